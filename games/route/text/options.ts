import { isList, isRecord, type Json, type Question } from '@curio/kernel'
import { counted } from '@curio/ui/language'
import type { TouristType } from '../content/pack.ts'
import { TOMES, TOURIST_TYPES } from '../content/pack.ts'
import { UPGRADE } from '../rules/route-rolls.ts'
import { LANDMARK_GLYPHS, TOURIST_GLYPHS } from './glyphs.ts'
import type { Names } from './names.ts'
import { standingWith } from './standing.ts'
import type { DieView, RoutePartView, RouteView, TurnView } from './view.ts'
import { DRAW_GROUPS, type DrawGroup } from './words.ts'

/** The label of an answer to a question; the view is the asked player's. */
export function answerLabel(names: Names, question: Question, answer: Json, view: RouteView): string {
  if (question.kind === 'route') return routeLabel(names, asRoute(answer), question.seat, view)
  if (question.kind === 'penalty.called') return blocksLabel(names, isList(answer) ? answer : [])
  if (isList(answer)) return pickLabel(names, question, answer, view)
  return typeof answer === 'string' || typeof answer === 'number'
    ? optionLabel(names, question, answer, view)
    : JSON.stringify(answer)
}

/** The way or bonus of an answer to the question `draw`. */
export function drawGroupOf(answer: string): DrawGroup {
  const source = answer.split(':', 1)[0] ?? ''
  return DRAW_GROUPS.find((group) => group === source) ?? 'end'
}

function optionLabel(
  names: Names,
  { kind, seat }: Question,
  option: string | number,
  view: RouteView,
): string {
  const { words } = names
  const id = `${option}`
  switch (kind) {
    case 'task.keep':
      return id.endsWith(':open')
        ? words.options.taskOpenly(names.task(id.slice(0, -':open'.length)))
        : words.options.taskSecretly(names.task(id))
    case 'draft.take':
    case 'draft.remove':
      return dieLabel(names, dieOf(view, id), view)
    case 'initial.take':
      return names.die(id)
    case 'block':
      return id.startsWith('coord:')
        ? coordinateLabel(names, id, view.players[seat]?.turn)
        : blockLabel(names, id)
    case 'tourist.any':
    case 'tourist.extra':
    case 'tourist.repeat':
    case 'penalty.riverside':
      return isTouristType(id) ? `${TOURIST_GLYPHS[id]} ${words.sources[id]}` : id
    case 'correction.erase':
    case 'correction.draw':
      return id === 'none' ? words.options.noCorrection : names.segment(id)
    case 'draw':
      return drawLabel(names, id)
    case 'shop':
      return words.crossing(id)
    case 'tome':
      return tomeLabel(names, id)
    case 'encounter.upgrade':
      return upgradeLabel(names, option, encounterDice(view, seat))
    case 'penalty.university':
      return names.list(id.split('+').map(names.blockAt))
    case 'penalty.numerous':
      return touristIn(names, id)
    default:
      return id
  }
}

function pickLabel(names: Names, { kind, seat }: Question, answer: readonly Json[], view: RouteView): string {
  const { options } = names.words
  if (kind === 'encounter.reroll') {
    const dice = encounterDice(view, seat)
    const chosen = answer.map((die) => `${dice[Number(die)] ?? ''}`)
    return chosen.length === 0 ? options.rerollNone : options.reroll(names.list(chosen))
  }
  const dice = answer.map((id) => dieOf(view, `${id}`))
  const label = dice.map((die) => names.rolled(die)).join(' + ')
  const [one, other] = dice.map((die) => die.number)
  return one && other ? options.pairLeads(label, blocksAt(one, other)) : label
}

/** RT-P3-2, RT-P3-3. */
function blocksAt(one: number, other: number): string {
  return one === other ? `(${one};${one})` : `(${one};${other}) (${other};${one})`
}

function blockLabel(names: Names, id: string): string {
  const block = names.pack.map.blocks.find((each) => each.id === id)
  if (!block) return id
  const star = block.star === undefined ? '' : `${block.star}`
  const type = block.name ? '' : ` ${names.words.blockTypes[block.type]}`
  return `${LANDMARK_GLYPHS[block.type]}${star} ${names.block(id)}${type}`
}

/** RT-BON-17: 6 and 1 are neighbours. */
function coordinateLabel(names: Names, id: string, turn: TurnView | null | undefined): string {
  const which = id.charAt('coord:'.length) === '0' ? 0 : 1
  const from = turn?.numbers[which] ?? 1
  const to = id.endsWith('+') ? (from % 6) + 1 : ((from + 4) % 6) + 1
  return names.words.options.coordinate(names.die(turn?.dice[which] ?? ''), from, to)
}

function drawLabel(names: Names, id: string): string {
  const group = drawGroupOf(id)
  return group === 'c' || group === 'end' ? names.words.drawGroups[group] : names.section(id)
}

function tomeLabel({ words }: Names, id: string): string {
  const tome = TOMES.find((each) => each === id)
  return tome ? `${words.tomes[tome]}: ${words.tomeEffects[tome]}` : id
}

function upgradeLabel({ words }: Names, option: string | number, dice: readonly number[]): string {
  if (typeof option === 'string') return words.options.upgradeNone
  const from = dice[option] ?? 0
  return words.options.upgrade(from, from + UPGRADE)
}

function touristIn(names: Names, id: string): string {
  const [type = '', block = ''] = id.split(':')
  return isTouristType(type)
    ? `${TOURIST_GLYPHS[type]} ${counted(names.words.language, 1, names.words.tourists[type])}, ${names.block(block)}`
    : id
}

/** (1;2) ×2, (3;4) */
function blocksLabel(names: Names, blocks: readonly Json[]): string {
  const counts = new Map<string, number>()
  for (const id of blocks) counts.set(`${id}`, (counts.get(`${id}`) ?? 0) + 1)
  const each = [...counts].map(([id, count]) =>
    count > 1 ? `${names.blockAt(id)} ×${count}` : names.blockAt(id),
  )
  return names.words.options.eraseFrom(each.join(', '))
}

function routeLabel(names: Names, route: readonly RoutePartView[], seat: number, view: RouteView): string {
  const { words } = names
  const standing = standingWith(names.pack, view, seat, route)
  if (!standing) return words.notOffered
  const segments = counted(words.language, standing.segments, words.segments)
  return words.options.keepRoute(segments, names.points(standing.total), standing.madness)
}

function dieLabel(names: Names, die: DieView, view: RouteView): string {
  const face = names.pack.dice.find((each) => each.id === die.id)?.faces.find((each) => each.n === die.number)
  const effect = face && 'symbol' in face ? ` ${names.effect(view.effects[face.symbol])}` : ''
  return `${names.rolled(die)}${effect}`
}

function asRoute(answer: Json): readonly RoutePartView[] {
  if (!isList(answer)) return []
  return answer.flatMap((part) => (isRecord(part) ? [part as unknown as RoutePartView] : []))
}

function dieOf(view: RouteView, id: string): DieView {
  return view.dice.find((die) => die.id === id) ?? { id, number: 0, zone: 'waiting' }
}

function encounterDice(view: RouteView, seat: number): readonly number[] {
  return view.players[seat]?.ending?.dice ?? []
}

function isTouristType(id: string): id is TouristType {
  return TOURIST_TYPES.some((type) => type === id)
}
