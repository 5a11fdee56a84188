import type { ReactElement } from 'react'

/** A text whose rule numbers are never broken across lines. */
export const inOnePiece = (text: string): ReactElement[] =>
  text.split(/(\(CR-[A-Z]+-\d+\)\.?)/).map((part) => (
    <span key={part} className={part.startsWith('(CR-') ? 'cb-rule' : undefined}>
      {part}
    </span>
  ))
