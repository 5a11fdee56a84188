import { Button } from '@curio/ui'
import { type FormEvent, type ReactElement, useState } from 'react'
import { Failure } from '../shell/failure.tsx'
import { Field } from '../shell/field.tsx'
import { useWords } from '../words/index.ts'
import { changePassword } from './api.ts'
import { reasonOf } from './refusal-reason.ts'

export function NewPassword({ done }: { readonly done: () => void }): ReactElement {
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
      setFailure(reasonOf(cause, { ...words, refusals }))
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
