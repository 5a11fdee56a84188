import assert from 'node:assert/strict'
import type { Locator } from 'playwright-core'
import { textFor } from '../../support/trickerion/words.ts'
import { assertSameBoard, boardOf } from '../support/board.ts'
import { eventually } from '../support/eventually.ts'
import { journeys } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { beginLocal } from '../support/tables.ts'
import { assign } from '../support/trickerion/assign.ts'

const journey = journeys()
const { phases } = textFor('ru').words

/** Answers whatever is asked until that is in the round or the phase that is named. */
async function playUntil(player: Player, rounds: Locator, name: string): Promise<void> {
  while (await player.awaitTurn()) {
    if ((await rounds.textContent())?.includes(name)) return
    await player.answer()
  }
  assert.fail(`over before ${name}`)
}

journey('Trickerion begins, goes on and comes back without a server', async ({ site, visitor }) => {
  const person = await visitor({ keepsSite: true })
  const { page, context, words } = person
  await person.go('/')
  // Who is active has kept the whole site.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  person.expect(/net::ERR_/)
  await site.kill()
  await context.setOffline(true)

  await beginLocal(person, ['easy'], 'trickerion')
  const player = new Player(person)
  await player.sitDown()
  const rounds = page.locator('.tb-rounds')
  await playUntil(player, rounds, phases.assignment)
  await assign(player, 'magician', 'downtown')
  await playUntil(player, rounds, phases.action)
  await player.answer()
  await player.awaitTurn()

  // In the middle of the magician's turn.
  await page.mouse.move(0, 0)
  const [board, sentence] = [await boardOf(page), await player.sentence.innerText()]
  await page.reload()
  await player.sitDown()
  await eventually(async () => {
    assert.equal(await player.sentence.innerText(), sentence)
    assertSameBoard(await boardOf(page), board)
  })
  // Chromium forgets at a new page that it has no network.
  await context.setOffline(false)
  await context.setOffline(true)
  await page.getByText(words.table.offline).waitFor()
  await playUntil(player, rounds, 'Раунд 2')
})
