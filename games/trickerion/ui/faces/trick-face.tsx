import type { ReactElement, ReactNode } from 'react'
import type { Component } from '../../content/vocabulary.ts'
import { trickOf } from '../../rules/content.ts'
import { Glyph, TrickPicture } from '../art/glyph.tsx'
import { LEVELS } from '../art/levels.ts'
import type { Press } from '../press.ts'
import { Amounts } from './amounts.tsx'
import { FACE_WORDS } from './words.ts'

interface Props {
  readonly press: Press
  readonly trick: string
  /** How many tokens of a kind the reader has; what is missing is marked. */
  readonly has?: (kind: Component) => number
  /** Lies on the picture: markers and the symbol of an owned trick. */
  readonly children?: ReactNode
}

/** The face of a trick says everything that is decided by: what it needs, what preparing costs and gives, what it pays. */
export function TrickFace({ press, trick, has, children }: Props): ReactElement {
  const { content, text, language } = press
  const { entry, needs } = trickOf(content, trick)
  const words = FACE_WORDS[language]
  const threshold = content.pack.constants.thresholds.byLevel[entry.level - 1] ?? 0
  const ending = text.trickEnding(trick)
  return (
    <article className={`tr-face tr-face--${entry.school}`} aria-label={text.trick(trick)}>
      <header className="tr-face-head">
        <span data-tip={text.words.schools[entry.school]}>
          <Glyph name={entry.school} />
        </span>
        <b>{entry[language]}</b>
        <span className="tr-face-level" data-tip={words.threshold(entry.level, threshold)}>
          {LEVELS[entry.level]}
        </span>
      </header>
      <div className="tr-face-art">
        <TrickPicture trick={trick} school={entry.school} />
        {children}
      </div>
      <ul className="tr-face-needs" aria-label={words.needs}>
        {needs.map(({ kind, count }) => {
          const missing = has === undefined ? 0 : Math.max(0, count - has(kind))
          return (
            <li
              key={kind}
              className={missing > 0 ? 'tr-need tr-need--missing' : 'tr-need'}
              data-tip={
                missing > 0
                  ? words.missing(text.words.components[kind], missing)
                  : text.words.components[kind]
              }
            >
              <Glyph name={kind} />
              {count > 1 && <b>×{count}</b>}
            </li>
          )
        })}
      </ul>
      <footer className="tr-face-foot">
        <span
          data-tip={words.prepare(
            text.names.counted(entry.ap, 'ap'),
            text.names.counted(entry.markers, 'markers'),
          )}
        >
          {entry.ap}
          <Glyph name="action" />
          <span aria-hidden="true"> → </span>
          {entry.markers}
          <Glyph name="marker" />
        </span>
        <Amounts press={press} amount={entry.yields} />
      </footer>
      {ending !== null && <p className="tr-face-ending">{ending}</p>}
    </article>
  )
}
