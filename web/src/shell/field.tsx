import type { ReactElement } from 'react'

export interface FieldProps {
  readonly label: string
  readonly value: string
  readonly change: (value: string) => void
  readonly autoComplete: 'username' | 'current-password' | 'new-password'
  readonly maxLength?: number
}

/** A line to be typed, under its name. Only what is a name may be read over a shoulder. */
export function Field({ label, value, change, autoComplete, maxLength }: FieldProps): ReactElement {
  return (
    <label className="field">
      <span>{label}</span>
      <input
        className="input"
        type={autoComplete === 'username' ? 'text' : 'password'}
        value={value}
        maxLength={maxLength}
        autoComplete={autoComplete}
        onChange={(event) => change(event.target.value)}
      />
    </label>
  )
}
