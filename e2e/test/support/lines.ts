import assert from 'node:assert/strict'
import type { Question } from '@curio/kernel'
import type { ComingIn, GameLine } from '../../support/line.ts'
import type { Found } from '../../support/positions.ts'
import { saveOf } from '../../support/saves.ts'
import { eventually } from './eventually.ts'
import type { Player } from './player.ts'
import { sitDownAlone } from './tables.ts'
import type { Visitor } from './visitor.ts'

let positions = 0

/** Sits down where a line has come to, as these people; the other seats are bots'. Nothing else is kept in the browser. */
export async function sitDownAt(
  visitor: Visitor,
  line: { found(): Found },
  people: readonly (string | null)[],
): Promise<void> {
  const match = saveOf(line.found(), `line${++positions}`, people)
  await sitDownAlone(visitor, match)
}

/** Somebody at a table, and the way in which they give answers. */
export interface Seat<View, Act> {
  readonly player: Player
  readonly text: { prompt(question: Question, view: View): string }
  readonly give: (coming: ComingIn<View, Act>) => Promise<void>
}

/** Plays a line at a table until something comes, or to its end; the table asks what the rules ask. */
export async function playLine<View, Act>(
  line: GameLine<View, Act>,
  { player, text, give }: Seat<View, Act>,
  until: (coming: ComingIn<View, Act>) => boolean = () => false,
): Promise<void> {
  for (let { coming } = line; coming !== null && !until(coming); { coming } = line) {
    await assertAsked(player, text.prompt(coming.question, coming.view))
    await give(coming)
    line.step()
  }
}

/** The sentence above the table. */
export async function assertAsked({ sentence }: Player, wanted: string): Promise<void> {
  await eventually(async () => assert.equal(plain(await sentence.innerText()), plain(wanted)))
}

/** Words without what keeps them in one line. */
export const plain = (text: string): string => text.replaceAll(/\s+/g, ' ')
