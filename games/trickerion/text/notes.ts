import type { Note } from '@curio/kernel'
import { capital } from '@curio/ui/language'
import { slotOf } from '../rules/content.ts'
import type { Amount, Paid, PerformerBonus, TrickerionNote } from '../rules/notes.ts'
import type { Names } from './names.ts'

type NoteKind = TrickerionNote['kind']
type NoteOf<K extends NoteKind> = Extract<TrickerionNote, { readonly kind: K }>
type Writers = { readonly [K in NoteKind]: (names: Names, note: NoteOf<K>) => string }

const WRITERS: Writers = {
  selection: (n, { seats }) => n.words.log.selection(n.players(seats)),
  magician: (n, { seat, magician }) =>
    n.words.log.magician(n.who(seat), n.magician(magician), n.words.schools[schoolOf(n, magician)]),
  'start.components': (n, { seat, loads, why }) =>
    n.words.log.startComponents[why](n.who(seat), n.loads(loads)),
  'start.trick': (n, { seat, trick, on }) =>
    n.words.log.startTrick(n.who(seat), n.trick(trick), on === 'engineer'),
  'start.specialist': (n, { seat, specialist }) =>
    n.words.log.startSpecialist(n.who(seat), n.words.characters[specialist].whom),
  'start.prepared': (n, { seat, trick, markers }) =>
    n.words.log.startPrepared(n.who(seat), n.trick(trick), n.counted(markers, 'markers')),
  'start.row': (n, { cards }) => n.words.log.startRow(n.list(cards.map(n.show))),
  'start.special': (n, { seat, deck, special }) =>
    n.words.log.startSpecial(
      n.who(seat),
      n.location(deck),
      special === undefined ? null : n.special(special),
    ),
  prophecies: (n, { active, pending }) =>
    n.words.log.prophecies(active === null ? null : n.prophecy(active), n.prophecies(pending)),
  round: (n, { round, isLast }) => n.words.log.round(round, isLast),
  phase: (n, { phase }) => (phase === 'over' ? n.words.gameOver : n.words.log.phase(n.words.phases[phase])),
  dice: (n, { faces }) => n.words.log.dice(faces.map(n.face).join(', ')),
  order: (n, { seats }) => n.words.log.order(n.players(seats)),
  advertised: (n, { seat, coins, fame }) =>
    n.words.log.advertised(n.who(seat), n.counted(coins, 'coins'), n.counted(fame, 'fame')),
  notAdvertised: (n, { seat }) => n.words.log.notAdvertised(n.who(seat)),
  assigned: (n, { seat, disc, card }) =>
    n.words.log.assigned(n.who(seat), n.character(disc), card === undefined ? null : n.assignment(card)),
  takenBack: (n, { seat, disc }) => n.words.log.takenBack(n.who(seat), n.character(disc)),
  ready: (n, { seat }) => n.words.log.ready(n.who(seat)),
  revealed: (n, { plans }) => n.words.log.revealed(plansWords(n, plans)),
  turn: (n, { seat }) => n.words.log.turn(n.who(seat)),
  placed: (n, { seat, disc, slot, ap, shard, boost }) => {
    const { extras } = n.words.options
    const said = [...(shard ? [extras.shard] : []), ...(boost ? [extras.boost] : [])]
    return n.words.log.placed(
      n.who(seat),
      n.whom(disc),
      n.slot(slot),
      slotOf(n.content, slot).isStage ? null : n.counted(ap, 'ap'),
      said.length === 0 ? null : said.join(', '),
    )
  },
  idle: (n, { seat, disc }) => n.words.log.idle(n.who(seat), n.whom(disc)),
  'placement.ended': (n, { seat, lost }) =>
    n.words.log.placementEnded(n.who(seat), lost === 0 ? null : n.counted(lost, 'ap')),
  point: (n, { seat, special }) => n.words.log.point(n.who(seat), n.special(special)),
  copied: (n, { seat, special, from }) =>
    n.words.log.copied(n.who(seat), n.special(special), n.players([from])),
  special: (n, { seat, special }) => n.words.log.special(n.who(seat), n.special(special)),
  ability: (n, { seat, magician }) => n.words.log.ability(n.who(seat), n.ability(magician)),
  gained: (n, { seat, amount, why }) =>
    n.words.log.gained(n.who(seat), n.amount(amount), n.words.log.gainedFor[why]),
  paid: (n, { seat, amount, why }) =>
    n.words.log.paid(n.who(seat), n.amount(amount), n.words.log.paidFor[why]),
  hired: (n, { seat, disc }) => n.words.log.hired(n.who(seat), n.whom(disc)),
  learned: (n, { seat, trick, coins }) =>
    n.words.log.learned(n.who(seat), n.trick(trick), coins === 0 ? null : n.counted(coins, 'coins')),
  tookCoins: (n, { seat, coins }) => n.words.log.tookCoins(n.who(seat), n.counted(coins, 'coins')),
  rerolled: (n, { seat, die, face }) => n.words.log.rerolled(n.who(seat), diePlace(n, die), n.face(face)),
  setDie: (n, { seat, die, face }) => n.words.log.setDie(n.who(seat), diePlace(n, die), n.face(face)),
  returnedTrick: (n, { seat, trick }) => n.words.log.returnedTrick(n.who(seat), n.trick(trick)),
  returnedComponent: (n, { seat, component }) =>
    n.words.log.returnedComponent(n.who(seat), n.words.components[component]),
  bought: (n, { seat, loads, paid, bargain }) =>
    n.words.log.bought(
      n.who(seat),
      n.loads(loads),
      isNothing(paid) ? null : n.amount(paid),
      bargain === 0 ? null : n.counted(bargain, 'coins'),
    ),
  ordered: (n, { seat, component, slot }) =>
    n.words.log.ordered(n.who(seat), n.words.components[component], slot === null ? null : slot + 1),
  quickOrdered: (n, { seat, component, removed }) =>
    n.words.log.quickOrdered(
      n.who(seat),
      n.words.components[component],
      removed === null ? null : n.words.components[removed],
    ),
  prepared: (n, { seat, trick, markers }) =>
    n.words.log.prepared(n.who(seat), n.trick(trick), n.counted(markers, 'markers')),
  movedTrick: (n, { seat, trick, swapped }) =>
    n.words.log.movedTrick(n.who(seat), n.trick(trick), swapped === null ? null : n.trick(swapped)),
  movedComponents: (n, { seat, component, swapped }) =>
    n.words.log.movedComponents(
      n.who(seat),
      n.words.components[component],
      swapped === null ? null : n.words.components[swapped],
    ),
  movedApprentice: (n, { seat, disc }) => n.words.log.movedApprentice(n.who(seat), n.whom(disc)),
  setUp: (n, { seat, trick, spot, links }) =>
    n.words.log.setUp(
      n.who(seat),
      n.trick(trick),
      n.spot(spot),
      links === 0 ? null : n.counted(links, 'links'),
    ),
  rescheduled: (n, { seat, owner, trick, from, spot }) =>
    n.words.log.rescheduled(
      n.who(seat),
      n.trick(trick),
      n.spot({ ...from, direction: null }),
      n.spot(spot),
      owner === seat ? null : n.players([owner]),
    ),
  markersHome: (n, { seat, trick, why }) => n.words.log.markersHome[why](n.who(seat), n.trick(trick)),
  takenOff: (n, { seat, trick, amount }) =>
    n.words.log.takenOff(n.who(seat), n.trick(trick), n.amountAlone(amount)),
  swappedCards: (n, { seat, cards: [one, other] }) =>
    n.words.log.swappedCards(n.who(seat), n.show(one), n.show(other)),
  addedMarkers: (n, { seat, trick, markers }) =>
    n.words.log.addedMarkers(n.who(seat), n.trick(trick), n.counted(markers, 'markers')),
  staged: (n, { seat, trick, spot }) => n.words.log.staged(n.who(seat), n.trick(trick), n.spot(spot)),
  enhancedTrick: (n, { seat, trick, fame, coins }) =>
    n.words.log.enhancedTrick(n.who(seat), n.trick(trick), n.amount({ fame, coins })),
  gaveComponents: (n, { seat, loads }) => n.words.log.gaveComponents(n.who(seat), n.loads(loads)),
  gotComponents: (n, { seat, loads }) => n.words.log.gotComponents(n.who(seat), n.loads(loads)),
  restocked: (n, { seat, component }) => n.words.log.restocked(n.who(seat), n.words.components[component]),
  promoted: (n, { seat, specialist }) =>
    n.words.log.promoted(n.who(seat), n.words.characters[specialist].name),
  linked: (n, { seat, links, fame, coins }) =>
    n.words.log.linked(n.who(seat), n.counted(links, 'links'), n.amount({ fame, coins })),
  drew: (n, { seat, decks, specials }) =>
    n.words.log.drew(n.who(seat), n.decks(decks), specials === undefined ? null : n.specials(specials)),
  kept: (n, { seat, n: kept, specials }) =>
    n.words.log.kept(
      n.who(seat),
      n.counted(kept, 'cards'),
      specials === undefined ? null : n.specials(specials),
    ),
  fortune: (n, { seat, pending }) => n.words.log.fortune(n.who(seat), n.prophecies(pending)),
  prophecy: (n, { active, pending }) =>
    n.words.log.prophecy(active === null ? null : n.prophecy(active), n.prophecies(pending)),
  day: (n, { day, seat }) => capital(n.words.log.day(n.words.days[day], seat === null ? null : n.who(seat))),
  notPerformed: (n, { seat, day }) => capital(n.words.log.notPerformed(n.who(seat), n.words.days[day])),
  performed: (n, { seat, day, card, paid, bonus }) =>
    capital(n.words.log.performed(n.who(seat), n.words.days[day], n.show(card), showPaid(n, paid, bonus))),
  wages: (n, { seat, due, paid, fame }) => {
    if (due === 0) return n.words.log.noWages(n.who(seat))
    return n.words.log.wages(
      n.who(seat),
      n.counted(paid, 'coins'),
      fame === 0 ? null : n.counted(Math.abs(fame), 'fame'),
    )
  },
  returned: (n) => n.words.log.returned,
  joined: (n, { seat, disc }) => n.words.log.joined(n.who(seat), n.whom(disc)),
  market: (n, { stall, arrived }) =>
    n.words.log.market(
      stall.map((kind) => n.words.components[kind]).join(', '),
      arrived.length === 0 ? null : arrived.map((kind) => n.words.components[kind]).join(', '),
    ),
  row: (n, { laid, discarded }) =>
    n.words.log.row(laid === null ? null : n.show(laid), discarded === null ? null : n.show(discarded)),
  discardedSpecials: (n, { seat, specials }) =>
    n.words.log.discardedSpecials(n.who(seat), n.specials(specials)),
  scored: (n, { seat, source, trick, fame }) =>
    n.words.log.scored(
      n.who(seat),
      trick === null ? n.words.sources[source] : n.trick(trick),
      n.counted(fame, 'fame'),
    ),
}

