import assert from 'node:assert/strict'
import type { Json } from '@curio/kernel'
import { asRouteView } from '@curio/route/text'
import { playUnseen } from '../../support/unseen.ts'
import { logIn, register } from '../support/account.ts'
import { assertEnding } from '../support/ending.ts'
import { eventually } from '../support/eventually.ts'
import { journeys } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { createOnline, join } from '../support/tables.ts'
import type { Visitor } from '../support/visitor.ts'

const journey = journeys()

const CITIES = ['Венеция', 'Лас-Вегас', 'Сидней']

/** Whether this many games of the campaign are over. */
const arePlayed =
  (games: number) =>
  (view: Json): boolean =>
    asRouteView(view).campaign?.games.length === games

/** Who takes the last option draws nothing that a route could be made of, and loses. */
const hostWins = (options: readonly Json[], seat: number): Json | undefined => options.at(seat === 0 ? 0 : -1)

async function beginCampaign(host: Visitor): Promise<string> {
  return createOnline(host, ['person'], 'route', async (page) => {
    await page.getByRole('radio', { name: 'Кампания-путешествие' }).check({ force: true })
    const cities = page.getByRole('radiogroup', { name: 'Города', exact: true })
    await cities.getByRole('radio', { name: 'по договору' }).check({ force: true })
  })
}

/** Whoever has lost takes the first free bonus of the campaign board, and a second one after a great defeat. */
async function takeSupport(player: Player): Promise<void> {
  const { page } = player
  const free = page.locator('.rt-support .rt-option:not([aria-disabled])')
  // Until everybody who lost has chosen; then the standing is held.
  const asked = page.locator('.rt-support .rt-option:not([aria-disabled]), .rt-support:not(:has(.rt-option))')
  await free.first().waitFor()
  assert.equal(await free.count(), 4)
  while (await free.first().isVisible()) {
    await free.first().click()
    await player.send(player.confirm)
    await asked.first().waitFor()
  }
}

/** The standing stays until somebody goes on, with the bonuses that were taken; then the next city is there. */
async function goOn({ page, words }: Visitor): Promise<void> {
  await eventually(async () =>
    assert.equal(
      await page.locator('.prompt__sentence').innerText(),
      'Партия 1 из 3 сыграна. Следующий город: Лас-Вегас.',
    ),
  )
  // Whoever has won may read it before the others have chosen.
  await page.locator('.rt-cell--taken').first().waitFor()
  await page.locator('.acts').getByRole('button', { name: words.table.goOn }).click()
  await page.getByText('Город 2 из 3').waitFor()
}

/** Everybody's map of every city, and the points of each city by source. */
async function assertCities({ page }: Visitor): Promise<void> {
  const end = page.locator('.end')
  for (const side of await end.locator('.end__side').all()) {
    assert.deepEqual(await side.locator('figcaption').allInnerTexts(), CITIES)
    assert.equal(await side.locator('.rt-left svg.rt-map').count(), CITIES.length)
  }
  const games = end.locator('.end__game')
  assert.deepEqual(
    await games.locator('h3').allInnerTexts(),
    CITIES.map((city, index) => `${index + 1}. ${city}`),
  )
  for (const game of await games.all()) {
    const numbers = (await game.locator('.sources dd b').allInnerTexts()).map(Number)
    for (const seat of [0, 1]) {
      const [total = 0, ...sources] = numbers.filter((_, index) => index % 2 === seat)
      assert.equal(
        sources.reduce((sum, each) => sum + each, 0),
        total,
      )
    }
  }
}

/** The history and the statistics know the cities as well as the campaign. */
async function assertProfile(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await visitor.walk('/profile')
  const names = page.locator('.tally tbody th')
  await names.first().waitFor()
  assert.deepEqual(await names.allInnerTexts(), ['Лас-Вегас', 'Сидней', 'Венеция', 'Кампания'])
  const cities = (await page.locator('.history__games li').allInnerTexts()).map((line) => line.split(':')[0])
  assert.deepEqual(cities, CITIES)
}

journey('two people travel through three cities, one of them on two devices', async (given) => {
  const host = await given.visitor({ name: 'Ада' })
  const guest = await given.visitor({ name: 'Странник' })
  await guest.go('/profile')
  await register(guest, 'Странник')
  const link = await beginCampaign(host)
  await join(guest, link)
  await guest.page.locator('.prompt__sentence').waitFor()
  await playUnseen([host, guest], link, arePlayed(1), { habit: hostWins })
  await guest.page.locator('.rt-stop--over').getByText('Ада').waitFor()
  await guest.page.close()

  const elsewhere = await given.visitor({ name: 'Другой' })
  const { page, words } = elsewhere
  await logIn(elsewhere, 'Странник')
  await elsewhere.walk('/')
  const row = page.locator(`.shelf__link[href="${new URL(link).pathname}"]`)
  await row.getByText('Маршрут построен · Кампания, город 2 из 3: Лас-Вегас').waitFor()
  await row.click()
  await page.getByText('Здесь можно прерваться').waitFor()
  const players = [new Player(host), new Player(elsewhere)] as const
  for (const player of players) await player.sitDown()
  await takeSupport(players[1])
  for (const each of [host, elsewhere]) await goOn(each)
  await playUnseen([host, elsewhere], link, arePlayed(3), { habit: hostWins })

  for (const player of players) await player.sitDown()
  for (const each of [host, elsewhere]) {
    await assertEnding(each)
    const rows = await each.page.locator('.score__table').first().locator('tbody th').allInnerTexts()
    assert.deepEqual(rows, CITIES)
    await assertCities(each)
  }
  await page.getByRole('button', { name: words.end.replay }).click()
  const moments = page.getByRole('combobox', { name: words.replay.moments })
  assert.deepEqual(await moments.locator('option').allInnerTexts(), CITIES)
  await moments.selectOption('Лас-Вегас')
  await eventually(async () => assert.match(await page.locator('.rt-strip').innerText(), /Город 2 из 3/))
  await assertProfile(elsewhere)
})
