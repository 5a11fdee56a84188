import assert from 'node:assert/strict'
import { SCREENS } from '../../support/browser.ts'
import { goldenLog } from '../../support/files.ts'
import type { Sought } from '../../support/positions.ts'
import { eventually } from '../support/eventually.ts'
import { journeys } from '../support/journey.ts'
import {
  assertCoversNothing,
  assertFits,
  assertInSight,
  assertTouchable,
  assertUnclipped,
} from '../support/layout.ts'
import { FINISH, isOn, Player } from '../support/player.ts'
import { beginLocal, openPosition } from '../support/tables.ts'

const journey = journeys()

const PAGES = ['/', '/new/route', '/rules/route', '/replay', '/profile', '/settings', '/about', '/nowhere']

/** What the board offers, whatever is asked. */
const TAPPABLE = [
  '.rt-task-card[aria-pressed="false"]',
  '.rt-die-button--legal[aria-pressed="false"]',
  '.rt-target--legal[aria-pressed="false"]',
  '.rt-decision .rt-option[aria-pressed="false"]:not(.rt-way)',
].join()

/** Phones upright and on their side, tablets both ways. */
const SIZES = [
  SCREENS.phone,
  { width: 320, height: 640 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
]

const nameOf = ({ width, height }: (typeof SIZES)[number]): string => `${width}x${height}`

journey('every page fits phones, small and on their side, and tablets', async ({ visitor }) => {
  const person = await visitor({ phone: true })
  const { page } = person
  await person.go('/')
  for (const path of PAGES) {
    await person.walk(path)
    await page.locator('main h1').waitFor()
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await assertFits(page, `${path}, ${nameOf(size)}`)
    }
  }
})

journey('the board of Route fits phones, small and on their side, and tablets', async ({ visitor }) => {
  const person = await visitor({ phone: true })
  const { page } = person
  const player = new Player(person)
  await openPosition(person, { seats: 3, seed: 1, kind: 'draw', when: ({ round }) => round > 4 })
  await page.locator('.table--phone').waitFor()
  for (const size of SIZES) {
    const name = nameOf(size)
    await page.setViewportSize(size)
    await assertFits(page, name)
    // Six blocks and two edges are narrower there than six fingers.
    if (size.width > 320) await assertTouchable(page, name)
    await assertInSight(player.confirm, `confirmation, ${name}`)
    const map = await page.locator('.rt-map-square').boundingBox()
    assert.ok(map && map.width > 0.7 * Math.min(size.width, size.height), `the map is large, ${name}`)
  }
})

journey(
  'the acts of Route on a phone stay where they are, whatever is chosen or said',
  async ({ visitor }) => {
    const person = await visitor({ phone: true })
    const { page } = person
    const player = new Player(person)
    await openPosition(person, { seats: 2, seed: 2, kind: 'block', when: ({ round }) => round > 4 })
    const before = await player.confirm.boundingBox()
    await page.locator('.rt-target--block:not(.rt-target--legal)').nth(8).tap()
    await player.toast.waitFor()
    assert.deepEqual(await player.confirm.boundingBox(), before, 'under a reason')
    await page.locator('.rt-target--block.rt-target--legal').first().tap()
    await player.preview.waitFor()
    assert.deepEqual(await player.confirm.boundingBox(), before, 'under what is chosen')
  },
)

journey('a whole turn of Route by touch on a phone', async ({ visitor }) => {
  const person = await visitor({ phone: true })
  const { page, words } = person
  await beginLocal(person, ['easy'])
  const player = new Player(person)
  await page.locator('.table--phone').waitFor()
  for (;;) {
    assert.ok(await player.awaitTurn())
    await page.locator(`${FINISH}, ${TAPPABLE}`).first().waitFor()
    if (await isOn(player.finish)) break
    const place = await player.sentence.innerText()
    await assertFits(page, place)
    await assertTouchable(page, place)
    while (!(await isOn(player.confirm))) await page.locator(TAPPABLE).first().tap({ force: true })
    await player.confirm.tap()
    await player.preview.waitFor({ state: 'detached' })
  }
  await assertTouchable(page, 'the end of a turn')
  await player.finish.tap()
  await eventually(async () => assert.equal(await isOn(player.finish), false))

  for (const tab of ['options', 'log', 'score', 'rules'] as const) {
    await page.getByRole('tab', { name: words.table.tabs[tab] }).tap()
    await page.getByRole('tabpanel', { name: words.table.tabs[tab] }).waitFor()
    await assertFits(page, tab)
  }
})

