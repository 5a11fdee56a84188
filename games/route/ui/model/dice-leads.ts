import { sameJson } from '@curio/kernel'
import type { QuestionKind } from '../../rules/question-kinds.ts'
import type { Shown } from '../../rules/shown.ts'
import type { RouteView } from '../../text/index.ts'
import { numberOf } from '../../text/tour-names.ts'

/** What the question for dice or cards knows: its kind, and what is chosen. */
interface DiceChoice {
  readonly kind: string
  readonly chosen: ReadonlySet<string>
}

interface Table {
  readonly pack: Shown
  readonly view: RouteView
}

/** The pair so far, where two pieces shall be taken: those of the round, then what is chosen. */
function pairSoFar({ view }: Table, choice: DiceChoice | null): readonly string[] {
  switch (choice?.kind) {
    case 'draft.take':
    case 'card.play':
    case 'card.offer':
    case 'card.take':
    case 'die.offer':
    case 'die.round':
      return [...view.roundDice, ...choice.chosen]
    case 'draft.pair':
    case 'initial.pair':
    case 'card.pair':
      return [...choice.chosen]
    // Who removes a die sees where the lead player could go with it.
    case 'draft.remove':
      return view.roundDice
    default:
      return []
  }
}

/** RT-P3-2, RT-P3-3: the blocks at two numbers. */
function blocksAt({ pack }: Table, one: number, other: number): readonly string[] {
  const wanted = [one, other].sort()
  return pack.map.blocks.filter(({ x, y }) => sameJson([x, y].sort(), wanted)).map(({ id }) => id)
}

/** The blocks that a chosen pair leads to; none while the pair is not complete. */
export function blocksLedTo(table: Table, choice: DiceChoice | null): readonly string[] {
  const [one, other, ...more] = pairSoFar(table, choice)
  if (one === undefined || more.length > 0) return []
  if (other !== undefined) return blocksAt(table, numberAt(table, one), numberAt(table, other))
  return choice?.kind === 'card.play' ? blocksWithNumber(table, numberAt(table, one)) : []
}

const numberAt = ({ pack, view }: Table, id: string): number => numberOf(pack, view, id)

/** RT-BASE-10: the other number of the round is not known yet. */
function blocksWithNumber({ pack }: Table, number: number): readonly string[] {
  return pack.map.blocks.filter(({ x, y }) => x === number || y === number).map(({ id }) => id)
}

/** Where a die or card would lead together with the one that is known already; none while there is no such one. */
export function blocksWith(table: Table, choice: DiceChoice | null, piece: string): readonly string[] {
  const [first, ...more] = pairSoFar(
    table,
    isForRound(choice) ? { ...choice, chosen: NOTHING } : choice,
  ).filter((id) => id !== piece)
  if (first === undefined || more.length > 0 || numberAt(table, piece) === 0) return []
  return blocksAt(table, numberAt(table, first), numberAt(table, piece))
}

const NOTHING: ReadonlySet<string> = new Set()

const FOR_ROUND: readonly string[] = [
  'card.offer',
  'card.take',
  'die.offer',
  'die.round',
] satisfies readonly QuestionKind[]

/** RT-BASE-8, RT-SYD-9: each of several cards or dice may become the second piece of the round. */
const isForRound = (choice: DiceChoice | null): choice is DiceChoice =>
  choice !== null && FOR_ROUND.includes(choice.kind)
