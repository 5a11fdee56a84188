import type { CardProps, Language } from '@curio/ui'
import type { ReactElement } from 'react'
import { ANCIENTS } from '../../content/pack.ts'
import type { Shown } from '../../rules/shown.ts'
import { allCards, type SaidCard } from '../../text/cards.ts'
import { routeText } from '../../text/index.ts'
import { AncientPortrait } from '../ancients/portrait.tsx'
import { ShopIcons } from '../panels/reference.tsx'
import { packIn } from '../scene.ts'
import '../style/index.css'

/** Every card of the game to look through, by sort. */
export function Cards({ language }: { readonly language: Language }): ReactElement {
  const pack = packIn({})
  const sorts = Map.groupBy(cardsOf(pack, language), ({ sort }) => sort)
  return (
    <div className="rt-browse">
      {[...sorts].map(([sort, cards]) => (
        <section key={sort}>
          <h2>{sort}</h2>
          <ul className="rt-browse-cards">
            {cards.map((card) => (
              <li key={card.id} id={card.id} className="rt-card rt-browse-card">
                <h3>{card.name}</h3>
                <Face pack={pack} card={card} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** One card under a heading of its own. */
export function Card({ card: id, packs, language }: CardProps): ReactElement | null {
  const pack = packIn(packs)
  const card = cardsOf(pack, language).find((each) => each.id === id)
  return card ? (
    <div className="rt-card rt-browse-card">
      <p className="rt-label">{card.sort}</p>
      <Face pack={pack} card={card} />
    </div>
  ) : null
}

const cardsOf = (pack: Shown, language: Language): readonly SaidCard[] =>
  allCards(routeText(language, pack, []).names, false)

/** What is drawn on it, and what it says. */
function Face({ pack, card: { id, text } }: { readonly pack: Shown; readonly card: SaidCard }): ReactElement {
  const ancient = ANCIENTS.find((each) => each === id)
  const shop = pack.shopCards.find((each) => each.id === id)
  return (
    <>
      {ancient && <AncientPortrait ancient={ancient} shape="medallion" />}
      {shop && <ShopIcons card={shop} />}
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  )
}
