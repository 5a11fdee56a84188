import { type ReactElement, useId } from 'react'

interface PrintOption<T extends string> {
  readonly value: T
  readonly name: string
  /** What it changes. */
  readonly line: string
  readonly print: ReactElement
}

interface PrintsProps<T extends string> {
  readonly label: string
  /** The game's own classes: its inks, and how many prints stand in a row. */
  readonly className: string
  readonly options: readonly PrintOption<T>[]
  readonly value: T
  readonly change: (value: T) => void
}

/** A choice by pictures: a city, or a way to play. */
export function Prints<T extends string>(props: PrintsProps<T>): ReactElement {
  const { label, className, options, value: chosen, change } = props
  const id = useId()
  return (
    <div className={`prints ${className}`} role="radiogroup" aria-label={label}>
      {options.map(({ value, name, line, print }) => (
        <label key={value}>
          <input
            type="radio"
            name={id}
            checked={value === chosen}
            aria-label={name}
            aria-describedby={`${id}${value}`}
            onChange={() => change(value)}
          />
          {print}
          <b>{name}</b>
          <span id={`${id}${value}`}>{line}</span>
        </label>
      ))}
    </div>
  )
}
