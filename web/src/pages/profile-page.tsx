import { Icon } from '@curio/ui'
import { Award } from 'lucide'
import { type ReactElement, useEffect, useState } from 'react'
import { GAMES } from '../games.ts'
import { listSaves } from '../local/matches.ts'
import type { Save } from '../local/save.ts'
import { Account } from '../online/account.tsx'
import { me } from '../online/api.ts'
import { OwnName } from '../online/own-name.tsx'
import { useServer } from '../online/use-server.ts'
import { HistoryTable, Records } from '../results/records.tsx'
import { resultWords } from '../results/result-words.ts'
import { ownGames, ownResult, recordsOf, subjectOf } from '../results/statistics.ts'
import { Link } from '../router.tsx'
import { SeatNames } from '../shell/seat-names.tsx'
import { useTitle } from '../shell/use-title.ts'
import { useSettings } from '../store/settings.ts'
import { useWords } from '../words/index.ts'

export function ProfilePage(): ReactElement {
  const words = useWords()
  const [asked, again] = useServer(me)
  const person = asked.state === 'done' ? asked.value : null
  useTitle(words.profile.title)
  return (
    <main className="page page--narrow" id="content">
      <h1>{words.profile.title}</h1>
      {/* Another account has another name. */}
      <OwnName key={person === null || person.guest ? '' : person.id} person={person} done={again} />
      <Account person={asked} again={again} />
      <Achievements />
      <LocalHistory />
    </main>
  )
}

/** Games whose goals last longer than a match. */
function Achievements(): ReactElement | null {
  const { achievements: words } = useWords()
  const { language } = useSettings()
  const games = GAMES.filter(({ hasAchievements }) => hasAchievements)
  if (games.length === 0) return null
  return (
    <section className="profile__local">
      <h2>{words.title}</h2>
      <p className="profile__links">
        {games.map(({ id, name }) => (
          <Link key={id} className="button button--quiet" to={`/achievements/${id}`}>
            <Icon node={Award} />
            {name[language]}
          </Link>
        ))}
      </p>
    </section>
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

/** Grouped by game: points of different games cannot be compared. */
function Statistics({ saves }: { readonly saves: readonly Save[] }): ReactElement {
  return (
    <>
      {[...Map.groupBy(saves, ({ game }) => game)].map(([game, played]) => (
        <Records
          key={game}
          game={game}
          records={recordsOf(played.map((save) => ({ ...save, subject: subjectOf(save) })))}
        />
      ))}
    </>
  )
}

function History({ saves }: { readonly saves: readonly Save[] }): ReactElement {
  const { profile: words } = useWords()
  const { language } = useSettings()
  const told = (save: Save): string | null => {
    const result = ownResult(save)
    const told = { game: save.game, subject: subjectOf(save), quit: false }
    return result && resultWords({ ...told, result }, language, words)
  }
  const lines = saves.map((save) => ({
    id: save.id,
    to: `/local/${save.id}`,
    at: save.updated,
    game: save.game,
    options: save.header.options,
    who: (
      <span className="shelf__who">
        <SeatNames save={save} />
      </span>
    ),
    result: told(save),
    games: ownGames(save),
  }))
  return <HistoryTable lines={lines} />
}
