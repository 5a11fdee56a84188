import { thing } from '../../../support/trickerion/board.ts'
import type { Player } from '../player.ts'

/** Gives an assignment on the board. */
export async function assign(player: Player, disc: string, card: string): Promise<void> {
  await player.page.locator(thing(`disc:${disc}`)).click()
  await player.page.locator(thing(`card:${card}`)).click()
  await player.send(player.confirm)
}
