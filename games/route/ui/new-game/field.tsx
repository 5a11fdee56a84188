import { Segmented, type SegmentedProps } from '@curio/ui'
import type { ReactElement, ReactNode } from 'react'

interface ChoiceProps<T extends string | number> extends SegmentedProps<T> {
  /** What the chosen one changes. */
  readonly line: string | null
  readonly children?: ReactNode
}

/** One thing to agree on: its name, what can be chosen, and what the choice changes. */
export function Choice<T extends string | number>(props: ChoiceProps<T>): ReactElement {
  const { line, children, ...choice } = props
  return (
    <div className="field">
      <span>{choice.label}</span>
      <Segmented {...choice} />
      {line !== null && <p className="rt-new-note">{line}</p>}
      {children}
    </div>
  )
}

interface PickProps {
  readonly label: ReactNode
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly change: (value: string) => void
  readonly line?: string
}

/** One of many: a list that opens. */
export function Pick({ label, value, options, change, line }: PickProps): ReactElement {
  return (
    <div className="field">
      <label>
        <span className="rt-new-label">{label}</span>
        <select className="input" value={value} onChange={(event) => change(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </label>
      {line !== undefined && <p className="rt-new-note">{line}</p>}
    </div>
  )
}
