import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { CITY_MOMENTS, type CityMoment } from '../../support/city-tables.ts'
import type { Sought } from '../../support/positions.ts'
import { assertAccessible } from '../support/axe.ts'
import { eventually } from '../support/eventually.ts'
import { journeys } from '../support/journey.ts'
import { Keyboard } from '../support/keyboard.ts'
import {
  assertFits,
  assertInSight,
  assertTouchable,
  assertUnclipped,
  assertUnscrolled,
} from '../support/layout.ts'
import { Player } from '../support/player.ts'
import { playTurnByKeys } from '../support/route-keys.ts'
import { beginLocal, openPosition } from '../support/tables.ts'

const journey = journeys()

const momentsOf = (wanted: RegExp): readonly CityMoment[] =>
  CITY_MOMENTS.filter(({ name }) => wanted.test(name))

/** Questions that need much room beside the map: most of Sydney, and where cards, curios and an Ancient lie. */
const LONGEST =
  /^(sydney-4-(?!task|route)|sydney-[12]-(die|ferry)|venice-4-card|venice-advanced-2-rating|las-vegas-2-(draft.take|bet)|arkham-4-(draft.take|rating|tome|encounter))/

journey(
  'beside the maps of the booklet everything is seen at once, whatever is asked',
  async ({ visitor }) => {
    const person = await visitor()
    for (const { name, sought } of momentsOf(LONGEST)) {
      await openPosition(person, sought)
      await person.page.locator('.rt-decision .rt-help').waitFor()
      await eventually(() => assertUnscrolled(person.page.locator('.rt-side'), name))
      await assertUnclipped(person.page, '.rt-tcard', name)
    }
  },
)

/** What is chosen from cards and dice, and where numbers are changed. */
const CHOSEN_BELOW = /^(sydney-[14]|venice-4|venice-advanced-2|las-vegas-2)-(card|die|block|landmark)/

/** How much of the map's edge may be above what is seen. */
const MARGIN = 16

async function assertMapInSight(page: Page, place: string): Promise<void> {
  const above = await page.locator('.rt-map-square').evaluate((map) => {
    const stage = map.closest('.stage') ?? map
    return stage.getBoundingClientRect().top - map.getBoundingClientRect().top
  })
  assert.ok(above <= MARGIN, `${place}: ${above} px of the map are out of sight`)
}

journey(
  'on a phone the map and what is chosen below it are seen together in every city',
  async ({ visitor }) => {
    const person = await visitor({ phone: true })
    const { page } = person
    for (const { name, sought } of momentsOf(CHOSEN_BELOW)) {
      await openPosition(person, sought)
      await page.locator('.rt-decision .rt-help').waitFor()
      await assertFits(page, name)
      await eventually(() => assertMapInSight(page, name))
      await assertUnclipped(page, '.rt-dice-card, .rt-zone, .rt-tcard', name)
      await assertTouchable(page, name)
      const legal = page.locator('.rt-dice :is(.rt-card-button--legal, .rt-die-button--legal)')
      for (const each of await legal.all()) await assertInSight(each, name)
    }
  },
)

const VENICE: Sought = {
  seats: 2,
  seed: 1,
  options: { edition: 'booklet', city: 'venice' },
  kind: 'draw',
  when: ({ round }) => round > 1,
}

/** The middle between a street and a canal that may both be drawn. */
const betweenTwins = (page: Page): Promise<{ x: number; y: number } | null> =>
  page.evaluate((near) => {
    const places = [...document.querySelectorAll('.rt-target--road.rt-target--legal .rt-outline')].map(
      (road) => {
        const { x, y, width, height } = road.getBoundingClientRect()
        return { x: x + width / 2, y: y + height / 2 }
      },
    )
    for (const one of places)
      for (const other of places) {
        const apart = Math.hypot(one.x - other.x, one.y - other.y)
        if (apart > 0 && apart < near) return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
      }
    return null
  }, 14)

