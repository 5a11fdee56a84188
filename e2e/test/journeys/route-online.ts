import assert from 'node:assert/strict'
import { ARKHAM_GUIDE } from '@curio/route'
import { asRouteView } from '@curio/route/text'
import type { Locator, Page } from 'playwright-core'
import { HOME_NAME } from '../../support/browser.ts'
import { playUnseen } from '../../support/unseen.ts'
import { assertEnding } from '../support/ending.ts'
import { eventually } from '../support/eventually.ts'
import { journeys } from '../support/journey.ts'
import { Keyboard } from '../support/keyboard.ts'
import { Player, playTogether } from '../support/player.ts'
import { assertSeen, seenAt } from '../support/seen.ts'
import { createOnline, join, sitTogether } from '../support/tables.ts'
import type { Visitor } from '../support/visitor.ts'

const journey = journeys()

/** The one of two who is asked alone, and the other. */
async function turnOrder([one, other]: readonly [Player, Player]): Promise<readonly [Player, Player]> {
  return (await one.isAsked()) ? [one, other] : [other, one]
}

/** How much is drawn on the large map. */
const drawnAt = ({ page }: Pick<Visitor, 'page'>): Promise<number> =>
  page.locator('.rt-board :is(.rt-mark, .rt-band)').count()

const diceOf = (page: Page): Locator => page.locator('.rt-zone--available .rt-die-button').first()

/** Both have chosen their tasks, and the dice of the first round lie on the table. */
async function playToDraft(players: readonly [Player, Player]): Promise<void> {
  for (const player of players) await player.answer()
  for (const { page } of players) await diceOf(page).waitFor()
}

journey('two people play Route from the setup to the end, each in a browser of their own', async (given) => {
  const { visitors, players, link } = await sitTogether(given)
  const [host, guest] = visitors
  await playToDraft(players)
  await playUnseen(visitors, link, (view) => asRouteView(view).round === 10)
  await Promise.all(players.map((player) => player.sitDown()))
  await Promise.all(players.map((player) => player.playToEnd()))
  const verdicts = [await assertEnding(host), await assertEnding(guest)]
  // Each reads it as told to them; the points are the same.
  const points = verdicts.map((verdict) => verdict.match(/\d+/g)?.join())
  assert.equal(points[0], points[1])
  await host.page.getByRole('button', { name: host.words.end.fairness }).click()
  await host.page.getByRole('heading', { name: host.words.fair.ok }).waitFor()
  const { page, words } = guest
  await page.getByRole('button', { name: words.end.rematch }).click()
  await page.waitForURL((url) => url.pathname.startsWith('/table/') && url.href !== link)
  await page.getByText(words.lobby.waitingFor('Ада')).waitFor()
})

journey('what somebody else decides takes nothing out of a player’s hands', async (given) => {
  const { visitors, players } = await sitTogether(given)
  const [{ page }] = visitors
  const [host, guest] = players
  const keyboard = new Keyboard(page)
  await keyboard.tabTo('.rt-task-card[aria-pressed="false"]')
  await keyboard.press('Enter')
  await host.preview.waitFor()
  await guest.answer()
  await page.getByText(visitors[0].words.table.ready, { exact: true }).waitFor()
  assert.ok(await keyboard.isAt('.rt-task-card[aria-pressed="true"]'))
  await keyboard.press('Enter')
  await host.preview.waitFor({ state: 'detached' })
})

journey('two people sit down in a home network, over plain http', async (given) => {
  const visitors = [
    await given.visitor({ name: 'Ада', host: HOME_NAME }),
    await given.visitor({ name: 'Борис', host: HOME_NAME }),
  ] as const
  const [host, guest] = visitors
  const link = await createOnline(host, ['person'])
  assert.equal(new URL(link).hostname, HOME_NAME)
  assert.equal(await host.page.evaluate(() => isSecureContext), false)
  assert.equal(await host.page.getByText(host.words.lobby.onlyHere).count(), 0)
  await join(guest, link)
  const players = [new Player(host, 'board'), new Player(guest, 'list')] as const
  for (const player of players) await player.sitDown()
  await playToDraft(players)
  await host.page.getByRole('button', { name: host.words.table.menu }).click()
  const field = host.page.getByRole('textbox', { name: host.words.table.link })
  assert.equal(await field.inputValue(), link)
})