/** Questions whose answers take much room beside the map. */
const LONG: readonly Sought[] = [
  { seats: 3, seed: 1, kind: 'task.keep' },
  { seats: 3, seed: 1, kind: 'tome' },
  { seats: 2, seed: 2, kind: 'block', when: ({ round }) => round > 4 },
  { seats: 1, seed: 2, kind: 'tourist.any', options: { ancient: 'CTHULHU' } },
  { seats: 3, seed: 1, kind: 'encounter.reroll' },
  { seats: 3, seed: 1, kind: 'encounter.upgrade' },
  { seats: 1, seed: 10, kind: 'penalty.riverside', options: { ancient: 'DAGON' } },
]

journey(
  'what is chosen in Route, and the button that confirms it, are in sight on a phone',
  async ({ visitor }) => {
    const person = await visitor({ phone: true })
    const { page } = person
    const player = new Player(person)
    const chosen = page.locator('.rt-under [aria-pressed="true"]').last()
    for (const sought of LONG) {
      await openPosition(person, sought)
      await page.locator('.rt-decision [aria-pressed="false"]').last().tap()
      await eventually(() => assertInSight(chosen, `what is chosen: ${sought.kind}`))
      await assertInSight(player.confirm, `confirmation: ${sought.kind}`)
      await player.confirm.tap()
      await player.preview.waitFor({ state: 'detached' })
    }
  },
)

journey('why something of Route cannot be tapped is said where it covers nothing', async ({ visitor }) => {
  const person = await visitor({ phone: true })
  const { page, words } = person
  const player = new Player(person)
  await openPosition(person, { seats: 2, seed: 2, kind: 'block', when: ({ round }) => round > 4 })
  await page.locator('.rt-target--block:not(.rt-target--legal)').nth(8).tap()
  await player.toast.waitFor()
  await assertCoversNothing(page, '.toast', ['.prompt', '.opponents', '.stage', '.acts', '.tabs'])
  await assertInSight(player.toast, 'the reason')
  await player.toast.getByRole('button', { name: words.close }).tap()
  await player.toast.waitFor({ state: 'detached' })
})

/** The dice of a round, with as many others around them as there can be. */
const DICE: readonly Sought[] = [1, 4].flatMap((seats) => [
  { seats, seed: 1, kind: 'block' },
  { seats, seed: 1, kind: 'draw', when: ({ round }) => round >= 5 },
])

journey('no die of Route is clipped, however many play', async ({ visitor }) => {
  for (const phone of [true, false]) {
    const person = await visitor({ phone })
    for (const sought of DICE) {
      await openPosition(person, sought)
      const place = `${sought.kind} of ${sought.seats}, ${phone ? 'phone' : 'desktop'}`
      await eventually(() => assertUnclipped(person.page, '.rt-dice, .rt-dice-card, .rt-zone', place))
    }
  }
})

journey('a replay and the results of Route fit a phone', async ({ visitor }) => {
  const person = await visitor({ phone: true })
  const { page, words } = person
  await person.go('/replay')
  await page.locator('input[type="file"]').setInputFiles(goldenLog('route', 'points-2'))
  await page.getByText(words.table.watching).waitFor()
  await assertFits(page, 'the replay')
  await page.getByRole('button', { name: words.end.results }).click()
  await page.getByRole('img', { name: words.end.chartLabel }).waitFor()
  await assertFits(page, 'the results')
  await assertTouchable(page, 'the results')
})
