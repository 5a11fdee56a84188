import { Explained } from '@curio/ui'
import type { ReactElement } from 'react'
import { SYMBOLS, TOURIST_TYPES } from '../../content/pack.ts'
import { highestFailing } from '../../rules/rolls.ts'
import { isLed } from '../../rules/round.ts'
import { sourcesIn } from '../../rules/scoring.ts'
import type { Shown } from '../../rules/shown.ts'
import { AncientPortrait } from '../ancients/portrait.tsx'
import { HARBOUR_WORDS } from '../harbour-words.ts'
import { inkOf } from '../map/city-map.tsx'
import { TouristGlyph } from '../map/glyphs.tsx'
import { IconicCrossing, Pier } from '../map/harbour.tsx'
import { Gate, Shop, TaskCrossing, Terror } from '../map/symbols.tsx'
import { Airport, Cafe, GreenCrossing } from '../map/tour-symbols.tsx'
import { failingRange } from '../model/encounter-odds.ts'
import { hasEvents, type Scene } from '../scene.ts'
import { TOUR_BOARD_WORDS } from '../tour-board-words.ts'
import { BonusIcon } from './bonus-icon.tsx'

interface Props {
  readonly scene: Scene
}

/** Ten rounds, those played crossed off. */
export function RoundTrack({ scene }: Props): ReactElement {
  const { view, pack, text } = scene
  const { words } = text
  const rounds = Array.from({ length: pack.rounds.value }, (_, index) => index + 1)
  const rounding = ['shop', 'dice', 'turns'].includes(view.phase)
  const played = view.players[scene.own]?.roundsMarked ?? 0
  return (
    <header className="rt-rounds">
      <h2>
        {words.labels.round} <b>{view.round || 1}</b>
      </h2>
      <ol aria-label={`${words.labels.round} ${view.round}/${pack.rounds.value}`}>
        {rounds.map((round) => (
          <li
            key={round}
            className={[round <= played && 'rt-round--played', round === view.round && 'rt-round--now']
              .filter(Boolean)
              .join(' ')}
          >
            {round}
          </li>
        ))}
      </ol>
      <p className="rt-phase">
        {/* Alone, the prompt says what is done; what is to be reached needs the room. */}
        {text.challenge(view) ?? words.phases[view.phase]}
        {rounding && view.round >= pack.rounds.value - 1 && (
          <strong>{` · ${scene.board.roundsLeft(pack.rounds.value - view.round)}`}</strong>
        )}
        {rounding &&
          isLed(pack, view.round, view.players.length) &&
          ` · ${scene.board.leads(text.names.who(view.lead))}`}
      </p>
    </header>
  )
}

/** The open card of the antique shops. */
export function ShopCard({ scene }: Props): ReactElement {
  const { view, pack, text, props } = scene
  const { words } = text
  const card = pack.shopCards.find((each) => each.id === view.openShop)
  return (
    <section className="rt-card rt-shop-card" data-motion="shop-card" aria-label={words.labels.shop}>
      <h3 className="rt-label">
        <svg viewBox="-19 -19 38 38" className="rt-inline" aria-hidden="true">
          <Shop at={{ x: 0, y: 0 }} id="" visited={false} />
        </svg>
        {words.labels.shop}
        {pack.tour && view.usedShops.length > 0 && <OpenedCurios scene={scene} />}
      </h3>
      {card ? (
        <>
          <p className="rt-card-name">{card.name[props.language]}</p>
          <ShopIcons card={card} />
          <p className="rt-card-text">{text.names.cardBonus(card.id)}</p>
        </>
      ) : (
        <p className="rt-card-text">{words.labels.none}</p>
      )}
    </section>
  )
}

/** RT-ARK-4: the curios of earlier rounds lie under the open one. */
function OpenedCurios({ scene }: Props): ReactElement {
  const { view, text, props } = scene
  const words = TOUR_BOARD_WORDS[props.language]
  const opened = view.usedShops.map((id) => text.names.card(id)).join(', ')
  return (
    <Explained className="rt-curios" tip={words.curiosOpened(opened, view.shopsLeft)}>
      {words.curiosBefore(view.usedShops.length)}
    </Explained>
  )
}

