import type { Terrain } from '../../content/vocabulary.ts'
import { known, placeOf, tileOf } from '../../rules/content.ts'
import type { SpotFault } from '../../rules/land.ts'
import type { Spot } from '../../rules/polyomino.ts'
import { faultsOf, type Piece } from '../../rules/reserve.ts'
import type { Names } from '../names.ts'
import { stateOfView } from '../state-of-view.ts'
import { notInTurn, type Scene, spent, type Told } from './scene.ts'

/** A found cryptid to be settled in the reserve (CR-RELOC-1 to CR-RELOC-3). */
export function aboutCryptid(scene: Scene, id: string): Told {
  const { names, player, question } = scene
  if (question.kind === 'poacher.catch') return ['poacherCatchesOther']
  const name = names.card(id)
  const found = player.found.find(({ card }) => card === id)
  if (!found) return ['notFoundByYou']
  if (found.relocated !== null) return ['relocated', { name }]
  return notInTurn(scene) ?? spent(scene, 'relocateSkill') ?? outsideCity(scene) ?? ['noRoom', { name }]
}

function outsideCity({ names, player }: Scene): Told | null {
  const place = player.place ?? ''
  return names.content.places.get(place)?.isCity ? null : ['notInCity', { name: names.place(place) }]
}

/** A request to be fulfilled (CR-REQ-1). */
export function aboutRequest(scene: Scene, id: string): Told {
  const { names, view } = scene
  if (!view.reserve.requests.includes(id)) return ['requestGone']
  const closed = notInTurn(scene) ?? spent(scene, 'relocateSkill') ?? outsideCity(scene)
  return closed ?? ['needsPair', { name: names.request(id), n: matchingRequest(scene, id) }]
}

function matchingRequest({ names, player }: Scene, id: string): number {
  const { content } = names
  const request = known(content.requests, id)
  const matches = ({ card, location }: { readonly card: string; readonly location: string }): boolean =>
    'kind' in request
      ? names.entry(card).kind === request.kind
      : placeOf(content, location).letter === request.region
  return player.found.filter((each) => each.relocated === null && matches(each)).length
}

/** A terrain tile to be laid, taken or given. */
export function aboutTile(scene: Scene, id: string): Told {
  const { names, view, player, question } = scene
  const { type } = tileOf(names.content, id)
  const name = names.words.terrains[type]
  if (view.finalRound !== null) return ['terrainOver']
  if (!view.reserve.living.includes(type)) return ['terrainExhausted', { name }]
  switch (question.kind) {
    case 'terrain':
    case 'ability.terrain':
      return player.tiles.includes(id) ? ['tileFitsNowhere'] : ['tileNotYours']
    case 'terrain.exchange':
      return ['tileFitsNowhere']
    case 'setup.tile':
    case 'terrain.take':
      return ['otherTerrainTile', { name: terrainOffered(scene) }]
    case 'poacher.tile':
      return ['poacherTile', { name: terrainOffered(scene) }]
    default:
      return question.kind === 'turn' || question.kind === 'helper' ? ['terrainLater'] : ['openChoice']
  }
}

/** The terrains of the tiles that may be taken. */
function terrainOffered({ names, question }: Scene): string {
  const options = question.form === 'compose' ? [] : question.options
  const types = options.map((option) => tileOf(names.content, `${option}`).type)
  return names.list([...new Set(types)].map((type) => names.words.terrains[type]))
}

/** A spot at which a piece cannot lie: the first of its faults. */
export function aboutSpot({ names, view }: Scene, piece: Piece, spot: Spot): Told {
  const [fault] = faultsOf(stateOfView(view, names.content), names.content, piece, spot)
  return fault ? toldFault(names, fault) : ['notNow']
}

/** A fault of a spot with the name of what it is about. */
export function toldFault(names: Names, { reason, about }: SpotFault): Told {
  const [first] = about
  if (first === undefined) return [reason]
  const isCryptid = reason === 'cryptidThere' || reason === 'onCryptid'
  const name = isCryptid
    ? names.card(first)
    : names.list(about.map((type) => names.words.terrains[type as Terrain]))
  return [reason, { name }]
}
