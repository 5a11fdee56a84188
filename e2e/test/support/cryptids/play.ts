import assert from 'node:assert/strict'
import type { CryptidsText } from '@curio/cryptids/text'
import type { Coming, Line } from '../../../support/cryptids/line.ts'
import { saveOf } from '../../../support/saves.ts'
import { eventually } from '../eventually.ts'
import type { Player } from '../player.ts'
import { sitDownAlone } from '../tables.ts'
import type { Visitor } from '../visitor.ts'

let positions = 0

/** Sits down where a line has come to, as these people; the other seats are bots'. Nothing else is kept in the browser. */
export async function sitDownAt(
  visitor: Visitor,
  line: Line,
  people: readonly (string | null)[],
): Promise<void> {
  const match = saveOf(line.found(), `line${++positions}`, people)
  await sitDownAlone(visitor, match)
}

/** Somebody at a table, and the way in which they give answers. */
export interface Seat {
  readonly player: Player
  readonly text: CryptidsText
  readonly give: (coming: Coming) => Promise<void>
}

/** Plays a line at a table until something comes, or to its end; the table asks what the rules ask. */
export async function playLine(
  line: Line,
  { player, text, give }: Seat,
  until: (coming: Coming) => boolean = () => false,
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
