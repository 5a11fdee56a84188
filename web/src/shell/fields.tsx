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

interface SearchFieldProps {
  readonly label: string
  readonly value: string
  readonly change: (value: string) => void
  readonly className?: string
}

/** A line in which something is looked for. */
export function SearchField({ label, value, change, className = '' }: SearchFieldProps): ReactElement {
  return (
    <input
      className={`input ${className}`.trim()}
      type="search"
      value={value}
      placeholder={label}
      aria-label={label}
      onChange={(event) => change(event.target.value)}
    />
  )
}

/** What went wrong with a form, said aloud; nothing while all is well. */
export function Failure({ text }: { readonly text: string | null }): ReactElement | null {
  if (text === null) return null
  return (
    <p role="alert" className="failure">
      {text}
    </p>
  )
}
