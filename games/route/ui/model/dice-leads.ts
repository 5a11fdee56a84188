import { sameJson } from '@curio/kernel'
import type { Shown } from '../../rules/shown.ts'
import type { RouteView } from '../../text/index.ts'

/** What the dice question knows: its kind, and the dice that are chosen. */
interface DiceChoice {
  readonly kind: string
  readonly chosen: ReadonlySet<string>
}

interface Table {
  readonly pack: Shown
  readonly view: RouteView
}

/** The dice of the pair so far, where two shall be taken: those of the round, then what is chosen. */
function pairSoFar({ view }: Table, choice: DiceChoice | null): readonly string[] {
  switch (choice?.kind) {
    case 'draft.take':
      return [...view.roundDice, ...choice.chosen]
    case 'draft.pair':
    case 'initial.pair':
      return [...choice.chosen]
    default:
      return []
  }
}

const numberOf = ({ view }: Table, id: string | undefined): number =>
  view.dice.find((die) => die.id === id)?.number ?? 0

/** RT-P3-2, RT-P3-3: the blocks at two numbers. */
function blocksAt({ pack }: Table, one: number, other: number): readonly string[] {
  const wanted = [one, other].sort()
  return pack.map.blocks.filter(({ x, y }) => sameJson([x, y].sort(), wanted)).map(({ id }) => id)
}

/** The blocks that a chosen pair leads to; none while the pair is not complete. */
export function blocksLedTo(table: Table, choice: DiceChoice | null): readonly string[] {
  const pair = pairSoFar(table, choice)
  if (pair.length !== 2) return []
  return blocksAt(table, numberOf(table, pair[0]), numberOf(table, pair[1]))
}

/** Where a die would lead together with the one that is chosen already; none while there is no such die. */
export function blocksWith(table: Table, choice: DiceChoice | null, die: string): readonly string[] {
  const others = pairSoFar(table, choice).filter((id) => id !== die)
  const [first] = others
  if (first === undefined || others.length > 1 || numberOf(table, die) === 0) return []
  return blocksAt(table, numberOf(table, first), numberOf(table, die))
}
