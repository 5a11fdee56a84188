import assert from 'node:assert/strict'
import type { Sought } from '../../support/positions.ts'
import { eventually } from '../support/eventually.ts'
import { journeys } from '../support/journey.ts'
import { assertUnscrolled } from '../support/layout.ts'
import { beginOnline, openPosition } from '../support/tables.ts'

const journey = journeys()

const SOLO = { seats: 1, seed: 1, options: { ancient: 'YOG_SOTHOTH', challenge: { row: 1, column: 1 } } }
const SHUB = { seats: 2, seed: 1, options: { ancient: 'SHUB_NIGGURATH' } }

/** The decisions that need the most room, with the Ancients that have the most to say. */
const LONGEST: readonly Sought[] = [
  ...['tome', 'draw'].map((kind) => ({ ...SOLO, kind })),
  { ...SHUB, kind: 'tome' },
  { ...SHUB, kind: 'draft.take', when: ({ roundDice }) => roundDice.length === 1 },
]

journey('beside the map of Route nothing is cut off, whatever is asked', async ({ visitor }) => {
  const person = await visitor()
  for (const sought of LONGEST) {
    await openPosition(person, sought)
    await person.page.locator('.rt-decision .rt-help').waitFor()
    await eventually(() => assertUnscrolled(person.page.locator('.rt-side'), JSON.stringify(sought)))
  }
})

const MIDDLE: Sought = { seats: 3, seed: 3, kind: 'draw', when: ({ round }) => round >= 6 }

journey('the line of the moment stays in sight when what is above it grows', async ({ visitor }) => {
  const person = await visitor()
  const { page, words } = person
  await openPosition(person, MIDDLE)
  await page.getByRole('tab', { name: words.table.tabs.log }).click()
  const line = page.locator('.log__line').nth(-12)
  await line.scrollIntoViewIfNeeded()
  await line.click({ position: { x: 4, y: 4 } })
  await page.locator('.steps').waitFor()
  const isInSight = (): Promise<boolean> =>
    page.locator('.log__line[aria-current]').evaluate((current) => {
      const { left, top, bottom } = current.getBoundingClientRect()
      const panel = current.closest('.panel')?.getBoundingClientRect()
      const seen = document.elementFromPoint(left + 2, top + 2)
      const isCovered = seen?.closest('li') !== current.closest('li') || seen?.closest('h2') !== null
      return panel !== undefined && bottom <= panel.bottom + 1 && !isCovered
    })
  for (const height of [120, 240, 0, 200]) {
    await page.locator('.rail__top').evaluate((top, by) => {
      top.style.paddingBottom = `${by}px`
    }, height)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    assert.ok(await isInSight(), `${height} px more above`)
  }
})

journey('a finger on a gate reads of the gate, not of the block beside it', async ({ visitor }) => {
  const person = await visitor({ phone: true })
  const { page } = person
  await openPosition(person, MIDDLE)
  const gate = await page.locator('.rt-map-square .rt-gate').first().boundingBox()
  assert.ok(gate)
  await page.touchscreen.tap(gate.x + gate.width / 2, gate.y + gate.height / 2)
  await page
    .locator('.toast')
    .filter({ hasText: /^Врата/ })
    .waitFor()
  assert.equal(await page.locator('.rt-tip').count(), 0)
})

journey('who resigns among bots is told that the game stops', async ({ visitor }) => {
  const person = await visitor()
  const { page, words } = person
  await beginOnline(person, ['easy'], 'route')
  await page.locator('.rt-stage').waitFor()
  await page.getByRole('button', { name: words.table.menu }).click()
  await page.getByRole('button', { name: words.table.resign, exact: true }).click()
  await page.getByText(words.table.resignLast).waitFor()
  assert.equal(await page.getByText(words.table.resignSure).count(), 0)
})
