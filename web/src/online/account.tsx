import type { Person } from '@curio/protocol'
import { Button } from '@curio/ui'
import { type FormEvent, type ReactElement, useState } from 'react'
import { gameById } from '../games.ts'
import { Link } from '../router.tsx'
import { useSettings } from '../store/settings.ts'
import { useWords } from '../words/index.ts'
import { NewPassword, RenameAccount } from './account-settings.tsx'
import { historyOf, login, logout, me, profileOf, register } from './api.ts'
import { reasonOf } from './refusal-reason.ts'
import { useServer } from './use-server.ts'

/** Who one is to the server: a guest, or an account with its history and rating. */
export function Account(): ReactElement {
  const { profile: words, loading } = useWords()
  const [person, again] = useServer(me)
  return (
    <section className="setting">
      <h2>{words.account}</h2>
      {person.state === 'loading' && <p className="muted">{loading}</p>}
      {person.state === 'failed' && <p className="muted">{words.noServer}</p>}
      {person.state === 'done' &&
        (person.value.guest ? <SignIn done={again} /> : <SignedIn person={person.value} done={again} />)}
      {person.state === 'done' && <Record key={person.value.id} player={person.value.id} />}
    </section>
  )
}

function SignedIn({ person, done }: { readonly person: Person; readonly done: () => void }): ReactElement {
  const { profile: words } = useWords()
  return (
    <>
      <div className="setting__choice">
        <p>{words.signedIn(person.name)}</p>
        <Button onClick={() => void logout().then(done)}>{words.logout}</Button>
      </div>
      <RenameAccount key={person.id} person={person} done={done} />
      <NewPassword done={done} />
    </>
  )
}

function SignIn({ done }: { readonly done: () => void }): ReactElement {
  const { profile: words } = useWords()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const act = (enter: typeof login) => async (): Promise<void> => {
    try {
      await enter({ name, password })
      done()
    } catch (cause) {
      setFailure(reasonOf(cause, words))
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
      <label className="field">
        <span>{words.loginName}</span>
        <input
          className="input"
          value={name}
          autoComplete="username"
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <label className="field">
        <span>{words.password}</span>
        <input
          className="input"
          type="password"
          value={password}
          autoComplete="current-password"
          onChange={(event) => setPassword(event.target.value)}
        />
      </label>
      <p className="muted">{words.passwordHint}</p>
      {failure !== null && (
        <p role="alert" className="failure">
          {failure}
        </p>
      )}
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
  const { language } = useSettings()
  const [record] = useServer(useAsk(player))
  if (record.state === 'loading') return <p className="muted">{loading}</p>
  if (record.state === 'failed') return <p className="muted">{words.noServer}</p>
  if (record.value.history.length === 0) return <p className="muted">{words.onlineEmpty}</p>
  const { profile, history } = record.value
  return (
    <>
      {profile.games.map((game) => (
        <dl key={game.game} className="numbers">
          {(
            [
              [words.played, game.matches],
              [words.won, game.won],
              [words.best, game.bestPoints ?? '–'],
              [words.rating, game.rating === null ? '–' : Math.round(game.rating.value)],
            ] as const
          ).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ))}
      <div className="score__scroll">
        <table className="history">
          <thead>
            <tr>
              <th scope="col">{words.date}</th>
              <th scope="col">{words.game}</th>
              <th scope="col">{words.result}</th>
            </tr>
          </thead>
          <tbody>
            {history.map((line) => (
              <tr key={line.match}>
                <td>{new Date(line.finished).toLocaleDateString(language)}</td>
                <td>
                  <Link to={`/table/${line.match}`}>{gameById(line.game)?.name[language] ?? line.game}</Link>
                </td>
                <td>
                  {line.won ? words.victory : words.place(line.place, line.players)} {line.points}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
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
