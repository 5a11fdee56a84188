import type { Json, Question } from '@curio/kernel'
import { TOURIST_TYPES, type TouristType } from '../content/pack.ts'
import { type Acts, type Answer, type DrawAct, drawGroupOf } from '../rules/acts.ts'
import { cityOf } from '../rules/city.ts'
import { readAnswer, readItem } from '../rules/vocabulary.ts'
import type { DieView, RouteView } from '../view.ts'
import { labelOf } from './answers.ts'
import { campaignLabel } from './campaign-words.ts'
import type { Names } from './names.ts'
import { blocksAt, dieOf, spokenDie } from './pieces.ts'
import { placesReached } from './places.ts'
import { spokenTour } from './tour-answers.ts'

/** An answer in words alone, without ids and signs: for lists, keyboards and those who listen. */
export function spokenAnswer(names: Names, question: Question, answer: Json, view: RouteView): string {
  const read = readAnswer(names.pack, question.kind, answer)
  return read === null ? names.words.notOffered : spoken(names, read, question.seat, view)
}

/** One of the things that a question lets pick; an answer of any other question. */
export function spokenItem(names: Names, question: Question, item: Json, view: RouteView): string {
  const read = readItem(names.pack, question.kind, item)
  if (read === null) return names.words.notOffered
  switch (read.kind) {
    case 'draft.pair':
    case 'initial.pair':
      return read.act.dice.map((id) => spokenDie(names, dieOf(view, id), view)).join()
    case 'card.pair':
      return names.cityCards(read.act.cards)
    case 'encounter.reroll': {
      const dice = view.players[question.seat]?.ending?.dice ?? []
      return read.act.dice.map((die) => names.words.options.encounterDie(die, dice[die] ?? 0)).join()
    }
    default:
      return spoken(names, read, question.seat, view)
  }
}

/** A pick of two dice of which one is chosen: which other die would lead where (RT-P3-3). */
export function spokenHalf(names: Names, question: Question, item: Json, view: RouteView): string {
  const { options } = names.words
  const read = readItem(names.pack, question.kind, item)
  const listed = question.form === 'pick' ? question.options : []
  if (read?.kind !== 'draft.pair' && read?.kind !== 'initial.pair') return names.words.notOffered
  const first = dieOf(view, read.act.dice[0] ?? '')
  const leads = listed.flatMap((other) => {
    const die = readItem(names.pack, question.kind, other)
    if (die?.kind !== read.kind || die.act.dice[0] === first.id) return []
    const second = dieOf(view, die.act.dice[0] ?? '')
    return [
      options.pairLeads(
        `${names.die(second.id)} ${second.number}`,
        blocksAt(first.number, second.number).join(' '),
      ),
    ]
  })
  return options.pairHalf(`${names.die(first.id)} ${first.number}`, leads.join(', '))
}

function spoken(names: Names, answer: Answer, seat: number, view: RouteView): string {
  const { words } = names
  switch (answer.kind) {
    case 'task.keep':
      return spokenTask(names, answer.act)
    case 'draft.take':
      return spokenTake(names, dieOf(view, answer.act.die), view)
    case 'draft.remove':
      return spokenDie(names, dieOf(view, answer.act.die), view)
    case 'draft.pair':
    case 'initial.pair':
      return spokenPair(names, answer.act.dice, view)
    case 'block':
      return answer.act.act === 'block'
        ? spokenBlock(names, answer.act.block)
        : labelOf(names, answer, seat, view)
    case 'tourist.any':
    case 'tourist.extra':
    case 'tourist.repeat':
      return spokenTourist(names, answer.act.type)
    case 'penalty.riverside':
      return words.sources[answer.act.type]
    case 'correction.erase':
      return answer.act.act === 'none' ? words.options.noCorrection : names.road(answer.act.segment)
    case 'correction.draw':
      return spokenRoad(names, seat, view, answer.act.segment)
    case 'draw':
      return spokenDrawing(names, seat, answer.act, view)
    case 'shop':
      return answer.act.act === 'shop'
        ? words.streets.shop(names.corner(answer.act.crossing))
        : labelOf(names, answer, seat, view)
    case 'penalty.numerous':
      return `${spokenTourist(names, answer.act.type)}, ${names.block(answer.act.block)}`
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
      return spokenTour(names, answer, view)
    case 'initial.take':
    case 'tome':
    case 'route':
    case 'encounter.reroll':
    case 'encounter.upgrade':
    case 'penalty.called':
    case 'penalty.university':
      return labelOf(names, answer, seat, view)
  }
}

/** What a road is, and what a player would reach by it. */
export function spokenRoad(names: Names, seat: number, view: RouteView, id: string): string {
  return withPlaces(names, seat, view, [id], names.road(id))
}

/** RT-P3-3: the second round die says where both lead. */
function spokenTake(names: Names, die: DieView, view: RouteView): string {
  const said = spokenDie(names, die, view)
  const [taken] = view.roundDice
  const first = taken === undefined ? 0 : dieOf(view, taken).number
  if (first === 0 || die.number === 0) return said
  return names.words.options.pairLeads(said, names.words.options.either(blocksAt(first, die.number)))
}

function spokenPair(names: Names, pair: readonly string[], view: RouteView): string {
  const dice = pair.map((id) => dieOf(view, id))
  const said = names.list(dice.map((die) => spokenDie(names, die, view)))
  const [one = 0, other = 0] = dice.map(({ number }) => number)
  if (one === 0 || other === 0) return said
  return names.words.options.pairLeads(said, names.words.options.either(blocksAt(one, other)))
}

function spokenTask(names: Names, { task, openly }: Acts['task.keep']): string {
  const { options } = names.words
  const crossings = names.pack.tasks.find((each) => each.id === task)?.crossings ?? []
  const say = openly ? options.taskOpenly : options.taskSecretly
  return `${say(names.taskName(task))}: ${crossings.map(names.corner).join(', ')}`
}

function spokenBlock(names: Names, id: string): string {
  const block = names.pack.map.blocks.find((each) => each.id === id)
  if (!block) return id
  const star = block.star === undefined ? '' : ` ${block.star}`
  return `${names.block(id)}, ${names.words.blockTypes[block.type]}${star}`
}

function spokenTourist(names: Names, tourist: TouristType): string {
  return names.tourists(TOURIST_TYPES.map((type) => (type === tourist ? 1 : 0)))
}

function spokenDrawing(names: Names, seat: number, act: DrawAct, view: RouteView): string {
  if (act.act !== 'section') return names.words.drawGroups[drawGroupOf(act)]
  const { ids } = act
  return withPlaces(names, seat, view, ids, names.drawing(ids))
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
  const told = places
    .filter(({ place }) => place !== 'visitedShop' && place !== 'visitedCafe')
    .map(({ place, crossing }) => {
      const name = pack.map.vertices.find(({ id }) => id === crossing)?.name?.[words.language]
      return name === undefined ? words.streets.to[place] : `${words.streets.to[place]} ${words.quoted(name)}`
    })
  const once = [...new Set(told)]
  return once.length === 0 ? said : `${said}; ${words.streets.leadsTo(list(once))}`
}
