import type { Language } from '@curio/ui'
import type { ReactElement, ReactNode } from 'react'
import { CHARACTERS, SPECIAL_LOCATIONS } from '../../content/vocabulary.ts'
import type { Show } from '../../rules/state.ts'
import { Glyph } from '../art/glyph.tsx'
import { Portrait } from '../art/portrait.tsx'
import { TrickFace } from '../faces/trick-face.tsx'
import { type Press, pressOf } from '../press.ts'
import { ShowCard } from '../theater/show-card.tsx'
import { BROWSE_WORDS, SUMMARY_PARTS, type SummaryPart } from './words.ts'
import '../style/index.css'

/** The rules on one page, with pictures from the board. */
export function Summary({ language }: { readonly language: Language }): ReactElement {
  const press = pressOf({}, language)
  const words = BROWSE_WORDS[language]
  return (
    <section className="tr tr-summary" aria-label={words.summary}>
      <h2>{words.summary}</h2>
      <ol>
        {SUMMARY_PARTS.map((part) => (
          <li key={part} className={`tr-summary-part tr-summary-part--${part}`}>
            <h3>{words.parts[part].title}</h3>
            <Plate>{figureOf(part, press)}</Plate>
            {words.parts[part].text.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A picture only: what is drawn with it can neither be reached nor pressed. */
function Plate({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div className="tr-summary-plate" aria-hidden="true" inert>
      {children}
    </div>
  )
}

function figureOf(part: SummaryPart, press: Press): ReactNode {
  const { pack } = press.content
  switch (part) {
    case 'aim':
      return pack.magicians
        .filter((_, index) => index % 2 === 0)
        .map(({ id, school }) => <Portrait key={id} magician={id} school={school} />)
    case 'round':
      return SPECIAL_LOCATIONS.map((location) => <Glyph key={location} name={location} />)
    case 'points':
      return CHARACTERS.filter((kind) => kind !== 'assistant' && kind !== 'engineer').map((kind) => (
        <span key={kind} className="tr-summary-points">
          <Glyph name={kind} />
          {pack.constants.baseAp.value[kind]}
          <Glyph name="action" />
        </span>
      ))
    case 'trick':
      return <TrickFace press={press} trick={TRICK} />
    case 'show':
      return <ShowCard press={press} show={SHOW} suitOf={({ seat }) => (seat === 0 ? 'spades' : 'hearts')} />
    case 'wages':
      return (
        <>
          <Glyph name="wage" />
          <Glyph name="apprentice" />
          <Glyph name="manager" />
        </>
      )
    case 'end':
      return (
        <>
          <Glyph name="shard" />
          <Glyph name="coin" />
          <Glyph name="special" />
          <Glyph name="fame" />
        </>
      )
  }
}

const TRICK = 'water-tank-escape'

/** Two markers that make a link: both show the eye in their circle. */
const SHOW: Show = {
  card: 'R08',
  markers: [
    { seat: 0, trick: 'enchanted-butterflies', place: '01', direction: 'right', size: 1 },
    { seat: 1, trick: 'rabbit-from-the-top-hat', place: '11', direction: 'left', size: 1 },
  ],
}