journey('a reload and a killed server bring back exactly the same table', async (given) => {
  const { visitors, players } = await sitTogether(given)
  const [host, guest] = visitors
  const [one, other] = players
  // While exactly one is asked nothing is on its way to either of them.
  const isQuiet = async (): Promise<boolean> => (await one.isAsked()) !== (await other.isAsked())
  await playTogether(players, async () => (await drawnAt(host)) > 1 && (await isQuiet()))
  const before = [await seenAt(host.page), await seenAt(guest.page)]
  const assertUnchanged = async (): Promise<void> => {
    await assertSeen(host.page, before[0] ?? {})
    await assertSeen(guest.page, before[1] ?? {})
  }

  await host.page.reload()
  await one.sitDown()
  await assertUnchanged()

  for (const each of visitors) each.expect(/net::ERR_|WebSocket/)
  await given.site.kill()
  for (const each of visitors) await lostBanner(each).waitFor()
  await given.site.start()
  for (const each of visitors) await lostBanner(each).waitFor({ state: 'detached' })
  await assertUnchanged()

  // Somebody decides while nobody listens: the answer is carried out when the server is back.
  await given.site.kill()
  for (const each of visitors) await lostBanner(each).waitFor()
  const [asked] = await turnOrder(players)
  await Promise.all([asked.answer(), given.site.start()])
  await asked.page.reload()
  await asked.sitDown()
  const drawn = await drawnAt(guest)
  await playTogether(players, async () => (await drawnAt(guest)) > drawn)
})

const lostBanner = ({ page, words }: Visitor): Locator => page.getByText(words.table.lost)

journey('an answer is taken back until others act or the dice fall', async (given) => {
  const { players, visitors } = await sitTogether(given)
  const [{ words }] = visitors
  const [one] = players
  const untouched = await seenAt(one.page)
  assert.equal(untouched.undo, words.table.undoOff.nothing)
  await one.answer()
  await one.undo.click()
  await assertSeen(one.page, untouched)

  await playToDraft(players)
  await assertSeen(one.page, { undo: words.table.undoOff.chance })
  await one.undo.click({ force: true })
  assert.match(await one.toast.innerText(), new RegExp(words.table.undoOff.chance))

  const [first, second] = await turnOrder(players)
  await first.answer()
  await second.awaitTurn()
  await eventually(async () => {
    assert.ok((await second.page.title()).startsWith(words.table.yourTurnTitle))
    assert.ok(!(await first.page.title()).startsWith(words.table.yourTurnTitle))
  })
  await second.answer()
  const ask = first.page.getByRole('button', { name: words.table.askUndo })
  await ask.click()
  const refuse = second.page.getByRole('button', { name: words.table.undoDeny })
  await refuse.waitFor()
  await first.page.getByRole('button', { name: words.table.undoWithdraw }).click()
  await refuse.waitFor({ state: 'detached' })
  assert.equal(await first.isAsked(), false)

  await ask.click()
  await second.page.getByRole('button', { name: words.table.undoAllow }).click()
  await first.awaitTurn()
  await eventually(async () => assert.equal(await second.isAsked(), false))

  await first.answer()
  await second.awaitTurn()
  await second.answer()
  await ask.click()
  await refuse.click()
  await refuse.waitFor({ state: 'detached' })
  assert.equal(await first.isAsked(), false)
  await eventually(async () =>
    assert.equal(await first.undo.getAttribute('data-tip'), words.table.undoDenied),
  )
})

