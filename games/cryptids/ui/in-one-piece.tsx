import type { ReactElement } from 'react'

/** A text in which no line ends within the number of a rule. */
export const inOnePiece = (text: string): ReactElement[] =>
  text.split(/(\(CR-[A-Z]+-\d+\)\.?)/).map((part) => (
    <span key={part} className={part.startsWith('(CR-') ? 'cb-rule' : undefined}>
      {part}
    </span>
  ))
