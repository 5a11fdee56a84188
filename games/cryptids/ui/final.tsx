import type { Figure, Language, TableState } from '@curio/ui'
import { type ReactElement, useId } from 'react'
import { asCryptidsView } from '../text/index.ts'
import { stateOfView } from '../text/view.ts'
import { Creature } from './art/creatures/creature.tsx'
import { BOARD_WORDS } from './board-words.ts'
import { builtBy } from './model/built.ts'
import type { Marks } from './reserve/laid.tsx'
import { ReserveSheet } from './reserve/reserve-map.tsx'
import { contentIn, textOf } from './scene.ts'

interface FinalProps {
  readonly table: TableState
  readonly figure: Figure
  readonly language: Language
  readonly large: boolean
}

const FATES = ['reserve', 'request', 'waiting'] as const

/** What a player leaves behind: their part of the reserve, and whom they found. */
export function Final({ table, figure: { seat }, language, large }: FinalProps): ReactElement | null {
  const id = useId()
  const view = asCryptidsView(table.view)
  const player = view.players[seat]
  if (!player) return null
  const content = contentIn(table.packs)
  const { names } = textOf(table, language)
  const { final, contracts, requestsTaken } = BOARD_WORDS[language]
  const land = { content, view, state: stateOfView(view, content), language }
  const built = builtBy(land, table.told, seat)
  const marks: Marks = { fresh: new Set(), lit: new Set(), faded: built.others, isStill: true }
  const groups = [
    ...FATES.map((fate) => ({
      name: final.fates[fate],
      cards: player.found.flatMap(({ card, relocated }) => ((relocated ?? 'waiting') === fate ? [card] : [])),
    })),
    { name: final.caught, cards: view.poacher?.caught.map(({ card }) => card) ?? [] },
  ].filter(({ cards }) => cards.length > 0)
  return (
    <div className={large ? 'cb cb-final cb-final--large' : 'cb cb-final'}>
      <ReserveSheet land={land} marks={marks} detail={large ? 'full' : 'inset'} id={id} />
      <div className="cb-final-words">
        {player.found.length === 0 && <p>{final.nobody}</p>}
        {groups.map(({ name, cards }) => (
          <section key={name}>
            <h3 className="cb-label">{name}</h3>
            <ul className="cb-final-found">
              {cards.map((card) => (
                <li key={card}>
                  <Creature id={card} detail={large ? 'plate' : 'emblem'} />
                  <span>{names.card(card)}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <p>{final.built(built.tiles, built.cells)}</p>
        {player.requests.length > 0 && (
          <p>
            {requestsTaken}: {names.list(player.requests.map(names.request))}.
          </p>
        )}
        {player.contracts !== null && (
          <p>
            {contracts}: {names.list(player.contracts.map(names.contract))}.
          </p>
        )}
      </div>
    </div>
  )
}
