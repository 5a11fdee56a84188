import type { Report } from '@curio/kernel'
import { references } from '../map/check-references.ts'
import { unreached } from '../map/check-roads.ts'
import type { CityMap, MapBlock, MapVertex } from '../map/city-map.ts'
import type { CityPack } from './city.ts'

/** The event places of a pack name blocks, roads and crossings of its map. */
export function checkEventReferences({ map, eventPlaces }: CityPack, report: Report): void {
  const blocks = references(report, 'block', map.blocks)
  blocks.list('eventPlaces.reconstruction', eventPlaces.reconstruction)
  blocks.list('eventPlaces.crime', eventPlaces.crime)
  references(report, 'road', map.roads).list('eventPlaces.noPass', eventPlaces.noPass)
  references(report, 'vertex', map.vertices).list('eventPlaces.obstacle', eventPlaces.obstacle)
}

/** RT-EV-9 to RT-EV-11, RT-EV-25: each red event is listed only where it may be marked. */
export function checkEventPlaces({ map, eventPlaces }: CityPack, report: Report): void {
  const judge = (
    list: Exclude<keyof typeof eventPlaces, 'origin'>,
    allowed: string,
    isAllowed: (id: string) => boolean,
  ): void => {
    for (const [index, each] of eventPlaces[list].entries()) {
      if (!isAllowed(each))
        report(`eventPlaces.${list}[${index}]`, `${each} is wrong here; allowed: ${allowed}`)
    }
  }
  const block = (id: string) => map.blocks.find((each) => each.id === id)
  const oneBlock = 'a landmark that fills exactly one block, outside the university'
  judge('reconstruction', oneBlock, (each) => {
    const found = block(each)
    return (
      found !== undefined && !['white', 'ferry'].includes(found.type) && !found.landmark && !found.university
    )
  })
  judge('crime', 'a white block', (each) => block(each)?.type === 'white')
  const isWhiteRoad = (each: string): boolean => {
    const found = map.roads.find(({ id }) => id === each)
    return found !== undefined && !found.onlyWith && (found.flags ?? []).length === 0
  }
  judge('noPass', 'a road without bridge, embankment, bend or garden', isWhiteRoad)
  const isWhiteCrossing = (each: string): boolean => {
    const found = map.vertices.find(({ id }) => id === each)
    return (
      found !== undefined && !found.symbol && !found.deadEnd && !found.onlyWith && !leadsToWater(map, found)
    )
  }
  judge('obstacle', 'a crossing without symbol that leads to no bridge, dead end or ferry', isWhiteCrossing)
  checkStillConnected(map, eventPlaces, report)
}

function leadsToWater(map: CityMap, vertex: MapVertex): boolean {
  const overWater = ['bridge', 'borderBridge', 'deadEnd']
  const roads = map.roads.filter(({ a, b }) => a === vertex.id || b === vertex.id)
  if (roads.some(({ flags }) => flags?.some((flag) => overWater.includes(flag)))) return true
  const meets = ({ x, y }: MapBlock): boolean =>
    (vertex.i === x || vertex.i === x - 1) && (vertex.j === y || vertex.j === y - 1)
  return map.blocks.some((block) => block.type === 'ferry' && meets(block))
}

/** No red event alone may cut the map in two. */
function checkStillConnected(map: CityMap, places: CityPack['eventPlaces'], report: Report): void {
  const vertices = map.vertices.filter((vertex) => !vertex.onlyWith).map(({ id }) => id)
  const roads = map.roads.filter((each) => !each.onlyWith)
  for (const [index, blocked] of places.noPass.entries()) {
    const lost = unreached(
      vertices,
      roads.filter((each) => each.id !== blocked),
    )
    if (lost.length > 0)
      report(
        `eventPlaces.noPass[${index}]`,
        `${blocked} cuts off ${lost.join(', ')}; allowed: a road with a way round`,
      )
  }
  for (const [index, blocked] of places.obstacle.entries()) {
    const lost = unreached(
      vertices.filter((each) => each !== blocked),
      roads.filter(({ a, b }) => a !== blocked && b !== blocked),
    )
    if (lost.length > 0)
      report(
        `eventPlaces.obstacle[${index}]`,
        `${blocked} cuts off ${lost.join(', ')}; allowed: a crossing with a way round`,
      )
  }
}
