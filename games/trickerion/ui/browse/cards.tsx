import type { Packs } from '@curio/kernel'
import { type CardProps, type Language, Segmented } from '@curio/ui'
import { capital } from '@curio/ui/language'
import { type ReactElement, type ReactNode, useState } from 'react'
import { LEVELS, type Level, SCHOOLS, type School } from '../../content/vocabulary.ts'
import { Glyph } from '../art/glyph.tsx'
import { MagicianFace, ProphecyFace, SpecialFace } from '../faces/power-face.tsx'
import { TrickFace } from '../faces/trick-face.tsx'
import { type Press, pressOf } from '../press.ts'
import { ShowCard } from '../theater/show-card.tsx'
import { BROWSE_WORDS } from './words.ts'
import '../style/index.css'

interface CardsProps {
  readonly language: Language
  /** What is played with instead of the packs that come with the game. */
  readonly packs?: Packs
}

/** Every card of the game to look through. */
export function Cards({ language, packs = {} }: CardsProps): ReactElement {
  const press = pressOf(packs, language)
  const words = BROWSE_WORDS[language]
  const { pack } = press.content
  return (
    <div className="tr tr-browse">
      <Tricks press={press} />
      <Shelf title={words.magicians} help={words.magiciansHelp} hasPictures>
        {pack.magicians.map(({ id }) => (
          <li key={id} id={`magician-${id}`}>
            <MagicianFace press={press} magician={id} hasAbility />
          </li>
        ))}
      </Shelf>
      <Shelf title={words.shows} help={words.showsHelp} hasPictures>
        {pack.performances.map(({ id }) => (
          <li key={id} id={`show-${id}`}>
            <EmptyShow press={press} card={id} />
          </li>
        ))}
      </Shelf>
      <Shelf title={words.specials} help={words.specialsHelp}>
        {pack.specials.map(({ id }) => (
          <li key={id} id={`special-${id}`}>
            <SpecialFace press={press} special={id} />
          </li>
        ))}
      </Shelf>
      <Shelf title={words.prophecies} help={words.propheciesHelp}>
        {pack.prophecies.map(({ id }) => (
          <li key={id} id={`prophecy-${id}`}>
            <ProphecyFace press={press} prophecy={id} />
          </li>
        ))}
      </Shelf>
    </div>
  )
}

interface ShelfProps {
  readonly title: string
  readonly help: string
  /** Pictures stand two in a row even on a phone. */
  readonly hasPictures?: boolean
  readonly children: ReactNode
}

function Shelf({ title, help, hasPictures = false, children }: ShelfProps): ReactElement {
  return (
    <section>
      <h2>{title}</h2>
      <p>{help}</p>
      <ul className={hasPictures ? 'tr-browse-cards tr-browse-cards--pictures' : 'tr-browse-cards'}>
        {children}
      </ul>
    </section>
  )
}

function Tricks({ press }: { readonly press: Press }): ReactElement {
  const { content, text, language } = press
  const words = BROWSE_WORDS[language]
  const [school, setSchool] = useState<School | 'all'>('all')
  const [level, setLevel] = useState<Level | 'all'>('all')
  const shown = content.pack.tricks.filter(
    (trick) => (school === 'all' || trick.school === school) && (level === 'all' || trick.level === level),
  )
  return (
    <section>
      <h2>
        {words.tricks} <small>{shown.length}</small>
      </h2>
      <div className="tr-catalogue-filters">
        <Segmented
          label={words.school}
          value={school}
          options={[
            { value: 'all', label: words.all },
            ...SCHOOLS.map((each) => ({
              value: each,
              label: (
                <>
                  <Glyph name={each} /> {capital(text.words.schools[each])}
                </>
              ),
            })),
          ]}
          change={setSchool}
        />
        <Segmented
          label={words.level}
          value={`${level}`}
          options={[
            { value: 'all', label: words.all },
            ...LEVELS.map((each) => ({ value: `${each}`, label: `${each}` })),
          ]}
          change={(chosen) => setLevel(LEVELS.find((each) => `${each}` === chosen) ?? 'all')}
        />
      </div>
      <ul className="tr-browse-cards tr-browse-cards--pictures">
        {shown.map(({ id }) => (
          <li key={id} id={`trick-${id}`}>
            <TrickFace press={press} trick={id} />
            <p className="tr-browse-needs">{capital(text.needs(id))}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A performance card as it comes into the row. */
const EmptyShow = ({ press, card }: { readonly press: Press; readonly card: string }): ReactElement => (
  <ShowCard press={press} show={{ card, markers: [] }} suitOf={() => 'spades'} />
)

/** One card of `named`, as the page of all cards has it. */
export function Card({ card, packs, language }: CardProps): ReactElement | null {
  const press = pressOf(packs, language)
  return <div className="tr tr-one-card">{faceOf(press, card)}</div>
}

function faceOf(press: Press, card: string): ReactNode {
  const { pack } = press.content
  const found = <T extends { readonly id: string }>(entries: readonly T[], sort: string): T | undefined =>
    entries.find(({ id }) => card === `${sort}-${id}`)
  const trick = found(pack.tricks, 'trick')
  if (trick) return <TrickFace press={press} trick={trick.id} />
  const special = found(pack.specials, 'special')
  if (special) return <SpecialFace press={press} special={special.id} />
  const prophecy = found(pack.prophecies, 'prophecy')
  if (prophecy) return <ProphecyFace press={press} prophecy={prophecy.id} />
  const show = found(pack.performances, 'show')
  if (show) return <EmptyShow press={press} card={show.id} />
  const magician = found(pack.magicians, 'magician')
  return magician ? <MagicianFace press={press} magician={magician.id} hasAbility /> : null
}
