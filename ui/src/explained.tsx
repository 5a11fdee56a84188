import type { ButtonHTMLAttributes, ReactElement, ReactNode } from 'react'

export interface ExplainedProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly tip: string
  readonly children: ReactNode
}

/** Something that only explains itself: its tip is shown on hover, on focus, and on a press. */
export function Explained({ tip, className = '', children, ...rest }: ExplainedProps): ReactElement {
  return (
    <button type="button" {...rest} className={`explained ${className}`} data-tip={tip} data-explained="">
      {children}
    </button>
  )
}
