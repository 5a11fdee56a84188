import type { Person } from '@curio/protocol'
import { Button } from '@curio/ui'
import { type FormEvent, type ReactElement, useState } from 'react'
import { HistoryTable, Records } from '../results/records.tsx'
import { resultWords } from '../results/result-words.ts'
import { Failure, Field } from '../shell/fields.tsx'
import { changeSettings, useSettings } from '../store/settings.ts'
import { useWords } from '../words/index.ts'
import { accountRefusal } from '../words/refusal.ts'
import { changePassword, historyOf, login, logout, profileOf, register } from './api.ts'
import { opponentNames } from './opponents.ts'
import { Again } from './server-failed.tsx'
import { type Asked, useServer } from './use-server.ts'

interface AccountProps {
  readonly person: Asked<Person>
  readonly again: () => void
}

/** The player on the server: a guest, or an account with its history and rating. */
export function Account({ person, again }: AccountProps): ReactElement {
  const { profile: words, loading } = useWords()
  return (
    <section className="setting">
      <h2>{words.account}</h2>
      {person.state === 'loading' && <p className="muted">{loading}</p>}
      {person.state === 'failed' && <NoServer again={again} />}
      {person.state === 'done' &&
        (person.value.guest ? <SignIn done={again} /> : <SignedIn person={person.value} done={again} />)}
      {person.state === 'done' && <Record key={person.value.id} player={person.value.id} />}
    </section>
  )
}

function NoServer({ again }: { readonly again: () => void }): ReactElement {
  const { profile: words } = useWords()
  return (
    <div className="setting__choice">
      <p className="muted">{words.noServer}</p>
      <Again again={again} />
    </div>
  )
}

function SignedIn({ person, done }: { readonly person: Person; readonly done: () => void }): ReactElement {
  const { profile: words } = useWords()
  const [failure, setFailure] = useState<string | null>(null)
  const out = (): void =>
    void leave().then(done, (cause: unknown) => setFailure(accountRefusal(cause, words)))
  return (
    <>
      <div className="setting__choice">
        <p>{words.signedIn(person.name)}</p>
        <Button onClick={out}>{words.logout}</Button>
      </div>
      <Failure text={failure} />
      <NewPassword done={done} />
    </>
  )
}

/** The name belonged to the account; the next person here is somebody else. */
async function leave(): Promise<void> {
  await logout()
  changeSettings({ name: '' })
}

function SignIn({ done }: { readonly done: () => void }): ReactElement {
  const { profile: words } = useWords()
  const { name: own } = useSettings()
  const [typed, type] = useState<string | null>(null)
  const name = typed ?? own
  const [password, setPassword] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const act = (enter: typeof login) => async (): Promise<void> => {
    try {
      await enter({ name, password })
      done()
    } catch (cause) {
      setFailure(accountRefusal(cause, words))
    }
  }
  return (
    <form
      className="sign-in"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void act(login)()
      }}
    >
      <p className="muted">{words.guest}</p>
      <Field label={words.loginName} value={name} change={type} autoComplete="username" maxLength={24} />
      <Field label={words.password} value={password} change={setPassword} autoComplete="current-password" />
      <p className="muted">{words.passwordHint}</p>
      <Failure text={failure} />
      <div className="setting__choice">
        <Button type="submit" look="primary">
          {words.login}
        </Button>
        <Button onClick={() => void act(register)()}>{words.register}</Button>
      </div>
    </form>
  )
}

function Record({ player }: { readonly player: string }): ReactElement {
  const { profile: words, loading } = useWords()
  const [record, again] = useServer(useAsk(player))
  if (record.state === 'loading') return <p className="muted">{loading}</p>
  if (record.state === 'failed') return <NoServer again={again} />
  if (record.value.history.length === 0) return <p className="muted">{words.onlineEmpty}</p>
  return <Played player={player} {...record.value} />
}

function Played({ player, profile, history }: Both & { readonly player: string }): ReactElement {
  const words = useWords()
  const { profile: said } = words
  const { language } = useSettings()
  const lines = history.map((line) => ({
    id: line.match,
    to: `/table/${line.match}`,
    at: line.finished,
    game: line.game,
    options: line.options,
    who: line.players === 1 ? said.nobody : opponentNames(line.seats, player, words),
    result: resultWords(line, language, said),
    games: line.games,
  }))
  return (
    <>
      {profile.games.map(({ game, records, rating }) => (
        <Records
          key={game}
          game={game}
          records={records}
          rating={[said.rating, rating === null ? '–' : Math.round(rating.value)]}
        />
      ))}
      <HistoryTable lines={lines} />
    </>
  )
}

type Both = {
  readonly profile: Awaited<ReturnType<typeof profileOf>>
  readonly history: Awaited<ReturnType<typeof historyOf>>
}

function useAsk(player: string): () => Promise<Both> {
  const [ask] = useState(() => async (): Promise<Both> => {
    const [profile, history] = await Promise.all([profileOf(player), historyOf(player)])
    return { profile, history }
  })
  return ask
}

function NewPassword({ done }: { readonly done: () => void }): ReactElement {
  const { profile: words } = useWords()
  const [old, setOld] = useState('')
  const [password, setPassword] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [saved, setSaved] = useState(false)
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setFailure(null)
    setSaved(false)
    try {
      await changePassword(old, password)
      setOld('')
      setPassword('')
      setSaved(true)
      done()
    } catch (cause) {
      const refusals = { ...words.refusals, 'wrong-password': words.oldPasswordWrong }
      setFailure(accountRefusal(cause, { ...words, refusals }))
    }
  }
  return (
    <details className="account__change">
      <summary>{words.newPassword}</summary>
      <form className="sign-in" onSubmit={(event) => void save(event)}>
        <Field label={words.oldPassword} value={old} change={setOld} autoComplete="current-password" />
        <Field label={words.newPassword} value={password} change={setPassword} autoComplete="new-password" />
        <p className="muted">{words.newPasswordHint}</p>
        <Failure text={failure} />
        <div className="setting__choice">
          <Button type="submit">{words.save}</Button>
          <span role="status">{saved ? words.saved : ''}</span>
        </div>
      </form>
    </details>
  )
}
