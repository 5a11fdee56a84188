import assert from 'node:assert/strict'
import { assertEnding } from '../support/ending.ts'
import { eventually } from '../support/eventually.ts'
import { journeys } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { createOnline, join } from '../support/tables.ts'
import type { Visitor } from '../support/visitor.ts'

const journey = journeys()

const hintButton = ({ page, words }: Visitor) =>
  page.locator('.acts').getByRole('button', { name: words.table.hint })

/** How ratings changed, as the end tells it. */
const changesAt = ({ page }: Visitor): Promise<string[]> => page.locator('.rating-change').allInnerTexts()

/** Resigns; the first tap on the last button may come too soon to be meant. */
async function resign({ page, words }: Visitor, told: string): Promise<void> {
  await page.getByRole('button', { name: words.table.menu }).click()
  await page.getByRole('button', { name: words.table.resign, exact: true }).click()
  const sure = page.getByRole('button', { name: words.table.resignYes })
  await eventually(async () => {
    if (await sure.isVisible()) await sure.click()
    assert.equal(await page.getByText(told).isVisible(), true)
  })
}

journey(
  'two people play a rated game: they know before, have no hints, and see how ratings changed',
  async (given) => {
    const host = await given.visitor({ name: 'Ада' })
    const guest = await given.visitor({ name: 'Борис', language: 'en' })
    const { create } = host.words
    const link = await createOnline(host, ['person'], 'route', async (page) => {
      await page.getByText(create.ratingHints.casual).waitFor()
      await page.getByRole('radio', { name: create.ratings.rated }).check({ force: true })
      await page.getByText(create.ratingHints.rated).waitFor()
      await page.getByRole('radio', { name: create.visibilities.public }).check({ force: true })
    })
    await host.page.locator('.terms').getByText(create.ratings.rated).waitFor()
    assert.equal(await host.page.getByText(host.words.lobby.giveToBot).count(), 0)

    await guest.go('/')
    const row = guest.page.locator('.shelf__row').filter({ hasText: 'Ада' })
    await row.getByText(guest.words.home.rated).waitFor()
    await guest.page.goto(link)
    await guest.page.locator('.terms').getByText(guest.words.create.ratings.rated).waitFor()
    await join(guest, link)
    const players = [new Player(host, 'list'), new Player(guest, 'list')] as const
    for (const player of players) await player.sitDown()

    await players[0].awaitTurn()
    assert.equal(await hintButton(host).getAttribute('aria-disabled'), 'true')
    await hintButton(host).click({ force: true })
    await players[0].toast.getByText(host.words.table.hintRated).waitFor()
    await host.page.keyboard.press('h')
    await host.page.getByRole('dialog').getByText(host.words.table.hintRated).waitFor()
    await host.page.keyboard.press('Escape')
    await host.page.getByRole('button', { name: host.words.table.menu }).click()
    await host.page.getByRole('button', { name: host.words.table.resign, exact: true }).click()
    await host.page.getByText(host.words.table.resignRated).waitFor()
    assert.match(
      await host.page.locator('.resign__change').filter({ hasText: '1500' }).innerText(),
      /1500 → \d+ \(−\d+\)/,
    )
    await host.page.getByRole('button', { name: host.words.cancel, exact: true }).click()
    await host.page.keyboard.press('Escape')

    await Promise.all(players.map((player) => player.playToEnd()))
    await assertEnding(host)
    const changes = await changesAt(host)
    assert.equal(changes.length, 2)
    for (const change of changes) assert.match(change, /1500 → \d+ \([+−]\d+\)$/)
    await guest.page.locator('.rating-change').first().waitFor()
    assert.deepEqual(
      (await changesAt(guest)).map((text) => text.replace(guest.words.end.rating, '')),
      changes.map((text) => text.replace(host.words.end.rating, '')),
    )
    await host.page.reload()
    await host.page.locator('.rating-change').first().waitFor()
    assert.deepEqual(await changesAt(host), changes)
  },
)

journey('a casual game has hints', async (given) => {
  const host = await given.visitor({ name: 'Ада' })
  const guest = await given.visitor({ name: 'Борис' })
  const { words } = host
  const link = await createOnline(host, ['person'])
  await guest.page.goto(link)
  await guest.page.locator('.terms').getByText(words.create.ratings.casual).waitFor()
  await join(guest, link)
  const player = new Player(host)
  await player.sitDown()
  await player.awaitTurn()
  await hintButton(host).click()
  const dialog = host.page.getByRole('dialog', { name: words.table.hintTitle })
  await dialog.getByRole('button', { name: words.table.hintTake }).waitFor()
})

journey('with a bot a game is casual, and the form says so', async ({ visitor }) => {
  const host = await visitor({ name: 'Ада', language: 'en' })
  const { page, words } = host
  await host.go('/new/route')
  await page.getByRole('radio', { name: words.create.online }).check({ force: true })
  await page.getByRole('radio', { name: words.create.ratings.rated }).check({ force: true })
  const kinds = page.getByRole('radiogroup', { name: words.create.seatKind(2) })
  await kinds.getByRole('radio', { name: words.create.robot }).check({ force: true })
  await page.getByText(words.create.ratingOff.bots).waitFor()
  await page.getByRole('button', { name: words.create.beginOnline }).click()
  await page.locator('.table').waitFor()
  assert.equal(await hintButton(host).count(), 1)
  const player = new Player(host)
  await player.sitDown()
  await player.awaitTurn()
  assert.equal(await hintButton(host).getAttribute('aria-disabled'), null)
})

journey('everybody is told who resigned, and a rematch reaches those who have left', async (given) => {
  const host = await given.visitor({ name: 'Ада' })
  const guest = await given.visitor({ name: 'Борис' })
  const { words } = host
  const link = await createOnline(host, ['person'], 'route', async (page) => {
    await page.getByRole('radio', { name: words.create.clocks.days }).check({ force: true })
  })
  await join(guest, link)
  for (const each of [host, guest]) await each.page.locator('.table').waitFor()
  await resign(guest, words.table.replacedQuit.resigned)
  await host.page.getByText(words.table.standIns.resigned('Борис')).waitFor()
  await resign(host, words.table.abandoned)
  await guest.page.getByText(words.table.abandoned).waitFor()

  await host.page.getByRole('button', { name: words.end.rematch }).click()
  await host.page.getByText(words.lobby.waitingFor('Борис')).waitFor()
  await guest.page.getByText(words.end.rematchWanted).waitFor()
  await guest.go('/')
  await guest.page.locator('.shelf__row').filter({ hasText: words.home.invited }).getByRole('link').click()
  await guest.page.getByText(words.lobby.invitationKept).waitFor()
  await guest.page.getByRole('button', { name: words.home.openJoin }).click()
  for (const each of [host, guest]) await each.page.locator('.table').waitFor()
})
