import { type ReactElement, type ReactNode, useId } from 'react'

export interface SegmentedProps<T extends string | number> {
  readonly label: string
  readonly value: T
  readonly options: readonly { readonly value: T; readonly label: ReactNode }[]
  readonly change: (value: T) => void
}

/** A few options side by side; radio buttons, so the arrow keys work by themselves. */
export function Segmented<T extends string | number>(props: SegmentedProps<T>): ReactElement {
  const name = useId()
  return (
    <div className="segmented" role="radiogroup" aria-label={props.label}>
      {props.options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === props.value}
            onChange={() => props.change(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
