import type { ReactElement } from 'react'

/** Words that begin a sentence. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** A text whose rule numbers are never broken across lines. */
export const inOnePiece = (text: string): ReactElement[] =>
  text.split(/(\(CR-[A-Z]+-\d+\)\.?)/).map((part) => (
    <span key={part} className={part.startsWith('(CR-') ? 'cb-rule' : undefined}>
      {part}
    </span>
  ))
