import type { CardProps, Language } from '@curio/ui'
import { type ReactElement, use } from 'react'
import { loadPacks } from '../../content/load.ts'
import { ANCIENTS } from '../../content/pack.ts'
import { CITY_NAMES } from '../../rules/options.ts'
import type { Shown } from '../../rules/shown.ts'
import { allCards, type CardBook, cardBooks, type SaidCard } from '../../text/cards.ts'
import { routeText } from '../../text/index.ts'
import { AncientPortrait } from '../ancients/portrait.tsx'
import { inksOf } from '../cities/index.ts'
import { EventSign } from '../map/event-sign.tsx'
import { eventIn } from '../model/events.ts'
import { ShopIcons } from '../panels/reference.tsx'
import { TaskMap } from '../panels/resources.tsx'
import { CardFace } from '../panels/tour-card.tsx'
import { packIn } from '../scene.ts'
import '../style/index.css'

let loading: Promise<readonly Shown[]> | null = null

/** The cities of the booklet; a failure is tried again. */
function citiesShown(): Promise<readonly Shown[]> {
  loading ??= Promise.all(
    CITY_NAMES.map(async (city) => packIn(await loadPacks({ edition: 'booklet', city }))),
  )
  loading.catch(() => {
    loading = null
  })
  return loading
}

/** Every card of the game to look through, by city and by sort. */
export function Cards({ language }: { readonly language: Language }): ReactElement {
  const cities = use(citiesShown())
  const books = cardBooks(packIn({}), cities, (pack) => routeText(language, pack, []).names, false)
  return (
    <div className="rt-browse">
      <nav className="rt-browse-books">
        {books.map(({ title }, index) => (
          <a key={title} href={`#${bookId(index)}`}>
            {title}
          </a>
        ))}
      </nav>
      {books.map((book, index) => (
        <Book key={book.title} book={book} index={index} before={books.slice(0, index)} language={language} />
      ))}
    </div>
  )
}

const bookId = (index: number): string => `cards-${index}`

interface BookProps {
  readonly book: CardBook
  readonly index: number
  /** The books above it. */
  readonly before: readonly CardBook[]
  readonly language: Language
}

function Book({ book: { title, pack, cards }, index, before, language }: BookProps): ReactElement {
  const sorts = Map.groupBy(cards, ({ sort }) => sort)
  // A mention leads to the first card of its name; several cities have some of the same.
  const shown = new Set(before.flatMap((book) => book.cards.map(({ id }) => id)))
  const anchor = (id: string): string => (shown.has(id) ? `${bookId(index)}-${id}` : id)
  return (
    <section className={`rt-browse-book ${inksOf(pack.id)}`} id={bookId(index)}>
      <h2>{title}</h2>
      {[...sorts].map(([sort, those]) => (
        <section key={sort}>
          <h3>{sort}</h3>
          <ul className="rt-browse-cards">
            {those.map((card) => (
              <li key={card.id} id={anchor(card.id)} className="rt-card rt-browse-card">
                <Drawing pack={pack} card={card.id} language={language} />
                <h4>{card.name}</h4>
                <Face pack={pack} card={card} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

/** One card under a heading of its own. */
export function Card({ card: id, packs, language }: CardProps): ReactElement | null {
  const pack = packIn(packs)
  const card = cardsOf(pack, language).find((each) => each.id === id)
  return card ? (
    <div className="rt-card rt-browse-card">
      <Drawing pack={pack} card={id} language={language} />
      <p className="rt-label">{card.sort}</p>
      <Face pack={pack} card={card} />
    </div>
  ) : null
}

const cardsOf = (pack: Shown, language: Language): readonly SaidCard[] =>
  allCards(routeText(language, pack, []).names, false)

interface DrawingProps {
  readonly pack: Shown
  readonly card: string
  readonly language: Language
}

/** A card of a deck as the board shows it, or the crossings of a task on a small plan. */
function Drawing({ pack, card, language }: DrawingProps): ReactElement | null {
  const text = routeText(language, pack, [])
  const task = pack.tasks.find(({ id }) => id === card)
  if (task) return <TaskMap scene={{ pack, text }} crossings={task.crossings} />
  if (!pack.cards?.some(({ id }) => id === card)) return null
  return <CardFace scene={{ pack, text, view: { effects: {} }, props: { language } }} card={card} />
}

/** What is drawn on it, and what it says. */
function Face({ pack, card: { id, text } }: { readonly pack: Shown; readonly card: SaidCard }): ReactElement {
  const ancient = ANCIENTS.find((each) => each === id)
  const shop = pack.shopCards.find((each) => each.id === id)
  return (
    <>
      {ancient && <AncientPortrait ancient={ancient} shape="medallion" />}
      {shop && <ShopIcons card={shop} />}
      {eventIn(pack, id) && (
        <svg className="rt-event-sign" viewBox="-16 -16 32 32" aria-hidden="true">
          <EventSign pack={pack} event={id} />
        </svg>
      )}
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  )
}
