import type { ReactElement } from 'react'

export interface FieldProps {
  readonly label: string
  readonly value: string
  readonly change: (value: string) => void
  readonly autoComplete: 'username' | 'current-password' | 'new-password'
  readonly maxLength?: number
}

/** A text field under its label. Everything except a user name is hidden like a password. */
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

/** A search field. */
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

/** What went wrong with a form, announced to screen readers; null for nothing. */
export function Failure({ text }: { readonly text: string | null }): ReactElement | null {
  if (text === null) return null
  return (
    <p role="alert" className="failure">
      {text}
    </p>
  )
}