type ShopCardEntry = Shown['shopCards'][number]

/** What a card of the shops brings, as signs. */
export function ShopIcons({ card }: { readonly card: ShopCardEntry }): ReactElement {
  return (
    <div className="rt-card-icons">
      {card.kind === 'BON_TOURISTS' && (
        <svg viewBox="0 0 66 20" className="rt-card-tourists" aria-hidden="true">
          {card.tourists.map((type, index) => (
            <TouristGlyph key={`${type}${'abc'[index]}`} type={type} x={11 + index * 22} y={10} size={7.5} />
          ))}
        </svg>
      )}
      {card.kind === 'BON_DOUBLE' && card.bonuses.map((bonus) => <BonusIcon key={bonus} bonus={bonus} />)}
    </div>
  )
}

/** The two effect cards; the one that the effect die put in force stands out (RT-P2-10). */
export function Effects({ scene }: Props): ReactElement | null {
  const { view, pack, text, board, props, own } = scene
  // RT-FX-2: without the module no card has a symbol.
  if (view.cards?.triggers === false) return null
  const turn = view.players[own]?.turn
  // RT-FX-4: a single card has both symbols.
  const cards = Map.groupBy(SYMBOLS, (symbol) => view.effects[symbol])
  return (
    <section className="rt-card rt-effects" aria-label={text.words.labels.effects}>
      <h3 className="rt-label">{text.words.labels.effects}</h3>
      <ul>
        {[...cards].map(([id, symbols]) => {
          const effect = pack.effects.find((each) => each.id === id)
          if (!effect) return null
          const inForce = turn?.effect === effect.id
          const name = effect.name[props.language]
          return (
            <li key={id}>
              <Explained
                className={inForce ? 'rt-effect rt-effect--now' : 'rt-effect'}
                tip={effect.text[props.language]}
              >
                {symbols.map((symbol) => (
                  <i key={symbol} className={`rt-symbol rt-symbol--${symbol}`} aria-hidden="true" />
                ))}
                <span>
                  <span className="unseen">
                    {`${symbols.map((symbol) => text.words.symbols[symbol]).join(', ')}: `}
                  </span>
                  {name}
                  {inForce && <em>{turn?.effectUsed ? board.used : board.inForce}</em>}
                  <span className="unseen">{`. ${effect.text[props.language]}`}</span>
                </span>
              </Explained>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The Ancient: rule, penalty, reward, and what madness makes fail (RT-END-10). */
export function AncientCard({ scene }: Props): ReactElement | null {
  const { view, pack, text, board, props } = scene
  const ancient = pack.ancients.find((each) => each.id === view.ancient)
  if (!ancient) return null
  const { language } = props
  return (
    <section className="rt-card rt-ancient" aria-label={text.words.labels.ancient}>
      <header className="rt-ancient-head">
        <AncientPortrait ancient={ancient.id} shape="medallion" />
        <div>
          <h3 className="rt-ancient-name">{ancient.name[language]}</h3>
          <p>{ancient.rule[language]}</p>
        </div>
      </header>
      <p>
        <b className="rt-bad">{board.penalty}.</b> {ancient.penalty[language]}
      </p>
      <p>
        <b className="rt-good">{board.reward}.</b> {ancient.reward[language]}
      </p>
      <MadnessTable scene={scene} />
    </section>
  )
}

/** RT-END-10: which numbers fail at which madness; the player's own stands out. */
export function MadnessTable({ scene }: Props): ReactElement {
  const { pack, text, board, view, own } = scene
  const levels = pack.failureTable.highestFailing.map((_, madness) => madness)
  const last = levels.length - 1
  const mine = view.players[own]?.ending?.madness
  return (
    <table className="rt-madness">
      <caption className="unseen">{board.fails}</caption>
      <tbody>
        <tr>
          <th scope="row">{text.words.labels.madness}</th>
          {levels.map((madness) => (
            <td
              key={madness}
              className={mine !== undefined && Math.min(mine, last) === madness ? 'rt-now' : undefined}
            >
              {madness === last ? `${madness}+` : madness}
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">{board.results.failure}</th>
          {levels.map((madness) => (
            <td key={madness}>{failingRange(highestFailing(pack, madness)) ?? '—'}</td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

/** Every mark of the map, said once more. */
export function Legend({ scene }: Props): ReactElement {
  const { text, board } = scene
  const { words } = text
  const at = { x: 0, y: 0 }
  // Sydney knows no purple tourists.
  const paid: readonly string[] = sourcesIn(scene.pack, hasEvents(scene.view))
  return (
    <ul className="rt-legend" aria-label={board.legend}>
      <PrintedSymbols scene={scene} />
      <li>
        <svg viewBox="-24 -36 48 60" aria-hidden="true">
          <TaskCrossing at={at} />
        </svg>
        {words.places.task}
      </li>
      <li>
        <svg viewBox="0 0 34 12" className={`rt-legend-line ${inkOf(scene.shown)}`} aria-hidden="true">
          <path className="rt-band" d="M3 6H31" />
        </svg>
        {board.bandLegend}
      </li>
      <li>
        <svg viewBox="0 0 34 12" className={`rt-legend-line ${inkOf(scene.shown)}`} aria-hidden="true">
          <path className="rt-mark" d="M3 6H31" />
        </svg>
        {board.thinLegend}
      </li>
      {TOURIST_TYPES.filter((type) => paid.includes(type)).map((type) => (
        <li key={type}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <TouristGlyph type={type} x={10} y={10} size={7} />
          </svg>
          {words.sources[type]}
        </li>
      ))}
    </ul>
  )
}

/** A crossing with a landmark on it, without what is written there. */
function iconicIn(pack: Shown): Omit<Parameters<typeof IconicCrossing>[0], 'at'> {
  const id = pack.map.vertices.find(({ symbol }) => symbol === 'iconic')?.id ?? ''
  return { pack, id, worth: null, name: '' }
}

/** The signs that are printed on the map of this city. */
function PrintedSymbols({ scene }: Props): ReactElement {
  const { text, pack, props } = scene
  const { places } = text.words
  const far = TOUR_BOARD_WORDS[props.language].symbols
  const harbour = HARBOUR_WORDS[props.language]
  const at = { x: 0, y: 0 }
  const has = (symbol: string): boolean => pack.map.vertices.some((vertex) => vertex.symbol === symbol)
  const signs: readonly (readonly [isThere: boolean, box: string, sign: ReactElement, name: string])[] = [
    [has('gate'), '-17 -17 34 34', <Gate key="gate" at={at} />, places.gate],
    [has('shop'), '-19 -19 38 38', <Shop key="shop" at={at} id="" visited={false} />, places.shop],
    [pack.ancients.length > 0, '-15 -15 30 30', <Terror key="terror" at={at} />, places.terrifying],
    [
      has('cafe'),
      '-19 -19 38 38',
      <Cafe key="cafe" at={at} id="" bonus="BON_COORD" visited={false} />,
      far.cafe,
    ],
    [has('airport'), '-17 -17 34 34', <Airport key="airport" at={at} />, far.airport],
    [has('pier'), '-17 -17 34 34', <Pier key="pier" at={at} type="blue" />, harbour.pier],
    [
      has('iconic'),
      '-21 -21 42 42',
      <IconicCrossing key="iconic" {...iconicIn(pack)} at={at} />,
      harbour.iconic,
    ],
    [has('greenCrossing'), '-17 -17 34 34', <GreenCrossing key="far" at={at} name="" />, far.greenCrossing],
  ]
  return (
    <>
      {signs.flatMap(([isThere, box, sign, name]) =>
        isThere
          ? [
              <li key={name}>
                <svg viewBox={box} aria-hidden="true">
                  {sign}
                </svg>
                {name}
              </li>,
            ]
          : [],
      )}
    </>
  )
}
