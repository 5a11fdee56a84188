import type { Note } from '@curio/kernel'
import { type Cover, DIE } from '../rules/acts.ts'
import { MARKET_PRICE } from '../rules/helper.ts'
import type { CryptidsNote } from '../rules/notes.ts'
import type { Names } from './names.ts'
import { evidenceAt } from './notation.ts'
import { coveredWords } from './options.ts'
import { POACHER_WRITERS } from './poacher-notes.ts'

type NoteKind = CryptidsNote['kind']
export type NoteOf<K extends NoteKind> = Extract<CryptidsNote, { readonly kind: K }>
export type Writers<K extends NoteKind> = {
  readonly [Each in K]: (names: Names, note: NoteOf<Each>) => string
}

export type PoacherKind = Extract<NoteKind, `poacher.${string}` | 'lost'>

const WRITERS: Writers<Exclude<NoteKind, PoacherKind>> = {
  setup: (n, { seating, common, requests }) =>
    n.words.log.setup(
      n.list(seating.map((seat) => (n.who(seat).you ? n.words.you : n.player(seat)))),
      common === null ? null : n.contract(common),
      requests.map(n.request).join('; '),
    ),
  contracts: (n, { seat, contracts }) =>
    n.words.log.contracts(n.who(seat), contracts ? n.list(contracts.map(n.contract)) : null),
  'contracts.shown': (n, { seat, contracts }) =>
    n.words.log.contractsShown(n.who(seat), n.list(contracts.map(n.contract))),
  city: (n, { seat, city }) => n.words.log.city(n.who(seat), n.place(city)),
  phase: (n, { phase, round, final }) => n.words.log.phase(phase, round, final),
  dice: (n, { seat, faces }) =>
    n.words.log.dice(n.who(seat), faces.map((face) => n.words.helperDie(face.bonus, face.n)).join(', ')),
  turn: (n, { seat, phase }) => n.words.log.turn(n.who(seat), phase),
  'turn.ended': (n, { seat, row }) => n.words.log.turnEnded(n.who(seat), row),

  laid: (n, { laid }) =>
    laid.length === 0
      ? n.words.log.nothingLaid
      : n.words.log.laid(laid.map(({ at, face }) => evidenceAt(n.evidence(face), at)).join(', ')),
  market: (n, { faces, why }) =>
    n.words.log.market[why](
      faces.map((face) => (face === null ? n.words.log.emptySlot : n.evidence(face))).join(', '),
    ),
  'bag.refilled': (n, { tokens }) => n.words.log.bagRefilled(n.counted(tokens, 'tokens')),
  bought: (n, { seat, face, price }) =>
    n.words.log.bought(n.who(seat), n.taken(face), n.counted(price, 'paidCoins')),
  sold: (n, { seat, face, price, removed }) =>
    n.words.log.sold(
      n.who(seat),
      n.taken(face),
      n.counted(price, 'paidCoins'),
      removed === null ? null : n.evidence(removed),
    ),
  swapped: (n, { seat, given, taken, coins }) =>
    n.words.log.swapped(n.who(seat), n.taken(given), n.taken(taken), difference(n, seat, coins)),
  'market.paid': (n, { seat }) => n.words.log.marketPaid(n.who(seat), n.counted(MARKET_PRICE, 'paidCoins')),

  revealed: (n, { card, location, evidence }) =>
    n.words.log.revealed(
      n.card(card),
      n.words.level(n.entry(card).level),
      placeOrUnknown(n, location),
      n.evidences(evidence),
    ),
  'mark.filled': (n, { card, location, evidence }) =>
    n.words.log.markFilled(n.card(card), placeOrUnknown(n, location), n.evidences(evidence)),
  'slot.empty': (n, { slot }) => n.words.log.slotEmpty(slot + 1),
  'deck.reshuffled': (n, { level }) => n.words.log.deckReshuffled(n.words.level(level)),
  replaced: (n, { seat, card, coins }) => n.words.log.replaced(n.who(seat), n.card(card), paidOr(n, coins)),
  bid: (n, { seat, card, from }) =>
    from === null
      ? n.words.log.bid(n.who(seat), n.whom(card))
      : n.words.log.rebid(n.who(seat), n.card(from), n.whom(card)),
  'bids.returned': (n, { seats, card }) => n.words.log.bidsReturned(n.card(card), seats.map(n.who)),

  moved: (n, { seat, from, to, by }) => n.words.log.moved[by](n.who(seat), n.place(from), n.place(to)),
  stayed: (n, { seat }) => n.words.log.stayed(n.who(seat)),
  collected: (n, { seat, at, face, by }) =>
    n.words.log.collected(n.who(seat), n.taken(face), n.place(at), n.words.log.by[by]),
  tracked: (n, { seat, card, cover, by }) =>
    n.words.log.tracked(n.who(seat), n.whom(card), coverWords(n, cover), n.words.log.by[by]),
  rolled: (n, { seat, dice, by }) =>
    n.words.log.rolled[by](n.who(seat), n.list(dice.map((die) => n.words.tracking[die]))),
  luck: (n, { seat }) => n.words.log.luck(n.who(seat)),
  found: (n, { seat, card, location, spent }) =>
    n.words.log.found(n.who(seat), n.whom(card), n.place(location), n.evidences(spent)),
  failed: (n, { seat, card, lost, kept }) =>
    n.words.log.failed(n.who(seat), n.card(card), n.takenAll(lost), kept),
  relocated: (n, { seat, card, by, ...spot }) =>
    n.words.log.relocated(n.who(seat), n.whom(card), n.spot(spot), n.words.log.by[by]),
  request: (n, { seat, request, cards, by }) =>
    n.words.log.request(n.who(seat), n.request(request), n.list(cards.map(n.card)), n.words.log.by[by]),
  'tile.lost': (n, { card }) => n.words.log.tileLost(n.card(card)),
  refresh: (n, { seat, cause, removed }) =>
    n.words.log.refresh[cause](n.who(seat), removed === null ? null : n.evidence(removed)),
  searched: (n, { seat, city, token, spent, by }) =>
    n.words.log.searched(
      n.who(seat),
      n.place(city),
      n.words.wolpertinger[token].label,
      n.evidence(spent),
      n.words.log.by[by],
    ),
  cashed: (n, { seat, token }) => n.words.log.cashed(n.who(seat), n.words.wolpertinger[token].label),

  gained: (n, { seat, what, n: count, why }) =>
    n.words.log.gained(n.who(seat), n.counted(count, GAINS[what]), n.words.log.why[why]),
  drew: (n, { seat, faces, why }) => n.words.log.drew(n.who(seat), n.takenAll(faces), n.words.log.why[why]),
  restored: (n, { seat, skills, coins }) =>
    n.words.log.restored(n.who(seat), n.list(skills.map(n.skill)), paidOr(n, coins)),
  learned: (n, { seat, skill, price }) =>
    n.words.log.learned(n.who(seat), n.skill(skill), price === 0 ? null : n.counted(price, 'experience')),

  helper: (n, { seat, from, to, why }) =>
    n.words.log.helper(n.who(seat), from, to, n.words.log.helperWhy[why]),
  die: (n, { seat, bonus, n: count }) => n.words.log.die(n.who(seat), n.words.helperDie(bonus, count)),

  tile: (n, { seat, tile }) => n.words.log.tile(n.who(seat), n.tile(tile)),
  terrain: (n, { seat, tile, why, ...spot }) =>
    n.words.log.terrain[why](n.who(seat), n.tile(tile), n.spot(spot)),
  'terrain.exchanged': (n, { seat, given, taken }) =>
    n.words.log.exchanged(n.who(seat), n.tile(given), n.tile(taken)),
  'terrain.skipped': (n, { seat }) => n.words.log.terrainSkipped(n.who(seat)),
  'terrain.exhausted': (n, { type, discarded }) =>
    n.words.log.exhausted(
      n.words.terrains[type],
      discarded.length === 0 ? null : n.counted(discarded.length, 'tiles'),
    ),
  'end.triggered': (n, { finalRound }) => n.words.log.endTriggered(finalRound),
}

