import { pool } from '@curio/kernel'
import type { TrickerionContent } from '../../rules/content.ts'
import { type Character, firstState, type Player, type TrickerionState } from '../../rules/state.ts'
import type { CharacterView, PlayerView, TrickerionView } from '../../view.ts'

const states = new WeakMap<TrickerionView, TrickerionState>()

/**
 * A state in which everything a viewer sees is as it is seen, so that the rules themselves can say what is possible and
 * what it is worth. What is hidden is left out: nothing may be asked about it. It is made once, and nobody changes it.
 */
export function stateOfView(view: TrickerionView, content: TrickerionContent): TrickerionState {
  const state = states.get(view) ?? readView(view, content)
  states.set(view, state)
  return state
}

function readView(view: TrickerionView, content: TrickerionContent): TrickerionState {
  const { specialDecks: _, specialBottoms: __, ...seen } = view
  const { market, prophecies } = seen
  const first = firstState(view.options, view.players.length, content)
  return {
    ...first,
    ...seen,
    selection: [...view.selection],
    order: [...view.order],
    placement: view.placement && { ...view.placement },
    players: view.players.map((each, seat) => playerOf(each, first.players[seat])),
    dice: [...view.dice],
    decks: {
      mechanical: [...view.decks.mechanical],
      spiritual: [...view.decks.spiritual],
      escape: [...view.decks.escape],
      optical: [...view.decks.optical],
    },
    market: {
      stall: [...market.stall],
      orders: [...market.orders],
      quickOrder: market.quickOrder,
      beside: [...market.beside],
    },
    row: view.row.map(
      (show) => show && { card: show.card, markers: show.markers.map((each) => ({ ...each })) },
    ),
    performanceDeck: [...view.performanceDeck],
    prophecies: { active: prophecies.active, pending: [...prophecies.pending], stack: pool([]), gone: [] },
    commitments: view.commitments.map((each) => ({ ...each })),
    performers: [...view.performers],
  }
}

const characterOf = ({ hasCard: _, ...character }: CharacterView): Character => character

function playerOf({ hand: _, specialsOwned: __, ...seen }: PlayerView, first: Player | undefined): Player {
  if (!first) throw new Error('a view has as many players as its game')
  return {
    ...first,
    ...seen,
    characters: seen.characters.map(characterOf),
    tricks: seen.tricks.map((trick) => ({ ...trick, extra: { ...trick.extra } })),
    components: seen.components.map((stack) => ({ ...stack })),
    permanents: { ...(seen.permanents ?? first.permanents) },
    specials: [...(seen.specials ?? [])],
    shown: [...seen.shown],
    used: [...seen.used],
    looking: [],
    performed: [...seen.performed],
    performedNow: [...seen.performedNow],
    fameBy: { ...seen.fameBy },
  }
}