function schoolOf({ content }: Names, magician: string): keyof Names['words']['schools'] {
  const card = content.magicians.get(magician)
  if (!card) throw new Error(`the pack has no magician "${magician}"`)
  return card.entry.school
}

export const diePlace = ({ pack, words }: Names, die: number): string =>
  words.dice[pack.dice[die]?.place ?? 'bank']

/** What everybody has planned, player by player. */
function plansWords(n: Names, plans: NoteOf<'revealed'>['plans']): string {
  const seats = [...new Set(plans.map(({ seat }) => seat))]
  return seats
    .map((seat) => {
      const own = plans.filter((plan) => plan.seat === seat)
      const sent = own.map(({ disc, card }) => n.words.log.planned(n.character(disc), n.assignment(card)))
      return n.words.log.plan(n.who(seat), sent.join(', '))
    })
    .join(' ')
}

/** What a show paid, trick by trick, and what its performer got besides. */
function showPaid(n: Names, paid: readonly Paid[], bonus: PerformerBonus): string {
  const tricks = paid.map(({ seat, trick, ...amount }) =>
    n.words.log.paidTrick(n.who(seat), n.trick(trick), isNothing(amount) ? null : n.amount(amount)),
  )
  const parts: readonly Amount[] = [
    bonus.forLinks,
    bonus.forCard,
    ...bonus.forSpecialists.map(({ amount }) => amount),
  ]
  const sum = (what: keyof Amount): number => parts.reduce((total, part) => total + part[what], 0)
  const total = { fame: sum('fame'), coins: sum('coins'), shards: sum('shards') }
  const extra = isNothing(total) ? [] : [n.words.log.performerBonus(n.amount(total))]
  return [...tricks, ...extra].join(' ')
}

const isNothing = ({ fame, coins, shards }: Amount): boolean => fame === 0 && coins === 0 && shards === 0

/** A line of the log. Only the rules of Trickerion make notes for Trickerion. */
export function noteLine(names: Names, note: Note): string {
  const known = note as unknown as TrickerionNote
  const write: (names: Names, note: never) => string = WRITERS[known.kind]
  if (write === undefined) throw new Error(`no words for note "${note.kind}"`)
  return write(names, known as never)
}

/** The chapter that a note begins, or null. */
export function milestoneOf({ words }: Names, note: Note): string | null {
  return note.kind === 'round' ? words.milestone(Number(note.round)) : null
}