journey(
  'RT-VEN-18: a finger between a street and a canal is asked which of them it means',
  async ({ visitor }) => {
    const person = await visitor({ phone: true })
    const { page } = person
    await openPosition(person, VENICE)
    const between = await betweenTwins(page)
    assert.ok(between, 'a street and a canal lie side by side')
    const [street, canal] = [page.locator('.rt-twin--land'), page.locator('.rt-twin--canal')]
    const chosen = page.locator('.rt-target--road[aria-pressed="true"]')
    const tapBetween = (): Promise<void> => page.touchscreen.tap(between.x, between.y)
    await tapBetween()
    for (const each of [street, canal]) await assertInSight(each, 'the choice')
    await assertTouchable(page, 'the choice')
    assert.equal(await chosen.count(), 0, 'nothing is drawn before the answer')
    await canal.tap()
    await canal.waitFor({ state: 'detached' })
    assert.match((await chosen.getAttribute('aria-label')) ?? '', /^канал/)

    await tapBetween()
    assert.equal(await canal.getAttribute('aria-pressed'), 'true')
    await street.tap()
    await eventually(async () => {
      const labels = await chosen.evaluateAll((all) =>
        all.map((road) => road.getAttribute('aria-label') ?? ''),
      )
      assert.ok(
        labels.some((label) => !label.startsWith('канал')),
        labels.join(),
      )
    })
  },
)

/** One table of every city and way to play it. */
const TABLES =
  /^(las-vegas-2-bet|sydney-2-die.round|venice-2-card.take|venice-advanced-4-rating|venice-dice-2-draft.take|arkham-2-encounter.reroll)$/

journey('nobody is shut out of a city of the booklet, on a desktop or on a phone', async ({ visitor }) => {
  for (const phone of [false, true]) {
    const person = await visitor({ phone })
    for (const { name, sought } of momentsOf(TABLES)) {
      await openPosition(person, sought)
      await person.page.locator('.rt-decision .rt-help').waitFor()
      await assertAccessible(person.page, `${name}, ${phone ? 'phone' : 'desktop'}`)
    }
  }
})

journey('nobody is shut out of the pages of the booklet', async ({ visitor }) => {
  const person = await visitor()
  const { page } = person
  await person.go('/')
  for (const path of ['/cards/route', '/achievements/route', '/rules/route']) {
    await person.walk(path)
    await page.locator('main h1').waitFor()
    await assertAccessible(page, path)
  }
  await person.walk('/new/route')
  for (const city of ['Лас-Вегас', 'Сидней', 'Венеция', 'Кампания-путешествие']) {
    await page.getByRole('radio', { name: city }).first().check({ force: true })
    await assertAccessible(page, `the form: ${city}`, 'main')
  }
})

journey(
  'a city of the booklet begins without scrolling, and home leads to its achievements',
  async ({ visitor }) => {
    for (const phone of [false, true]) {
      const person = await visitor({ phone })
      const { page, words } = person
      await person.go('/new/route')
      await page.getByRole('radio', { name: 'Лас-Вегас' }).check({ force: true })
      const begin = page.getByRole('button', { name: words.create.begin })
      assert.equal(await page.evaluate(() => scrollY), 0)
      // What is above the end of the page is not covered by the site's own bar either.
      assert.ok(
        await begin.evaluate((button) => {
          const { left, top, width, height } = button.getBoundingClientRect()
          return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
        }),
      )
      await begin.click()
      await page.locator('.rt-decision').waitFor()
      await person.walk('/')
      await page.getByRole('link', { name: words.achievements.title, exact: true }).first().click()
      await page.waitForURL('**/achievements/route')
    }
  },
)

journey('a turn with cards in Venice by keyboard alone', async ({ visitor }) => {
  const person = await visitor()
  await openPosition(person, { ...VENICE, kind: 'card.play' })
  const player = new Player(person)
  await player.sitDown()
  await playTurnByKeys(new Keyboard(person.page), player)
})

journey(
  'two turns with dice in Sydney by keyboard alone, one of them as the lead player',
  async ({ visitor }) => {
    const person = await visitor()
    const options = { edition: 'booklet', city: 'sydney' }
    await openPosition(person, {
      seats: 2,
      seed: 1,
      options,
      kind: 'die.claim',
      when: ({ round }) => round > 2,
    })
    const player = new Player(person)
    await player.sitDown()
    const keyboard = new Keyboard(person.page)
    for (const _ of ['second', 'lead']) await playTurnByKeys(keyboard, player)
  },
)

journey(
  'after the first visit a city of the booklet is begun and played without a network',
  async ({ visitor }) => {
    const person = await visitor({ keepsSite: true })
    const { page, context } = person
    await person.go('/')
    // Who is active has kept the whole site.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    person.expect(/net::ERR_/)
    await context.setOffline(true)
    await beginLocal(person, ['easy'], 'route', async (form) => {
      await form.getByRole('radio', { name: 'Сидней' }).check({ force: true })
    })
    const player = new Player(person)
    await player.sitDown()
    await page.locator('.rt-city--sydney').first().waitFor()
    while ((await page.locator('.rt-board :is(.rt-mark, .rt-band)').count()) < 2) {
      assert.ok(await player.awaitTurn())
      await player.answer()
    }
  },
)
