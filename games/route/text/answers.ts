import type { Json, Question } from '@curio/kernel'
import { counted } from '@curio/ui/language'
import type { TouristType } from '../content/pack.ts'
import {
  type Acts,
  type Answer,
  type BlockAct,
  type CoordinateAct,
  type DrawAct,
  drawGroupOf,
  type NamedRoute,
} from '../rules/acts.ts'
import { stepped } from '../rules/block.ts'
import { UPGRADE } from '../rules/rolls.ts'
import { readAnswer } from '../rules/vocabulary.ts'
import type { RouteView, TurnView } from '../view.ts'
import { campaignLabel } from './campaign-words.ts'
import { TOURIST_GLYPHS } from './glyphs.ts'
import type { Names } from './names.ts'
import { blockLabel, blocksAt, dieLabel, dieOf } from './pieces.ts'
import { standingWith } from './standing.ts'
import { tourLabel } from './tour-answers.ts'

/** The label of an answer to a question; the view is the asked player's. */
export function answerLabel(names: Names, question: Question, answer: Json, view: RouteView): string {
  const read = readAnswer(names.pack, question.kind, answer)
  return read === null ? names.words.notOffered : labelOf(names, read, question.seat, view)
}

export function labelOf(names: Names, answer: Answer, seat: number, view: RouteView): string {
  const { words } = names
  switch (answer.kind) {
    case 'task.keep': {
      const { task, openly } = answer.act
      return (openly ? words.options.taskOpenly : words.options.taskSecretly)(names.task(task))
    }
    case 'draft.take':
    case 'draft.remove':
      return dieLabel(names, dieOf(view, answer.act.die), view)
    case 'draft.pair':
    case 'initial.pair':
      return pairLabel(names, answer.act.dice, view)
    case 'initial.take':
      return names.die(answer.act.die)
    case 'block':
      return blockAnswerLabel(names, answer.act, view.players[seat]?.turn)
    case 'tourist.any':
    case 'tourist.extra':
    case 'tourist.repeat':
    case 'penalty.riverside':
      return `${TOURIST_GLYPHS[answer.act.type]} ${words.sources[answer.act.type]}`
    case 'correction.erase':
      return answer.act.act === 'none' ? words.options.noCorrection : names.segment(answer.act.segment)
    case 'correction.draw':
      return names.segment(answer.act.segment)
    case 'draw':
      return drawLabel(names, answer.act)
    case 'shop':
      return answer.act.act === 'shop' ? words.crossing(answer.act.crossing) : names.block(answer.act.block)
    case 'tome':
      return `${words.tomes[answer.act.tome]}: ${words.tomeEffects[answer.act.tome]}`
    case 'route':
      return routeLabel(names, answer.act.parts, seat, view)
    case 'encounter.reroll':
      return rerollLabel(names, answer.act.dice, encounterDice(view, seat))
    case 'encounter.upgrade':
      return upgradeLabel(names, answer.act, encounterDice(view, seat))
    case 'penalty.called':
      return blocksLabel(names, answer.act.blocks)
    case 'penalty.university':
      return names.list(answer.act.blocks.map(names.blockAt))
    case 'penalty.numerous':
      return guestLabel(names, answer.act.type, answer.act.block)
    case 'support':
    case 'campaign.city':
      return campaignLabel(names.words.language, answer)
    case 'rating':
    case 'bet':
    case 'ferry':
    case 'event':
    case 'regular':
    case 'card.play':
    case 'card.offer':
    case 'card.take':
    case 'card.pair':
    case 'die.claim':
    case 'die.offer':
    case 'die.place':
    case 'die.round':
    case 'landmark.cover':
    case 'effect':
      return tourLabel(names, answer, view)
  }
}

function blockAnswerLabel(names: Names, act: BlockAct, turn: TurnView | null | undefined): string {
  switch (act.act) {
    case 'block':
      return blockLabel(names, act.block)
    case 'coordinate':
      return coordinateLabel(names, act, turn)
    case 'correct':
      return names.words.options.correctFirst
  }
}

function rerollLabel({ words, list }: Names, chosen: readonly number[], dice: readonly number[]): string {
  return chosen.length === 0
    ? words.options.rerollNone
    : words.options.reroll(list(chosen.map((die) => `${dice[die] ?? ''}`)))
}

function pairLabel(names: Names, pair: readonly string[], view: RouteView): string {
  const dice = pair.map((id) => dieOf(view, id))
  const label = dice.map((die) => names.rolled(die)).join(' + ')
  const [one, other] = dice.map((die) => die.number)
  return one && other ? names.words.options.pairLeads(label, blocksAt(one, other).join(' ')) : label
}

function coordinateLabel(
  names: Names,
  { die, step }: CoordinateAct,
  turn: TurnView | null | undefined,
): string {
  const from = turn?.numbers[die] ?? 1
  return names.words.options.coordinate(names.die(turn?.dice[die] ?? ''), from, stepped(from, step))
}

function drawLabel(names: Names, act: DrawAct): string {
  return act.act === 'section' ? act.ids.join(' + ') : names.words.drawGroups[drawGroupOf(act)]
}

function upgradeLabel({ words }: Names, act: Acts['encounter.upgrade'], dice: readonly number[]): string {
  if (act.act === 'none') return words.options.upgradeNone
  const from = dice[act.die] ?? 0
  return words.options.upgrade(from, from + UPGRADE)
}

function guestLabel({ words, block }: Names, type: TouristType, id: string): string {
  return `${TOURIST_GLYPHS[type]} ${counted(words.language, 1, words.tourists[type])}, ${block(id)}`
}

/** (1;2) ×2, (3;4) */
function blocksLabel(names: Names, blocks: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const id of blocks) counts.set(id, (counts.get(id) ?? 0) + 1)
  const each = [...counts].map(([id, count]) =>
    count > 1 ? `${names.blockAt(id)} ×${count}` : names.blockAt(id),
  )
  return names.words.options.eraseFrom(each.join(', '))
}

function routeLabel(names: Names, route: NamedRoute, seat: number, view: RouteView): string {
  const { words } = names
  const standing = standingWith(names.pack, view, seat, route)
  if (!standing) return words.notOffered
  const segments = counted(words.language, standing.segments, words.segments)
  const madness = hasMadness(names) ? standing.madness : null
  return words.options.keepRoute(segments, names.points(standing.total), madness)
}

/** Only where there are Ancients can anybody go mad. */
export const hasMadness = ({ pack }: Names): boolean => pack.ancients.length > 0

function encounterDice(view: RouteView, seat: number): readonly number[] {
  return view.players[seat]?.ending?.dice ?? []
}