journey('who resigns is asked first, and everybody learns of it', async (given) => {
  const { players, visitors } = await sitTogether(given)
  const [{ page, words }] = visitors
  const [one, other] = players
  await other.answer()
  const resign = async (): Promise<void> => {
    await page.getByRole('button', { name: words.table.menu }).click()
    await page.getByRole('button', { name: words.table.resign, exact: true }).dblclick()
  }
  await resign()
  await page.keyboard.press('Escape')
  assert.equal(await one.isAsked(), true, 'a double tap resigns nothing')

  await page.getByRole('button', { name: words.table.menu }).click()
  await page.getByRole('button', { name: words.table.resign, exact: true }).click()
  const sure = page.getByRole('button', { name: words.table.resignYes })
  await eventually(async () => {
    if (await sure.isVisible()) await sure.click()
    assert.equal(await page.getByText(words.table.replacedQuit.resigned).isVisible(), true)
  })
  const notice = other.page.locator('.banner').filter({ hasText: words.table.standIns.resigned('Ада') })
  await notice.waitFor()
  await other.page.reload()
  await other.sitDown()
  await notice.getByRole('button', { name: words.close }).click()
  await notice.waitFor({ state: 'detached' })
  await other.page
    .locator('.opponent')
    .filter({ hasText: words.table.botFor('Ада') })
    .waitFor()
})

journey(
  'the focus stays at the table, digits answer from anywhere, and the chat takes what is typed',
  async (given) => {
    const { players, visitors } = await sitTogether(given)
    const [{ page, words }] = visitors
    const [one] = players
    const keyboard = new Keyboard(page)
    await page.getByRole('tab', { name: words.table.tabs.log }).click()
    await keyboard.press('1')
    await page.locator('.options__option:focus').waitFor()
    assert.equal(await page.locator('.options__option[aria-pressed="true"]').count(), 0)
    await keyboard.press('1')
    await page.locator('.options__option[aria-pressed="true"]').waitFor()
    await keyboard.press('Enter')
    await eventually(async () => assert.equal(await one.isAsked(), false))
    await eventually(async () => assert.ok(await keyboard.isAt('.stage')))

    await page.getByRole('tab', { name: words.table.tabs.chat }).click()
    await page.keyboard.type('luehh?')
    assert.equal(await page.locator('.chat__field').inputValue(), 'luehh?')
    await keyboard.press('Enter')
    await page.locator('.chat__lines li').waitFor()
    assert.ok(await keyboard.isAt('.chat__field'))
  },
)

journey('a spectator sees what is public and decides nothing', async (given) => {
  const { players, link } = await sitTogether(given)
  const [one, other] = players
  const spectator = await given.visitor({ name: 'Вера' })
  const { page, words } = spectator
  const told: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => void told.push(payload.toString())),
  )
  await page.goto(link)
  await page.getByText(words.table.spectator).waitFor()

  const secret = await keepSecretly(one)
  await keepSecretly(other)
  await diceOf(page).waitFor()
  await playTogether(players, async () => (await drawnAt(one)) > 0)
  assert.ok((await one.page.content()).includes(secret.name))
  await eventually(async () => assert.match(await page.locator('.stage').innerText(), /\(\d;\d\)/))
  assert.equal((await page.content()).includes(secret.name), false)
  assert.equal(told.join('').includes(secret.id), false)
  assert.equal(await drawnAt(spectator), 0, 'pencil marks are secret')

  assert.equal(await page.locator('.acts button').count(), 0)
  await page.getByRole('tab').first().click()
  assert.equal(await page.locator('.options__option, .rt-target--legal').count(), 0)
  const { sentence } = await seenAt(page)
  await page.locator('[data-target="b33"]').click()
  await page.locator('.toast').waitFor()
  await page.getByRole('button', { name: words.table.menu }).click()
  assert.equal(await page.getByRole('button', { name: words.table.resign }).count(), 0)
  await page.keyboard.press('Escape')
  assert.equal((await seenAt(page)).sentence, sentence)

  await playTogether(players, async () => (await drawnAt(spectator)) > 0)
})

/** Keeps the first of the dealt tasks, hidden from the others. */
async function keepSecretly(player: Player): Promise<{ readonly id: string; readonly name: string }> {
  const option = player.page.locator('.options__option').filter({ hasText: 'тайно' }).first()
  const said = await option.innerText()
  const task = ARKHAM_GUIDE.tasks.find(({ name }) => said.includes(name.ru))
  assert.ok(task)
  await option.click()
  await player.send(player.confirm)
  return { id: task.id, name: task.name.ru }
}
