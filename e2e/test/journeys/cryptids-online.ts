import assert from 'node:assert/strict'
import { asCryptidsView } from '@curio/cryptids/text'
import type { Locator } from 'playwright-core'
import { thing } from '../../support/cryptids/board.ts'
import { EUROPE } from '../../support/cryptids/words.ts'
import { playUnseen } from '../../support/unseen.ts'
import { assertEnding } from '../support/ending.ts'
import { eventually } from '../support/eventually.ts'
import { journeys } from '../support/journey.ts'
import { isOn, type Player, playTogether } from '../support/player.ts'
import { sitTogether } from '../support/tables.ts'
import type { Visitor } from '../support/visitor.ts'

const journey = journeys()

/** Round and phase, as they stand over the track. */
const roundAt = ({ page }: Pick<Player, 'page'>): Locator => page.locator('.cb-round')

journey(
  'two people play Cryptids from the setup to the end, each in a browser of their own',
  async (given) => {
    const { visitors, players, link } = await sitTogether(given, 'cryptids')
    const [host, guest] = visitors
    await playTogether(players, async () => (await roundAt(host).innerText()).includes('Раунд 1'))
    await playUnseen(visitors, link, (view) => asCryptidsView(view).finalRound !== null)
    await Promise.all(players.map((player) => player.sitDown()))
    assert.match(await roundAt(host).innerText(), /последний|Финальный/)
    const isOver = async (): Promise<boolean> => (await players[0].isOver()) && (await players[1].isOver())
    await playTogether(players, isOver)
    const verdicts = [await assertEnding(host), await assertEnding(guest)]
    const winners = verdicts.filter((verdict) => verdict.startsWith('Вы побеждаете'))
    const isShared = verdicts.every((verdict) => verdict.startsWith('Победу делят'))
    assert.ok(isShared || winners.length === 1, verdicts.join(' '))
  },
)

journey('a free bid token is placed out of turn, and whose turn it is goes on', async (given) => {
  const { players, link } = await sitTogether(given, 'cryptids')
  const [active, owner] = await setUp(players)
  const spectator = await given.visitor({ name: 'Вера' })
  const frames: string[] = []
  spectator.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => void frames.push(payload.toString())),
  )
  await spectator.page.goto(link)
  await spectator.page.getByText(spectator.words.table.spectator).waitFor()

  await flyAndCollect(active)
  await active.send(active.finish)
  await discardOwnBid(owner)
  await owner.send(owner.finish)
  await eventually(async () => assert.match(await owner.sentence.innerText(), /жетон ставок свободен/))

  const step = active.page.locator(thing('step:up'))
  await active.awaitTurn()
  await step.click()
  const meant = await active.preview.innerText()
  const bidOn = async (card: Locator): Promise<void> => {
    await card.click()
    await owner.send(owner.confirm)
  }
  const own = active.page.locator('.cb-card').filter({ hasText: nameOf(owner) })
  const legal = owner.page.locator('.cb-card.cb-legal')
  await bidOn(legal.first())
  await eventually(async () => assert.equal(await own.count(), 2))
  assert.equal(await owner.isAsked(), false)
  await owner.undo.click()
  await eventually(async () => assert.equal(await own.count(), 1))
  await bidOn(legal.last())
  await eventually(async () => assert.equal(await own.count(), 2))

  assert.equal(await active.preview.innerText(), meant, 'what the active player has chosen stays chosen')
  assert.ok(await isOn(active.confirm))
  await active.send(active.confirm)
  assert.ok(await active.awaitTurn())
  await assertOnlyWatches(spectator, players, frames)
})

const nameOf = ({ manner }: Player): string => (manner === 'board' ? 'Ада' : 'Борис')

/** Both choose a city, bid on cards of their own and take tiles; gives them in the order of their turns. */
async function setUp([one, other]: readonly [Player, Player]): Promise<readonly [Player, Player]> {
  await eventually(async () => assert.notEqual(await one.isAsked(), await other.isAsked()))
  const order = (await one.isAsked()) ? ([one, other] as const) : ([other, one] as const)
  for (const [position, player] of order.entries()) {
    await player.awaitTurn()
    await player.answer()
    const cards = player.page.locator('.cb-card')
    for (const card of [2 * position, 2 * position + 1]) await cards.nth(card).click()
    await player.send(player.confirm)
    for (let tiles = 0; tiles < 3; tiles++) await player.answer()
  }
  return order
}

/** Flies to where evidence lies, and takes it. */
async function flyAndCollect(player: Player): Promise<void> {
  const { page, confirm } = player
  await player.awaitTurn()
  await page.locator(thing('skill:planeTicket')).click()
  const target = page.locator('.cb-place:not(.cb-place--none):has(.cr-token)').first()
  const place = page.locator(`[data-place="${await target.getAttribute('data-place')}"] .cb-place-hit`)
  await place.click({ force: true })
  await player.send(confirm)
  await place.click({ force: true })
  // Where more than one thing can be done the panel says what.
  if (!(await isOn(confirm))) await page.locator('.cb-acts .cb-act').first().click()
  await player.send(confirm)
}

/** Refreshes the map, and with it the first card that bears a token of the player. */
async function discardOwnBid(player: Player): Promise<void> {
  const { page, confirm } = player
  await player.awaitTurn()
  await page.locator(thing('marker:action')).click()
  await page.locator('.cb-act-group').filter({ hasText: 'Обновить карту' }).locator('.cb-act').click()
  await player.send(confirm)
  await page.locator('.cb-token.cb-legal').first().click()
  await player.send(confirm)
  await page.locator('.cb-card.cb-legal:has(.cr-bid)').first().click()
  await player.send(confirm)
  // Coins come first: a step would change the order.
  await page.locator('.cb-acts .cb-act').first().click()
  await player.send(confirm)
}

/** Sees what is public, and decides nothing. */
async function assertOnlyWatches(
  { page }: Visitor,
  players: readonly Player[],
  frames: readonly string[],
): Promise<void> {
  const personal = '.cb-holdings .cb-contract-name'
  for (const player of players) {
    const names = await player.page.locator(personal).allInnerTexts()
    assert.equal(names.length, 2)
    const secret = EUROPE.contracts.filter(({ ru }) => names.includes(ru)).map(({ id }) => id)
    assert.equal(secret.length, 2)
    assert.ok(secret.every((id) => !frames.join('').includes(`"${id}"`)))
  }
  assert.equal(await page.locator(personal).count(), 0)
  assert.equal(await page.locator('.cb-contract--secret').count(), 2)
  assert.equal(await page.locator('.acts button').count(), 0)
  assert.equal(await page.locator('.cb-legal').count(), 0)
  const card = page.locator('.cb-card').first()
  await card.click()
  await page.locator('.cb-dossier').waitFor()
  assert.equal(await page.locator('.cb-acts .cb-act').count(), 0)
}
