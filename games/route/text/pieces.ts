import { TOURIST_TYPES } from '../content/pack.ts'
import type { DieView, RouteView } from '../view.ts'
import { LANDMARK_GLYPHS } from './glyphs.ts'
import { countTypes, hasHalfStar, type Names } from './names.ts'

/** RT-P3-2, RT-P3-3: where two numbers lead. */
export function blocksAt(one: number, other: number): readonly string[] {
  return [...new Set([`(${one};${other})`, `(${other};${one})`])]
}

export function dieOf(view: RouteView, id: string): DieView {
  return view.dice.find((die) => die.id === id) ?? { id, number: 0, zone: 'waiting' }
}

export function dieLabel(names: Names, die: DieView, view: RouteView): string {
  const face = names.pack.dice.find((each) => each.id === die.id)?.faces.find((each) => each.n === die.number)
  const effect = face && 'symbol' in face ? ` ${names.effect(view.effects[face.symbol])}` : ''
  return `${names.rolled(die)}${effect}`
}

export function blockLabel(names: Names, id: string): string {
  const block = names.pack.map.blocks.find((each) => each.id === id)
  if (!block) return id
  const star = block.star === undefined ? '' : `${block.star}`
  const type = block.name ? '' : ` ${names.words.blockTypes[block.type]}`
  return `${LANDMARK_GLYPHS[block.type]}${star} ${names.block(id)}${type}`
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
  const shown = [tourists, hasHalfStar(pack, face) ? names.tour.halfStar : ''].filter((each) => each !== '')
  return [name, ...shown].join(', ')
}
