import type { Note } from '@curio/kernel'
import { counted } from '@curio/ui/language'
import type { AncientId, EffectSymbol, Tome } from '../content/pack.ts'
import type { Loss } from '../rules/penalties.ts'
import type { PlayedEffect } from '../rules/played.ts'
import { isLed } from '../rules/round.ts'
import type { Deed } from '../rules/state.ts'
import { readAct, vocabularyOf } from '../rules/vocabulary.ts'
import type { RoutePartView } from '../view.ts'
import { hasMadness } from './answers.ts'
import { CAMPAIGN_WRITERS, type CampaignNotes, supportDeed } from './campaign-notes.ts'
import { countTypes, type Names } from './names.ts'
import { TOUR_WRITERS, type TourNotes } from './tour-notes.ts'

/** What the rules of Route tell, by kind. */
interface RouteNotes extends TourNotes, CampaignNotes {
  setup: {
    readonly ancient: AncientId
    readonly effects: Readonly<Record<EffectSymbol, PlayedEffect>>
    readonly first: number
  }
  call: { readonly seat: number; readonly call: string }
  'tasks.dealt': { readonly seat: number; readonly cards?: readonly string[] }
  'task.kept': { readonly seat: number; readonly task?: string }
  'task.shown': { readonly seat: number; readonly task: string }
  'task.revealed': { readonly seat: number; readonly task: string }
  round: { readonly round: number; readonly lead: number; readonly shop: string }
  roll: { readonly numbers: readonly number[] }
  'draft.take': { readonly seat: number; readonly die: string }
  'draft.remove': { readonly seat: number; readonly die: string }
  'draft.pair': { readonly seat: number; readonly dice: readonly string[] }
  'initial.take': { readonly seat: number; readonly die: string }
  turn: { readonly seat: number; readonly acts: readonly Deed[] }
  route: { readonly seat: number; readonly route: readonly RoutePartView[]; readonly madness: number }
  'encounter.roll': { readonly seat: number; readonly dice: readonly number[]; readonly call: string | null }
  'call.shown': { readonly seat: number; readonly call: string }
  'encounter.tome': { readonly seat: number; readonly tome: Tome; readonly dice: readonly number[] }
  'encounter.result': { readonly seat: number; readonly failures: number; readonly successes: number }
  'encounter.penalty': {
    readonly seat: number
    readonly ancient: AncientId
    /** Matches of the first rules did not tell what was taken. */
    readonly taken?: readonly Loss[]
    readonly crossed?: readonly string[]
    readonly left: number
  }
  'encounter.reward': { readonly seat: number; readonly ancient: AncientId; readonly points: number }
}
type NoteKind = keyof RouteNotes

/** Any of them. */
export type RouteNote = { [K in NoteKind]: { readonly kind: K } & RouteNotes[K] }[NoteKind]

/** RT-END-17. */
const ALL_FAILED = 3

const WRITERS: { readonly [K in NoteKind]: (names: Names, note: RouteNotes[K], seats: number) => string } = {
  ...TOUR_WRITERS,
  ...CAMPAIGN_WRITERS,
  setup: (n, { ancient, effects, first }, seats) =>
    n.words.log.setup(
      n.ancient(ancient),
      n.effect(effects.dark),
      n.effect(effects.light),
      seats > 1 ? n.who(first) : null,
    ),
  call: (n, { seat, call }) => n.words.log.call(n.who(seat), n.call(call)),
  'tasks.dealt': (n, { seat, cards }) =>
    n.words.log.tasksDealt(n.who(seat), cards ? n.list(cards.map(n.taskName)) : null),
  'task.kept': (n, { seat, task }) => n.words.log.taskKept(n.who(seat), task ? n.taskName(task) : null),
  'task.shown': (n, { seat, task }) => n.words.log.taskShown(n.who(seat), n.taskName(task)),
  'task.revealed': (n, { seat, task }) => n.words.log.taskRevealed(n.who(seat), n.taskName(task)),
  round: (n, { round, lead, shop }, seats) =>
    n.words.log.round(round, isLed(n.pack, round, seats) ? n.who(lead) : null, n.card(shop)),
  roll: (n, { numbers }) => n.words.log.roll(rolledNumbers(n, numbers)),
  'draft.take': (n, { seat, die }) => n.words.log.draftTake(n.who(seat), n.die(die)),
  'draft.remove': (n, { seat, die }) => n.words.log.draftRemove(n.who(seat), n.die(die)),
  'draft.pair': (n, { seat, dice }) => n.words.log.draftPair(n.who(seat), n.list(dice.map(n.die))),
  'initial.take': (n, { seat, die }) => n.words.log.initialTake(n.who(seat), n.die(die)),
  turn: (n, { seat, acts }) => n.words.log.turn(n.who(seat), deeds(n, acts)),
  route: (n, { seat, route, madness }) => {
    const length = route.reduce((sum, part) => sum + part.segments.length, 0)
    const segments = counted(n.words.language, length, n.words.segments)
    return n.words.log.route(n.who(seat), segments, hasMadness(n) ? madness : null)
  },
  'encounter.roll': (n, { seat, dice, call }) =>
    n.words.log.encounterRoll(n.who(seat), dice.join(', '), call === null ? null : n.call(call)),
  'call.shown': (n, { seat, call }) => n.words.log.callShown(n.who(seat), n.call(call)),
  'encounter.tome': (n, { seat, tome, dice }) =>
    n.words.log.encounterTome(n.who(seat), n.words.tomes[tome], dice.join(', ')),
  'encounter.result': (n, { seat, failures, successes }) =>
    failures === ALL_FAILED
      ? n.words.log.encounterLost(n.who(seat))
      : n.words.log.encounterResult(n.who(seat), successes, failures),
  'encounter.penalty': (n, { seat, ancient, taken, crossed, left }) =>
    n.words.log.encounterPenalty(
      n.who(seat),
      n.ancient(ancient),
      taken ? losses(n, taken, crossed ?? []) : null,
      counted(n.words.language, left, n.words.allTourists),
    ),
  'encounter.reward': (n, { seat, ancient, points }) =>
    n.words.log.encounterReward(n.who(seat), n.ancient(ancient), n.points(points)),
}

