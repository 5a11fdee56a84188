import type { Person } from '@curio/protocol'
import { Button } from '@curio/ui'
import { type FormEvent, type ReactElement, type ReactNode, useState } from 'react'
import { Failure } from '../shell/failure.tsx'
import { Field } from '../shell/field.tsx'
import { useWords, type Words } from '../words/index.ts'
import { changePassword, rename } from './api.ts'
import { reasonOf } from './refusal-reason.ts'

interface ChangeProps {
  readonly title: string
  /** Gives up with a refusal. */
  readonly change: () => Promise<unknown>
  readonly done: () => void
  /** What a refusal means here, by its code. */
  readonly refusals: Words['profile']['refusals']
  readonly children: ReactNode
}

/** A form that says what became of it. */
function Change({ title, change, done, refusals, children }: ChangeProps): ReactElement {
  const { profile: words } = useWords()
  const [failure, setFailure] = useState<string | null>(null)
  const [saved, setSaved] = useState(false)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setFailure(null)
    setSaved(false)
    try {
      await change()
      setSaved(true)
      done()
    } catch (cause) {
      setFailure(reasonOf(cause, { ...words, refusals }))
    }
  }
  return (
    <details className="account__change">
      <summary>{title}</summary>
      <form className="sign-in" onSubmit={(event) => void submit(event)}>
        {children}
        <Failure text={failure} />
        <div className="setting__choice">
          <Button type="submit">{words.save}</Button>
          <span role="status">{saved ? words.saved : ''}</span>
        </div>
      </form>
    </details>
  )
}

interface AccountProps {
  readonly person: Person
  readonly done: () => void
}

export function RenameAccount({ person, done }: AccountProps): ReactElement {
  const { profile: words } = useWords()
  const [name, setName] = useState(person.name)
  return (
    <Change title={words.rename} change={() => rename(name)} done={done} refusals={words.refusals}>
      <Field label={words.loginName} value={name} change={setName} autoComplete="username" maxLength={24} />
    </Change>
  )
}

export function NewPassword({ done }: Pick<AccountProps, 'done'>): ReactElement {
  const { profile: words } = useWords()
  const [old, setOld] = useState('')
  const [password, setPassword] = useState('')
  const change = async (): Promise<void> => {
    await changePassword(old, password)
    setOld('')
    setPassword('')
  }
  const refusals = { ...words.refusals, 'wrong-password': words.oldPasswordWrong }
  return (
    <Change title={words.newPassword} change={change} done={done} refusals={refusals}>
      <Field label={words.oldPassword} value={old} change={setOld} autoComplete="current-password" />
      <Field label={words.newPassword} value={password} change={setPassword} autoComplete="new-password" />
      <p className="muted">{words.newPasswordHint}</p>
    </Change>
  )
}
