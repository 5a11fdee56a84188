import { Button } from '@curio/ui'
import { type ReactElement, useEffect, useState } from 'react'
import type { Save } from '../local/save.ts'
import { listSaves } from '../local/saves.ts'
import { Account } from '../online/account.tsx'
import { HistoryTable } from '../shell/history-table.tsx'
import { type Fact, Numbers } from '../shell/numbers.tsx'
import { SeatNames } from '../shell/seat-names.tsx'
import { changeSettings, useSettings } from '../store/settings.ts'
import { statisticsOf } from '../store/statistics.ts'
import { useWords } from '../words/index.ts'

export function ProfilePage(): ReactElement {
  const words = useWords()
  return (
    <main className="page page--narrow" id="content">
      <h1>{words.profile.title}</h1>
      <NameForm />
      <Account />
      <LocalHistory />
    </main>
  )
}

function NameForm(): ReactElement {
  const { profile: words } = useWords()
  const settings = useSettings()
  const [name, setName] = useState(settings.name)
  const [saved, setSaved] = useState(false)
  return (
    <form
      className="setting"
      onSubmit={(event) => {
        event.preventDefault()
        changeSettings({ name: name.trim() })
        setSaved(true)
      }}
    >
      <h2>
        <label htmlFor="own-name">{words.name}</label>
      </h2>
      <div className="setting__choice">
        <input
          id="own-name"
          className="input input--short"
          value={name}
          maxLength={24}
          autoComplete="nickname"
          onChange={(event) => {
            setName(event.target.value)
            setSaved(false)
          }}
        />
        <Button type="submit">{words.save}</Button>
        <span role="status">{saved ? words.saved : ''}</span>
      </div>
      <p className="muted">{words.nameHint}</p>
    </form>
  )
}

function LocalHistory(): ReactElement {
  const { profile: words } = useWords()
  const [saves, setSaves] = useState<readonly Save[]>([])
  useEffect(() => {
    listSaves().then(setSaves, () => setSaves([]))
  }, [])
  const finished = saves.filter((save) => save.over && save.tutorial === null)
  return (
    <section className="profile__local">
      <h2>{words.local}</h2>
      {finished.length === 0 ? <p className="muted">{words.statsEmpty}</p> : <Statistics saves={finished} />}
      {finished.length > 0 && <History saves={finished} />}
    </section>
  )
}

function Statistics({ saves }: { readonly saves: readonly Save[] }): ReactElement {
  const { profile: words } = useWords()
  const { played, won, best, average } = statisticsOf(saves)
  const facts: readonly Fact[] = [
    [words.played, played],
    [words.won, won],
    [words.best, best],
    [words.average, average],
  ]
  return <Numbers facts={facts} />
}

function History({ saves }: { readonly saves: readonly Save[] }): ReactElement {
  const lines = saves.map((save) => ({
    id: save.id,
    to: `/local/${save.id}`,
    at: save.updated,
    game: save.game,
    result: (
      <span className="shelf__who">
        <SeatNames save={save} />
      </span>
    ),
  }))
  return <HistoryTable lines={lines} />
}
