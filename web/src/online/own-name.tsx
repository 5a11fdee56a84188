import type { Person } from '@curio/protocol'
import { Button } from '@curio/ui'
import { type FormEvent, type ReactElement, useEffect, useId, useState } from 'react'
import { Failure } from '../shell/fields.tsx'
import { changeSettings, settings } from '../store/settings.ts'
import { useWords } from '../words/index.ts'
import { accountRefusal } from '../words/refusal.ts'
import { rename } from './api.ts'

interface OwnNameProps {
  /** The player on the server; null if the server does not answer. */
  readonly person: Person | null
  /** The current name, if it may differ from the one kept at this screen; empty for none. */
  readonly present?: string
  /** What a player without a name is called. */
  readonly placeholder?: string
  /** Called with the renamed player; null if the server does not answer. */
  readonly done: (person: Person | null) => void
}

/** The player's one name: at this screen, at online tables, and for the login of an account. */
export function OwnName({ person, present, placeholder, done }: OwnNameProps): ReactElement {
  const { profile: words } = useWords()
  const account = person === null || person.guest ? null : person
  const [name, setName] = useState(present ?? account?.name ?? settings.get().name)
  const [failure, setFailure] = useState<string | null>(null)
  const [saved, setSaved] = useState(false)
  const field = useId()
  // The name may have been changed on another device.
  useEffect(() => {
    if (account !== null && account.name !== settings.get().name) changeSettings({ name: account.name })
  }, [account])
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setFailure(null)
    try {
      const now = await changeName(person, name.trim())
      setSaved(true)
      done(now)
    } catch (cause) {
      setFailure(
        accountRefusal(cause, { ...words, refusals: { ...words.refusals, malformed: words.nameMalformed } }),
      )
    }
  }
  return (
    <form className="setting" onSubmit={(event) => void save(event)}>
      <h2>
        <label htmlFor={field}>{words.name}</label>
      </h2>
      <div className="setting__choice">
        <input
          id={field}
          className="input input--short"
          value={name}
          placeholder={placeholder}
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
      <p className="muted">{account === null ? words.nameHint : words.nameHintAccount}</p>
      <Failure text={failure} />
    </form>
  )
}

/** Without a server the name is kept here and sent at the next table. A guest may go without one. */
async function changeName(person: Person | null, name: string): Promise<Person | null> {
  const isKept = person === null || (person.guest && name === '')
  const now = isKept ? person : await rename(name)
  changeSettings({ name })
  return now
}
