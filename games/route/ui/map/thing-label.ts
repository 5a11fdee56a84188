import { thingOf } from '../model/things.ts'
import type { Scene } from '../scene.ts'

/** What a thing of the map is, in one line. */
export function thingLabel(scene: Scene, id: string): string {
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

function crossingLabel({ text, pack, view, player }: Scene, id: string): string {
  const { words, names } = text
  const vertex = pack.map.vertices.find((each) => each.id === id)
  const terrifying = pack.ancients.find((each) => each.id === view.ancient)?.terrifyingPlaces.includes(id)
  const visited = player?.board.circledShops.includes(id)
  const parts = [names.crossing(id)]
  if (vertex?.symbol === 'shop') parts.push(words.places[visited ? 'visitedShop' : 'shop'])
  if (vertex?.symbol === 'gate') parts.push(words.places.gate)
  if (terrifying) parts.push(words.places.terrifying)
  return parts.join(', ')
}
