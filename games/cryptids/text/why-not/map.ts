import { placeOf } from '../../rules/content.ts'
import { rangeOf } from '../../rules/movement.ts'
import { notInTurn, type Scene, spent, type Told } from './scene.ts'

/** A place of Europe to go to. */
export function aboutPlace(scene: Scene, id: string): Told {
  const { names, view, player, question } = scene
  switch (question.kind) {
    case 'setup.city': {
      if (!placeOf(names.content, id).isCity) return ['startInCity']
      const seat = view.players.findIndex(({ place }) => place === id)
      return ['cityTaken', { name: names.player(seat) }]
    }
    case 'ability.travel':
      return ['alreadyHere']
    case 'poacher.take':
    case 'ability.collect':
      return ['nothingThere', { name: names.place(id) }]
    default:
      return notInTurn(scene) ?? (player.place === id ? ['alreadyHere'] : tooFar(scene, id))
  }
}

function tooFar(scene: Scene, id: string): Told {
  const { names, view, player } = scene
  const range = rangeOf(player, names.content)
  const { mainSteps = 0, actionSteps = 0 } = view.turn ?? {}
  const main = player.movement === 'ready' ? range : mainSteps
  const action = player.action === 'ready' ? range : actionSteps
  const reach = Math.max(main, action)
  if (reach === 0) return ['movesSpent']
  const distance = placeOf(names.content, player.place ?? id).distance.get(id) ?? 0
  return ['tooFar', { name: names.place(id), n: distance, of: reach }]
}

/** Evidence on the map to collect. */
export function aboutEvidence(scene: Scene, place: string): Told {
  const { names, view, player, question } = scene
  if (question.kind === 'poacher.take') return ['poacherTakesOther']
  const closed = notInTurn(scene) ?? spent(scene, 'collectSkill')
  if (closed) return closed
  const slots = names.pack.constants.evidenceSlots.player
  if (player.evidence.length >= slots) return ['boardFull', { n: slots }]
  const name = names.place(place)
  if (!view.map.some(({ at }) => at === place)) return ['nothingThere', { name }]
  return player.skills.collectAdjacent === 'none' ? ['notHere', { name }] : ['notNear', { name }]
}

/** The Refresh of the main action. */
export function aboutRefresh(scene: Scene): Told {
  const { names, view, player } = scene
  const closed = notInTurn(scene)
  if (closed) return closed
  const { value } = names.pack.constants.mapTarget
  if (view.map.length >= value) return ['mapFull', { n: value }]
  return player.action === 'used' ? ['actionDone'] : ['notNow']
}

/** A search for the Wolpertinger. */
export function aboutSearch(scene: Scene): Told {
  const { names, view, player } = scene
  const closed = notInTurn(scene) ?? spent(scene, 'trackSkill')
  if (closed) return closed
  const place = player.place ?? ''
  if (!names.content.places.get(place)?.isCity) return ['searchInCity']
  if (!view.wolpertingerCities.includes(place)) return ['searchEmpty', { name: names.place(place) }]
  return ['searchRumour']
}
