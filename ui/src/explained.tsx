import {
  type ButtonHTMLAttributes,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useState,
} from 'react'

export interface ExplainedProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly tip: string
  readonly children: ReactNode
}

/** Something that does nothing but explain itself: its tip is shown on hover, focus and press. */
export function Explained({ tip, className = '', children, ...rest }: ExplainedProps): ReactElement {
  return (
    <button type="button" {...rest} className={`explained ${className}`} data-tip={tip} data-explained="">
      {children}
    </button>
  )
}

export interface ExplainedListProps {
  readonly label: string
  readonly className: string
  readonly items: readonly {
    readonly id: string
    readonly tip: string
    readonly className: string
    readonly content: ReactNode
  }[]
  /** Further items of the list that need no explanation. */
  readonly children?: ReactNode
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** A row of explained things: one Tab stop, arrow keys between them. */
export function ExplainedList({ label, className, items, children }: ExplainedListProps): ReactElement {
  const [current, setCurrent] = useState(0)
  const keys = (event: KeyboardEvent<HTMLElement>): void => {
    const by = STEPS[event.key]
    if (by === undefined) return
    event.preventDefault()
    const buttons = event.currentTarget.querySelectorAll<HTMLElement>('[data-explained]')
    buttons[(current + by + buttons.length) % buttons.length]?.focus()
  }
  return (
    <ul className={className} aria-label={label} onKeyDown={keys}>
      {items.map((item, index) => (
        <li key={item.id}>
          <Explained
            tip={item.tip}
            className={item.className}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setCurrent(index)}
          >
            {item.content}
          </Explained>
        </li>
      ))}
      {children}
    </ul>
  )
}