/** A line of the log; `seats` is the number of players. */
export function noteLine(names: Names, note: Note, seats: number): string {
  const write = WRITERS[note.kind as NoteKind] as
    | ((names: Names, note: unknown, seats: number) => string)
    | undefined
  if (!write) throw new Error(`no words for note "${note.kind}"`)
  return write(names, note, seats)
}

function rolledNumbers(n: Names, numbers: readonly number[]): string {
  const shown = n.pack.dice.flatMap(({ id }, index) => {
    const number = numbers[index] ?? 0
    return number > 0 ? [`${n.die(id)} ${number}`] : []
  })
  return shown.join(', ')
}

function deeds(n: Names, acts: readonly Deed[]): string {
  const told = acts.map((act) => deed(n, act))
  if (!acts.some((act) => act.act === 'draw')) told.push(n.words.log.turnNothingDrawn)
  return told.join('; ')
}

function deed(n: Names, act: Deed): string {
  const { log } = n.words
  switch (act.act) {
    case 'coord':
      return log.turnCoordinate(n.numbered(act.die), act.to)
    case 'block':
      return log.turnBlock(n.block(act.block), act.fallback)
    case 'landing':
      return log.turnLanding(n.block(act.block))
    case 'correction':
      return log.turnCorrection(n.road(act.erased), n.road(act.drawn))
    case 'tourists':
      return log.turnTourists(n.tourists(countTypes(act.tourists)))
    case 'draw':
      return drawnDeed(n, act.section)
    case 'cafe':
      return log.turnCafe(n.corner(act.at), n.words.bonuses[act.bonus])
    case 'support':
      return supportDeed(n, act.bonus)
    case 'bet':
      return log.turnBet(n.block(act.casino))
    case 'regular': {
      const bonus = act.bonus === null ? n.cardBonus(act.card ?? '') : n.words.bonuses[act.bonus]
      return log.turnRegular(n.block(act.block), bonus, tomeName(n, act.tome))
    }
    case 'shop':
      return log.turnShop(n.corner(act.at), n.cardBonus(act.card), tomeName(n, act.tome))
  }
}

function drawnDeed(n: Names, answer: string): string {
  const act = readAct(vocabularyOf(n.pack), 'draw', answer)
  if (act?.act !== 'section') throw new Error(`${answer} is no drawing`)
  return n.words.log.turnDraw(act.source, n.drawing(act.ids), act.ids.length)
}

/** What an Ancient took, block by block, and what it crossed out (RT-END-16). */
function losses(n: Names, taken: readonly Loss[], crossed: readonly string[]): string {
  const { log } = n.words
  const told = taken.map(({ block, tourists }) => log.takenFrom(n.tourists(tourists), n.blockAt(block)))
  if (crossed.length > 0) told.push(log.crossedOut(n.list(crossed.map(n.blockAt))))
  return told.length > 0 ? told.join(', ') : log.nothingTaken
}

function tomeName({ words }: Names, tome: string | null): string | null {
  return tome === null ? null : (words.tomes[tome as Tome] ?? tome)
}