const ALL_WRITERS: Readonly<Record<string, unknown>> = { ...WRITERS, ...POACHER_WRITERS }

const GAINS = { coins: 'paidCoins', exp: 'experience', rumours: 'rumours' } as const

/** A line of the log. */
export function noteLine(names: Names, note: Note): string {
  const write = ALL_WRITERS[note.kind] as ((names: Names, note: Note) => string) | undefined
  if (!write) throw new Error(`no words for note "${note.kind}"`)
  return write(names, note)
}

const paidOr = (n: Names, coins: number): string | null =>
  coins === 0 ? null : n.counted(coins, 'paidCoins')

const placeOrUnknown = (n: Names, place: string | null): string =>
  place === null ? n.words.log.placeUnknown : n.place(place)

function difference(n: Names, seat: number, coins: number): string {
  if (coins === 0) return n.words.log.swapEven
  const who = n.who(seat)
  const counted = n.counted(Math.abs(coins), 'paidCoins')
  return coins > 0 ? n.words.log.swapGains(who, counted) : n.words.log.swapPays(who, counted)
}

/** What covers the required evidence, and how many dice decide about the rest. */
function coverWords(n: Names, cover: readonly Cover[]): string {
  const dice = cover.filter((code) => code === DIE).length
  const tokens = cover.filter((code) => code !== DIE).map((code) => coveredWords(n, code))
  return [...tokens, ...(dice > 0 ? [n.words.log.coverDice(n.counted(dice, 'dice'))] : [])].join(', ')
}

/** The chapter of a match that a note begins, or null. */
export function milestoneOf({ words }: Names, note: Note): string | null {
  if (note.kind !== 'phase') return null
  const { phase, round, final } = note as unknown as NoteOf<'phase'>
  return words.milestone(round, phase, final)
}
