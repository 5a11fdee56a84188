import { isList, type Json, type Question } from '@curio/kernel'
import { TOURIST_TYPES } from '../content/pack.ts'
import { cityOf } from '../rules/city.ts'
import { countTypes, type Names } from './names.ts'
import { answerLabel, drawGroupOf } from './options.ts'
import { placesReached } from './places.ts'
import type { DieView, RouteView } from './view.ts'

/** An answer in words alone, without ids and signs: for lists, keyboards and those who listen. */
export function spokenAnswer(names: Names, question: Question, answer: Json, view: RouteView): string {
  if (isList(answer) && isDice(question.kind)) return spokenPair(names, answer, view)
  if (typeof answer !== 'string') return answerLabel(names, question, answer, view)
  const { words } = names
  switch (question.kind) {
    case 'task.keep':
      return spokenTask(names, answer)
    case 'draft.take':
    case 'draft.remove':
      return spokenDie(names, dieOf(view, answer), view)
    case 'block':
      return answer.startsWith('coord:')
        ? answerLabel(names, question, answer, view)
        : spokenBlock(names, answer)
    case 'tourist.any':
    case 'tourist.extra':
    case 'tourist.repeat':
      return spokenTourist(names, answer)
    case 'penalty.riverside':
      return names.list(TOURIST_TYPES.filter((type) => type === answer).map((type) => words.sources[type]))
    case 'correction.erase':
      return answer === 'none' ? words.options.noCorrection : names.road(answer)
    case 'correction.draw':
      return answer === 'none'
        ? words.options.noCorrection
        : withPlaces(names, question.seat, view, [answer], names.road(answer))
    case 'draw':
      return spokenDrawing(names, question.seat, answer, view)
    case 'shop':
      return words.streets.shop(names.corner(answer))
    case 'penalty.numerous':
      return spokenGuest(names, answer)
    default:
      return answerLabel(names, question, answer, view)
  }
}

/** What a road is, and what a player would reach by it. */
export function spokenRoad(names: Names, seat: number, view: RouteView, id: string): string {
  return withPlaces(names, seat, view, [id], names.road(id))
}

/** A die as it lies there: its number, and whom or what it brings. */
export function spokenDie(names: Names, die: DieView, view: RouteView): string {
  const { pack, words } = names
  const name = `${names.die(die.id)} ${die.number}`
  const face = pack.dice.find((each) => each.id === die.id)?.faces.find((each) => each.n === die.number)
  if (!face) return names.die(die.id)
  if ('symbol' in face)
    return `${name}, ${words.symbols[face.symbol]} ${names.effect(view.effects[face.symbol])}`
  const tourists = names.tourists(countTypes(face.tourists.map((type) => TOURIST_TYPES.indexOf(type))))
  return tourists === '' ? name : `${name}, ${tourists}`
}

const isDice = (kind: string): boolean => kind === 'draft.pair' || kind === 'initial.pair'

function spokenPair(names: Names, answer: readonly Json[], view: RouteView): string {
  const dice = answer.map((id) => dieOf(view, `${id}`))
  const said = names.list(dice.map((die) => spokenDie(names, die, view)))
  const [one = 0, other = 0] = dice.map(({ number }) => number)
  if (one === 0 || other === 0) return said
  const blocks = [...new Set([`(${one};${other})`, `(${other};${one})`])]
  return names.words.options.pairLeads(said, names.words.options.either(blocks))
}

function spokenTask(names: Names, answer: string): string {
  const { options } = names.words
  const id = answer.replace(':open', '')
  const crossings = names.pack.tasks.find((task) => task.id === id)?.crossings ?? []
  const say = answer === id ? options.taskSecretly : options.taskOpenly
  return `${say(names.taskName(id))}: ${crossings.map(names.corner).join(', ')}`
}

function spokenBlock(names: Names, id: string): string {
  const block = names.pack.map.blocks.find((each) => each.id === id)
  if (!block) return id
  const star = block.star === undefined ? '' : ` ${block.star}`
  return `${names.block(id)}, ${names.words.blockTypes[block.type]}${star}`
}

function spokenTourist(names: Names, id: string): string {
  return names.tourists(TOURIST_TYPES.map((type) => (type === id ? 1 : 0)))
}

/** RT-ANC-SHU-2: one tourist of one block. */
function spokenGuest(names: Names, answer: string): string {
  const [type = '', block = ''] = answer.split(':')
  return `${spokenTourist(names, type)}, ${names.block(block)}`
}

function spokenDrawing(names: Names, seat: number, answer: string, view: RouteView): string {
  const group = drawGroupOf(answer)
  if (group === 'c' || group === 'end') return names.words.drawGroups[group]
  const segments = answer.slice(answer.indexOf(':') + 1).split('+')
  return withPlaces(names, seat, view, segments, names.drawing(answer))
}

function withPlaces(
  { pack, words, list }: Names,
  seat: number,
  view: RouteView,
  segments: readonly string[],
  said: string,
): string {
  const player = view.players[seat]
  if (!player) return said
  const task = pack.tasks.find((each) => each.id === player.task)?.crossings ?? []
  const places = placesReached(cityOf(pack, view.ancient), segments, player.board, task)
  const told = places.filter((place) => place !== 'visitedShop').map((place) => words.streets.to[place])
  return told.length === 0 ? said : `${said}; ${words.streets.leadsTo(list(told))}`
}

function dieOf(view: RouteView, id: string): DieView {
  return view.dice.find((die) => die.id === id) ?? { id, number: 0, zone: 'waiting' }
}
