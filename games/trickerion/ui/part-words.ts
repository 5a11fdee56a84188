import { COMPONENTS, HIRED, LOCATIONS, SPECIAL_LOCATIONS, SUITS } from '../content/vocabulary.ts'
import type { Act } from '../rules/acts.ts'
import { DIRECTIONS, DISCS, type Face } from '../rules/state.ts'
import { performedWords } from '../text/performed.ts'
import type { Part } from './model/offers.ts'
import type { Scene } from './scene.ts'

const oneOf = <T extends string>(words: readonly T[], word: string): T | null =>
  words.find((each) => each === word) ?? null

/** A part of an answer in a few words; `acts` are those that have it. */
export function partWords(scene: Scene, { key, value }: Part, acts: readonly Act[]): string {
  const { text, board, content, view } = scene
  const { names, words } = text
  const component = (kind: string): string => {
    const known = oneOf(COMPONENTS, kind)
    return known ? words.components[known] : kind
  }
  switch (key) {
    case 'act':
      return board.acts[oneOf(Object.keys(board.acts) as (keyof typeof board.acts)[], value) ?? 'decline']
    case 'by':
      return board.by[value === 'special' ? 'special' : 'action']
    case 'disc': {
      const disc = oneOf(DISCS, value)
      return disc ? names.character(disc) : value
    }
    case 'slot':
      return names.slot(value)
    case 'card':
      return oneOf(LOCATIONS, value) || content.specials.has(value) ? names.assignment(value) : value
    case 'die': {
      const face = view.dice[Number(value)]
      return face === undefined ? value : board.die(Number(value) + 1, names.face(face))
    }
    case 'face':
      return names.face((/^\d+$/.test(value) ? Number(value) : value) as Face)
    case 'trick':
      return content.tricks.has(value) ? names.trick(value) : value
    case 'kind':
      return component(value)
    case 'loads':
      return loadsWords(scene, acts) ?? component(value)
    case 'order':
      return board.orderSlot(Number(value) + 1)
    case 'show':
      return names.show(value)
    case 'from':
    case 'spot':
      return spotWords(scene, value)
    case 'turn': {
      const direction = oneOf(DIRECTIONS, value)
      return direction ? words.directions[direction] : value
    }
    case 'size':
    case 'count':
      return board.times(Number(value))
    case 'bargain':
      return value === '0' ? board.noBargain : board.bargain(Number(value))
    case 'symbol': {
      const suit = oneOf(SUITS, value)
      return suit ? words.suits[suit] : value
    }
    case 'board':
      return board.boards[oneOf(['board', 'engineer', 'manager', 'assistant'] as const, value) ?? 'board']
    case 'swapped':
      return value === 'no' ? board.noSwap : content.tricks.has(value) ? names.trick(value) : component(value)
    case 'shard':
    case 'boost':
    case 'effect':
      return value === 'yes' ? board.extras[key] : board.extras.no
    case 'copy':
      return value === 'no' ? board.extras.no : names.special(value)
    case 'decks':
      return names.decks(value.split('+').flatMap((deck) => oneOf(SPECIAL_LOCATIONS, deck) ?? []))
    case 'pending':
      return names.prophecy(view.prophecies.pending[Number(value)] ?? null)
    case 'pay':
      return payWords(scene, value, acts[0])
  }
}

/** A slot of a performance card; in a show that is being performed its trick. */
function spotWords({ text, view }: Scene, value: string): string {
  const [card = '', place] = value.split('.')
  const { names } = text
  if (place === undefined) {
    const show = view.row.find((each) => each?.card === card)
    if (show) return names.show(card)
    return performedWords(names, view, card) ?? names.place(card)
  }
  const marker = view.row.find((each) => each?.card === card)?.markers.find((each) => each.place === place)
  const where = names.spot({ card, place, direction: null })
  return marker ? `${names.trick(marker.trick)}: ${where}` : where
}

/** Several kinds, or one kind with its number; null where that number is still to be chosen. */
function loadsWords({ text, question }: Scene, acts: readonly Act[]): string | null {
  const all = acts.flatMap((act) => ('loads' in act ? [act.loads] : []))
  const [loads = []] = all
  const [only, ...more] = loads
  const isChosen = more.length > 0 || all.every(([load]) => load?.count === only?.count)
  if (only === undefined || !isChosen) return null
  // There are rows for the boards of one kind, and what the Manager brings has no choice of them.
  const isSaid = more.length > 0 && question?.kind !== 'setup.manager'
  return text.names.loads(isSaid ? loads : loads.map((load) => ({ ...load, on: 'board' })))
}

function payWords({ text, content }: Scene, value: string, act: Act | undefined): string {
  const { names, words } = text
  if (act?.type === 'takeYield') return names.amountAlone(act)
  if (act?.type === 'linkPay') {
    const links = (count: number): string | null => (count === 0 ? null : names.counted(count, 'links'))
    return words.options.linkPay(links(act.fame), links(act.coins))
  }
  const role = oneOf(HIRED, value)
  if (role) return words.characters[role].name
  if (content.magicians.has(value)) return names.magician(value)
  if (act?.type !== 'premiere') return value
  return words.options.premiere(names.trick(act.trick), act.what, act.place && names.place(act.place))
}
