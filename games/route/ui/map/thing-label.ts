import type { WhyNot } from '@curio/ui/contract'
import { TOURIST_TYPES } from '../../content/pack.ts'
import { placeAt } from '../../text/index.ts'
import { HARBOUR_WORDS } from '../harbour-words.ts'
import type { MarkedCrossing } from '../model/crossings.ts'
import { takenAt } from '../model/curios.ts'
import { EVENT_RULES, eventIn, type MarkedEvent } from '../model/events.ts'
import { thingOf } from '../model/things.ts'
import type { Scene } from '../scene.ts'
import { TOUR_BOARD_WORDS } from '../tour-board-words.ts'

/** What a thing of the map is, in one line, with the event that is marked there. */
export function thingLabel(scene: Scene, id: string): string {
  const event = scene.player?.board.events?.find(({ place }) => place === id)
  const label = plainLabel(scene, id)
  return event ? `${label}, ${scene.text.names.event(event.event)}` : label
}

function plainLabel(scene: Scene, id: string): string {
  const { text, pack } = scene
  switch (thingOf(pack, id)) {
    case 'block':
      return blockLabel(scene, id)
    case 'road':
    case 'diagonal':
      return scene.player?.board.segments.includes(id)
        ? `${text.names.road(id)}, ${scene.board.drawn}`
        : text.spokenRoad(scene.shown, id, scene.view)
    case 'crossing':
      return crossingLabel(scene, id)
    default:
      return id
  }
}

function blockLabel({ text, pack, player, board }: Scene, id: string): string {
  const { names, words } = text
  const block = pack.map.blocks.find((each) => each.id === id)
  const counts = (player?.ending?.tourists ?? player?.board.tourists)?.[id]
  const star = block?.star === undefined ? '' : ` ${block.star}`
  const type = block && block.type !== 'white' ? [`${words.blockTypes[block.type]}${star}`] : []
  return [names.block(id), ...type, counts ? board.tourists(names.tourists(counts)) : board.empty].join(', ')
}

function crossingLabel({ text, view, player, pack, city }: Scene, id: string): string {
  const { words, names } = text
  const task = pack.tasks.find((each) => each.id === player?.task)?.crossings ?? []
  const place = player ? placeAt(city, city.vertexAt.get(id) ?? -1, player.board, task) : null
  const said = view.phase === 'over' || place === null ? [] : [words.places[place]]
  return [names.crossing(id), ...said].join(', ')
}

/** What a marked crossing means for its player, and the rule that says so. */
function crossingHelp(scene: Scene, { id, place }: MarkedCrossing): WhyNot {
  const { board, text, view } = scene
  const card = view.openShop === null ? null : text.names.card(view.openShop)
  switch (place) {
    case 'gate':
      return { text: board.places.gate(view.ancient === 'SHUB_NIGGURATH'), rule: 'RT-MAP-3' }
    case 'shop':
      return { text: board.places.shop(card), rule: 'RT-BON-1' }
    case 'visitedShop':
      return { text: [...takenWords(scene, id), board.places.visitedShop].join(' '), rule: 'RT-BON-4' }
    case 'terrifying':
      return { text: board.places.terrifying, rule: 'RT-MAP-10' }
    case 'task':
      return { text: board.places.task, rule: 'RT-TASK-1' }
    case 'terrifyingTask':
      return { text: `${board.places.task} ${board.places.terrifying}`, rule: 'RT-TASK-1' }
    case 'cafe':
    case 'visitedCafe':
      return { text: board.places[place], rule: 'RT-BASE-28' }
    case 'airport':
      return { text: board.places.airport, rule: 'RT-VEG-8' }
    case 'greenCrossing':
      return { text: board.places.greenCrossing, rule: 'RT-VEG-7' }
    case 'pier':
      return { text: `${waitingAt(scene, id)} ${board.places.pier}`, rule: 'RT-SYD-17' }
    case 'iconic':
      return { text: board.places.iconic, rule: 'RT-BASE-43' }
  }
}

/** Something on the map that can be pointed at besides blocks and roads. */
export type Marked = MarkedCrossing | MarkedEvent

/** Its name, what it means for its player, and the rule that says so. */
export function markedHelp(scene: Scene, marked: Marked): WhyNot & { readonly name: string } {
  if ('place' in marked) return { name: scene.board.placeNames[marked.place], ...crossingHelp(scene, marked) }
  const { names, words } = scene.text
  const card = eventIn(scene.pack, marked.event)
  return {
    name: card?.name[words.language] ?? '',
    text: names.eventText(marked.event),
    rule: card ? EVENT_RULES[card.effect.kind] : null,
  }
}

/** A tap on something marked that is not asked for says what it is. */
export function explainMarked(scene: Scene, marked: Marked): void {
  const { name, text, rule } = markedHelp(scene, marked)
  scene.props.explain({ text: `${name}. ${text}`, rule })
}

/** RT-SYD-17: the remote landmark behind a pier, and who waits there. */
function waitingAt({ pack, player, text, props }: Scene, pier: string): string {
  const words = HARBOUR_WORDS[props.language]
  const { name, tourist } = pack.map.vertices.find(({ id }) => id === pier) ?? {}
  const counts = TOURIST_TYPES.map((type, index) =>
    type === tourist ? (player?.board.harbour?.remote[index] ?? 0) : 0,
  )
  return `${words.waits(name?.[props.language] ?? '', text.names.tourists(counts) || words.nobody)}.`
}

/** What was taken in a shop of a city of the booklet. */
function takenWords({ view, shown, props, text, pack }: Scene, id: string): readonly string[] {
  const card = pack.tour ? takenAt(view, props.table.told, shown, id) : null
  return card === null ? [] : [TOUR_BOARD_WORDS[props.language].taken(text.names.card(card))]
}
