import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { assertAccessible } from '../support/axe.ts'
import { eventually } from '../support/eventually.ts'
import { journeys } from '../support/journey.ts'
import { Keyboard } from '../support/keyboard.ts'
import { assertFits, assertInSight } from '../support/layout.ts'
import { Player } from '../support/player.ts'
import { createOnline, join, openPosition } from '../support/tables.ts'
import type { Visitor } from '../support/visitor.ts'

const journey = journeys()

journey('a turn that waits is the first thing at home, in the app bar and in the title', async (given) => {
  const host = await given.visitor({ name: 'Ада', phone: true })
  const guest = await given.visitor({ name: 'Борис' })
  const { page, words } = host
  await join(guest, await createOnline(host, ['person']))
  await page.locator('.table').waitFor()

  await host.go('/')
  const turn = page.locator('.shelf__row--turn')
  await turn.waitFor()
  await assertInSight(turn, 'the table that waits')
  assert.match(await turn.innerText(), /Вы, Борис/)
  const card = await page.locator('.game-card').first().boundingBox()
  const row = await turn.boundingBox()
  assert.ok(card && row && row.y + row.height <= card.y, 'above the games')
  await assertInSight(page.locator('.app-bar__turns'), 'the badge')
  assert.equal(await page.title(), `(1) ${words.nav.home} · Curio`)
  await assertFits(page, 'home')
  await assertAccessible(page, 'home with a turn')

  await host.go('/rules/route')
  await eventually(async () => assert.match(await page.title(), /^\(1\) /))
  await page.locator('.app-bar__turns').click()
  await turn.getByRole('link').click()
  await page.locator('.table').waitFor()
  await eventually(async () =>
    assert.doesNotMatch(await page.title(), /^\(/, 'the open table is not elsewhere'),
  )
})

journey(
  'alone, at one screen and online are the first choice, and the solo game is one of them',
  async (given) => {
    const person = await given.visitor()
    const { page, words } = person
    const way = (name: string) => page.getByRole('radio', { name, exact: true })
    const rows = page.locator('.seats__row')
    await person.go('/new/cryptids')
    await page.locator('.cb-new').waitFor()
    for (const name of [words.create.alone, words.create.local, words.create.online])
      await assertInSight(page.locator('.ways__way').filter({ hasText: name }), name)
    assert.ok(await way(words.create.alone).isChecked())
    assert.equal(await rows.count(), 2)
    await way(words.create.bots(3)).check({ force: true })
    assert.equal(await rows.count(), 4)
    await way(words.create.solo).check({ force: true })
    assert.equal(await rows.count(), 1)
    await way(words.create.local).check({ force: true })
    assert.equal(await rows.count(), 2, 'company has a seat')
    await way(words.create.alone).check({ force: true })
    await way(words.create.solo).check({ force: true })
    await page.getByRole('button', { name: words.create.begin }).click()
    await page.locator('.cb-poacher').waitFor()

    await person.go('/')
    const row = page.locator('.shelf__row')
    assert.match(await row.innerText(), /Криптиды\s+.*Вы/s)
  },
)

journey(
  'whoever comes by a link on a phone sees where to sit, and no warning for the host',
  async (given) => {
    const host = await given.visitor({ name: 'Ада' })
    const guest = await given.visitor({ phone: true, language: 'en' })
    const link = await createOnline(host, ['person'])
    await host.page.getByText(host.words.lobby.onlyHere).waitFor()
    await guest.page.goto(link)
    const seat = guest.page.getByRole('button', { name: guest.words.home.openJoin })
    await seat.waitFor()
    await assertInSight(seat, 'the free seat')
    assert.equal(await guest.page.getByText(guest.words.lobby.onlyHere).count(), 0)
  },
)

journey('pages that find no server open by themselves when it is back', async ({ site, visitor }) => {
  const person = await visitor({ name: 'Ада', keepsSite: true })
  const { page, words } = person
  const link = await createOnline(person, ['person'])
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null))
  person.expect(/net::ERR_|WebSocket|50[234]|404/)
  await site.kill()
  await page.goto(link)
  await page.getByRole('heading', { name: words.table.broken }).waitFor()
  await page.getByRole('button', { name: words.errors.again }).click()
  await page.getByText(words.errors.retrying).waitFor()
  await site.start()
  await page.getByText(words.lobby.waiting).waitFor()

  await site.kill()
  await person.go('/profile')
  await page.getByText(words.profile.noServer).waitFor()
  await page.getByRole('button', { name: words.errors.again }).waitFor()
  await site.start()
  await page.getByText(words.profile.onlineEmpty).waitFor()

  await site.kill()
  await person.go('/fair/online/nonsense')
  await page.getByText(words.errors.retrying).waitFor()
  await site.start()
  await page.getByText(words.replay.missing).waitFor()
})

