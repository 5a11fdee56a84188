import type { ReactElement } from 'react'
import { known } from '../../rules/content.ts'
import { Glyph } from '../art/glyph.tsx'
import { Portrait } from '../art/portrait.tsx'
import type { Press } from '../press.ts'
import { FACE_WORDS } from './words.ts'

interface SpecialProps {
  readonly press: Press
  readonly special: string
}

/** A special assignment: where it is used, for which action, and what it does. */
export function SpecialFace({ press, special }: SpecialProps): ReactElement {
  const { content, text, language } = press
  const { entry } = known(content.specials, special)
  return (
    <article className={`tr-power tr-power--${entry.location}`}>
      <header className="tr-face-head">
        <span data-tip={text.words.locations[entry.location].name}>
          <Glyph name={entry.location} />
        </span>
        <b>{entry[language]}</b>
        <small>{text.words.targets[entry.action]}</small>
      </header>
      <p>{text.specialEffect(special)}</p>
    </article>
  )
}

interface ProphecyProps {
  readonly press: Press
  readonly prophecy: string
}

/** A prophecy and the rule it brings. */
export function ProphecyFace({ press, prophecy }: ProphecyProps): ReactElement {
  const { content, text, language } = press
  return (
    <article className="tr-power tr-power--prophecy">
      <header className="tr-face-head">
        <Glyph name="prophecy" />
        <b>{known(content.prophecies, prophecy)[language]}</b>
      </header>
      <p>{text.prophecyEffect(prophecy)}</p>
    </article>
  )
}

interface MagicianProps {
  readonly press: Press
  readonly magician: string
  /** Without the Dark Alley nobody has an ability (TR-PSET-7). */
  readonly hasAbility: boolean
}

/** A magician's poster: the portrait, the school, and what they alone can do. */
export function MagicianFace({ press, magician, hasAbility }: MagicianProps): ReactElement {
  const { content, text, language } = press
  const { entry } = known(content.magicians, magician)
  return (
    <article className={`tr-magician tr-magician--${entry.school}`}>
      <Portrait magician={magician} school={entry.school} />
      <header className="tr-face-head">
        <span data-tip={text.words.schools[entry.school]}>
          <Glyph name={entry.school} />
        </span>
        <b>{entry[language]}</b>
      </header>
      {hasAbility && (
        <p>
          <b>{entry.ability[language]}.</b> {text.abilityEffect(magician)}
          <span className="unseen"> {FACE_WORDS[language].ability}</span>
        </p>
      )}
    </article>
  )
}
