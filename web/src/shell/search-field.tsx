import type { ReactElement } from 'react'

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
