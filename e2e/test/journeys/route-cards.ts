import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { playUnseen } from '../../support/unseen.ts'
import { assertEnding } from '../support/ending.ts'
import { eventually } from '../support/eventually.ts'
import { type Journey, journeys } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { createOnline, join } from '../support/tables.ts'
import type { Visitor } from '../support/visitor.ts'

const journey = journeys()

/** Somebody at the table, with everything that the server has told their page. */
interface Seat {
  readonly visitor: Visitor
  readonly player: Player
  readonly told: readonly string[]
}

function seatOf(visitor: Visitor): Seat {
  const told: string[] = []
  visitor.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => void told.push(payload.toString())),
  )
  return { visitor, player: new Player(visitor, 'board'), told }
}

/** Two people at a table of Venice, made by its picture in the form and joined by its link. */
async function sitInVenice(given: Journey): Promise<{ seats: readonly [Seat, Seat]; link: string }> {
  const host = seatOf(await given.visitor({ name: 'Ада' }))
  const guest = seatOf(await given.visitor({ name: 'Борис' }))
  const link = await createOnline(host.visitor, ['person'], 'route', async (page) => {
    const venice = page.getByRole('radio', { name: 'Венеция' })
    // The button of the choice lies over its picture, unseen.
    await page.locator('.rt-prints > label').filter({ has: venice }).locator('.poster').click({ force: true })
    assert.ok(await venice.isChecked())
  })
  await join(guest.visitor, link)
  const seats = [host, guest] as const
  for (const { player } of seats) await player.sitDown()
  return { seats, link }
}

const idsAt = (cards: Locator): Promise<string[]> =>
  cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-target') ?? ''))

const handOf = ({ page }: Visitor): Locator => page.locator('.rt-card-zone').filter({ hasText: 'Ваша рука' })

const heldBy = (visitor: Visitor): Promise<string[]> => idsAt(handOf(visitor).locator('[data-target]'))

/** Every card whose face is on a page. */
async function facesOn(page: Page): Promise<string[]> {
  const nameless = page.locator('.rt-tcard:not([data-target] .rt-tcard)')
  assert.equal(await nameless.count(), 0)
  return idsAt(page.locator('[data-target]:has(.rt-tcard)'))
}

const isTold = ({ told }: Seat, card: string): boolean => told.some((frame) => frame.includes(`"${card}"`))

/** RT-BASE-55: nobody has seen or been told what the other holds. It is tried again, as one page may lag behind. */
async function assertHandsSecret(seats: readonly [Seat, Seat]): Promise<void> {
  const [host, guest] = seats
  for (const [holder, other] of [
    [host, guest],
    [guest, host],
  ] as const)
    await eventually(async () => {
      const hand = await heldBy(holder.visitor)
      const seen = await facesOn(other.visitor.page)
      for (const card of hand) {
        assert.ok(isTold(holder, card), `${card} was dealt over the line`)
        assert.ok(!isTold(other, card), `${card} was told to the other`)
        assert.ok(!seen.includes(card), `${card} is on the page of the other`)
      }
    })
}

/** How many cards are left in the deck, by whichever page is ahead. */
async function deckAt(seats: readonly Seat[]): Promise<number> {
  const said = await Promise.all(seats.map(({ visitor }) => visitor.page.locator('.rt-deck').innerText()))
  return Math.min(...said.map((words) => Number(words.replaceAll(/\D/g, ''))))
}

/** The first who is asked answers. */
async function answerOnce(seats: readonly Seat[]): Promise<void> {
  for (const { player } of seats) if (await player.isAsked()) return player.answer()
}

const drawnAt = ({ page }: Visitor): Promise<number> =>
  page.locator('.rt-board :is(.rt-mark, .rt-band)').count()

/** RT-BASE-12: how many cards leave the deck in each round of two players. */
const DRAWN_EACH_ROUND = 3

journey('two people play cards in Venice online, and nobody sees the hand of the other', async (given) => {
  const { seats, link } = await sitInVenice(given)
  const [host, guest] = seats
  for (const { player } of seats) await player.answer()
  await handOf(host.visitor).waitFor()
  await assertHandsSecret(seats)

  await eventually(async () => assert.notEqual(await host.player.isAsked(), await guest.player.isAsked()))
  const [lead, other] = (await host.player.isAsked()) ? [host, guest] : [guest, host]
  const [card = assert.fail(), ...kept] = await heldBy(lead.visitor)
  await handOf(lead.visitor).locator(`[data-target="${card}"]`).click()
  await lead.player.send(lead.player.confirm)
  await eventually(async () => {
    assert.deepEqual(await heldBy(lead.visitor), kept)
    assert.ok((await facesOn(other.visitor.page)).includes(card), 'a card that is played is seen by all')
  })

  const third = (await deckAt(seats)) - 2 * DRAWN_EACH_ROUND
  while ((await deckAt(seats)) > third) {
    await answerOnce(seats)
    await assertHandsSecret(seats)
  }
  for (const { visitor } of seats) assert.ok((await drawnAt(visitor)) > 1)

  for (const { visitor, player } of seats) {
    await eventually(async () => assert.equal((await heldBy(visitor)).length, 3))
    const hand = await heldBy(visitor)
    await visitor.page.reload()
    await player.sitDown()
    await eventually(async () => assert.deepEqual(await heldBy(visitor), hand))
  }
  await assertHandsSecret(seats)

  const visitors = seats.map(({ visitor }) => visitor)
  await playUnseen(visitors, link, () => false)
  const [one, two] = [await assertEnding(host.visitor), await assertEnding(guest.visitor)]
  assert.deepEqual(one.match(/\d+/g), two.match(/\d+/g))
})