journey(
  'the log is one stop for Tab, and a card that it names is shown over the table',
  async ({ visitor }) => {
    const person = await visitor()
    const { page, words } = person
    await openPosition(person, { seats: 2, seed: 1, kind: 'draw', when: ({ round }) => round > 2 })
    const player = new Player(person)
    await player.sitDown()
    await page.getByRole('tab', { name: words.table.tabs.log }).click()
    assert.equal(await page.locator('.log__line[tabindex="0"]').count(), 1)
    assert.ok((await page.locator('.log__line').count()) > 5)
    await page.locator('.log__line[tabindex="0"]').focus()
    await page.keyboard.press('Home')
    const first = page.locator('.log__line').first()
    assert.equal(await first.evaluate((line) => line === document.activeElement), true)
    const row = page
      .locator('.log li')
      .filter({ has: page.locator('.card-mention') })
      .first()
    const mention = row.locator('.card-mention').first()
    const named = await mention.innerText()
    const line = row.locator('.log__line')
    await line.focus()
    await page.keyboard.press('Tab')
    assert.equal(await page.locator(':focus').innerText(), named)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    const title = await dialog.getByRole('heading').innerText()
    assert.ok(named.includes(title), `${named}: ${title}`)
    await dialog.locator('.rt-browse-card p').nth(1).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    assert.equal(await page.locator(':focus').innerText(), named, 'back where one was')
    assert.match(page.url(), /\/local\//)
    assert.equal(await page.locator('.steps').count(), 0, 'the moment is not gone to')
    await line.click({ position: { x: 3, y: 3 } })
    await page.locator('.steps').waitFor()
  },
)

journey('a card that the rules name is found on the page of all cards', async ({ visitor }) => {
  const person = await visitor()
  const { page } = person
  await person.go('/about')
  for (const game of ['route', 'cryptids', 'trickerion']) {
    await person.walk(`/rules/${game}`)
    const mention = page.locator('.rules__text .card-mention').first()
    await mention.waitFor()
    const id = new URL((await mention.getAttribute('href')) ?? '', page.url()).hash.slice(1)
    await mention.click()
    await page.waitForURL(`**/cards/${game}#${id}`)
    await assertInSight(page.locator(`#${id}`), id)
  }
})

journey('a replay that does not exist says so', async ({ visitor }) => {
  const person = await visitor()
  const { page, words } = person
  for (const [path, said] of [
    ['/replay/nonsense', words.errors.notFound],
    ['/replay/local', words.errors.notFound],
    ['/replay/nonsense/1', words.errors.notFound],
  ] as const) {
    await person.go(path)
    await page.getByRole('heading', { name: said }).waitFor()
  }
  await person.go('/replay/local/nonsense')
  await page.getByText(words.table.missing).waitFor()
  person.expect(/404/)
  await person.go('/replay/online/nonsense')
  await page.getByText(words.refusals['no-match'] ?? '').waitFor()
})

journey('the reader is you in the table of points; a hint says why', async ({ visitor }) => {
  const person = await visitor({ language: 'en' })
  const { page, words } = person
  await person.go('/new/route')
  await page.getByRole('button', { name: words.create.begin }).click()
  const player = new Player(person)
  await player.sitDown()
  await player.awaitTurn()
  await page.getByRole('tab', { name: words.table.tabs.score }).click()
  const heads = page.locator('.score__name')
  await heads.first().waitFor()
  assert.deepEqual(await heads.allInnerTexts(), ['You', 'Bot 2'])
  await page.keyboard.press('h')
  const hint = page.getByRole('dialog', { name: words.table.hintTitle })
  await hint.getByRole('heading', { name: words.table.hintWhy }).waitFor()
  assert.ok((await hint.getByRole('listitem').count()) > 0)
})

journey(
  'the list of answers is one stop for Tab, with arrows, Home, End and digits inside',
  async (given) => {
    const person = await given.visitor()
    const { page, words } = person
    await person.go('/new/route')
    await page.getByRole('button', { name: words.create.begin }).click()
    const player = new Player(person)
    await player.sitDown()
    await player.awaitTurn()
    const options = page.locator('.options__option')
    const count = await options.count()
    assert.ok(count > 2)
    assert.equal(await page.locator('.options__option[tabindex="0"]').count(), 1)
    const keyboard = new Keyboard(page)
    await keyboard.tabTo('.options__option')
    const at = (): Promise<number> =>
      options.evaluateAll((all) => all.map((option) => option.matches(':focus')).indexOf(true))
    const seen: number[] = []
    for (const key of ['ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home']) {
      await keyboard.press(key)
      seen.push(await at())
    }
    assert.deepEqual(seen, [1, count - 1, count - 1, count - 2, 0])
    await keyboard.press('2')
    assert.equal(await at(), 1)
    await page.locator('.options__option[aria-pressed="true"]').waitFor()
    await keyboard.press('Shift+Tab')
    assert.equal(await at(), -1, 'Tab leaves the list')
    await keyboard.press('Tab')
    assert.equal(await at(), 1, 'and comes back to where it was')
    await assertAccessible(page, 'the list of answers')
  },
)

journey('what a lesson has shown can be done, and its length does not change', async ({ visitor }) => {
  const learner = await visitor({ language: 'en' })
  const { page, words } = learner
  await learner.go('/tutorial/cryptids')
  const card = page.locator('.lesson')
  const button = (name: string) => card.getByRole('button', { name, exact: true })
  const lengthOf = async (): Promise<string> =>
    (await card.locator('.lesson__step').innerText()).split(' ').at(-1) ?? ''
  await card.waitFor()
  const length = await lengthOf()
  const answered = await page.locator('.prompt__sentence').innerText()
  while ((await button(words.tutorial.show).count()) === 0) await button(words.tutorial.next).click()
  await button(words.tutorial.show).click()
  const stale = await staleLessons(page)
  await button(words.tutorial.doIt).click()
  await eventually(async () => assert.notEqual(await page.locator('.prompt__sentence').innerText(), answered))
  await eventually(async () => assert.equal(await lengthOf(), length))
  assert.equal(await stale(), 0, 'the card does not speak of what is done')
})

/** Counts from here on how often the lesson still says what it said when the table asks something new. */
async function staleLessons(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const read = () => ({
      asked: document.querySelector('.prompt__sentence')?.textContent,
      said: [...document.querySelectorAll('.lesson__text')].find((each) =>
        each.checkVisibility({ visibilityProperty: true }),
      )?.textContent,
    })
    const before = read()
    document.body.dataset.stale = '0'
    new MutationObserver(() => {
      const { asked, said } = read()
      const { dataset } = document.body
      if (asked !== before.asked && said === before.said) dataset.stale = `${Number(dataset.stale) + 1}`
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  return async () => Number(await page.locator('body').getAttribute('data-stale'))
}

journey('rules begin with the game, and a link of the contents leads to its heading', async (given) => {
  const person = await given.visitor()
  const { page, words } = person
  await person.go('/rules/route')
  const first = page.locator('.rules__text h2').first()
  await first.waitFor()
  assert.match(await first.innerText(), /^1\./)
  assert.equal(await page.locator('.rules__notes').getAttribute('open'), null, 'notes are folded')
  const lands = async (title: string): Promise<void> => {
    await page.locator('.rules__contents a', { hasText: title }).click()
    await eventually(async () => {
      const box = await page.locator('.rules__text').getByRole('heading', { name: title }).boundingBox()
      assert.ok(box && box.y >= 0 && box.y < 120, `${title}: ${box?.y}`)
    })
  }
  await lands('4.2 «Путеводитель»: подготовка')
  await lands('5.2 Вдоль маршрута')
  await page.locator('.rules__contents a').last().click()
  await assertInSight(page.locator('.rules__notes h2'), words.rules.notes)
})

journey('the home page leads to the cards of exactly those games that show them', async ({ visitor }) => {
  const person = await visitor()
  const { page, words } = person
  await person.go('/')
  const games = await page
    .locator('.game-card a[href^="/rules/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''))
  assert.ok(games.length > 1)
  for (const game of games) {
    await person.go('/')
    await page.locator('.game-card').first().waitFor()
    const isLinked = (await page.locator(`.game-card a[href="/cards/${game}"]`).count()) === 1
    await person.go(`/cards/${game}`)
    const missing = page.getByRole('heading', { name: words.errors.notFound })
    await page.locator('.cards').or(missing).waitFor()
    assert.equal((await missing.count()) === 0, isLinked, game)
  }
})

journey(
  'a resignation is called one, even with days for each turn; the history names opponents',
  async (given) => {
    const person = await given.visitor({ name: 'Ада' })
    const other = await given.visitor({ name: 'Борис' })
    const { page, words } = person
    const link = await createOnline(person, ['person'], 'route', async (form) => {
      await form.getByRole('radio', { name: words.create.clocks.days }).check({ force: true })
    })
    await join(other, link)
    await page.locator('.table').waitFor()
    await resign(other)
    await other.page.getByText(words.table.replacedQuit.resigned).waitFor()
    await page.getByText(words.table.standIns.resigned('Борис')).waitFor()
    await other.page.reload()
    await other.page.getByText(words.table.replacedQuit.resigned).waitFor()

    await resign(person)
    await page.getByText(`${words.table.youResigned} ${words.table.abandoned}`).waitFor()
    assert.equal(await page.locator('.acts button').count(), 0, 'there is nothing left to do')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await person.go('/profile')
    const row = page.locator('.history tbody tr').first()
    await row.getByText('Борис').waitFor()
    await row.getByText(words.profile.gaveUp).waitFor()
    assert.doesNotMatch(await row.innerText(), /место 1/)
    assert.deepEqual(
      asked.filter((path) => path.startsWith('/api/matches/')),
      [],
      'the history names them itself',
    )
  },
)

async function resign({ page, words }: Visitor): Promise<void> {
  await page.locator('.table').waitFor()
  await page.getByRole('button', { name: words.table.menu }).click()
  await page.getByRole('button', { name: words.table.resign, exact: true }).click()
  const sure = page.getByRole('button', { name: words.table.resignYes })
  // A press that comes too soon is not meant.
  await eventually(async () => {
    if (await sure.isVisible()) await sure.click()
    assert.equal(await sure.count(), 0)
  })
}
