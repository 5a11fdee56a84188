import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { cryptids } from '@curio/cryptids'
import type { Game } from '@curio/kernel'
import { recordedMatch } from '@curio/kernel/testing'
import { route } from '@curio/route'
import { trickerion } from '@curio/trickerion'
import type { Page } from 'playwright-core'
import { goldenLog } from '../../support/files.ts'
import { keepOnly, saveOf } from '../../support/saves.ts'
import { assertAccessible } from '../support/axe.ts'
import { eventually } from '../support/eventually.ts'
import { type Journey, journeys } from '../support/journey.ts'
import type { Visitor, VisitorOptions } from '../support/visitor.ts'

const journey = journeys()

const GAMES = {
  route: route as Game,
  cryptids: cryptids as Game,
  trickerion: trickerion as Game,
} as const

interface Wanted {
  readonly game: keyof typeof GAMES
  /** Of a golden log. */
  readonly name: string
  /** The setting; 0 is at once. */
  readonly speed?: 0 | 0.5 | 1
  readonly motion?: 'reduce' | 'no-preference'
  readonly visitor?: VisitorOptions
}

/** The end of a recorded match, kept in this browser. */
function finishedMatch({ game, name }: Wanted) {
  const { match, log } = recordedMatch(GAMES[game], JSON.parse(readFileSync(goldenLog(game, name), 'utf8')))
  return saveOf({ log: match.log(), seed: log.seed ?? '', outcome: match.outcome() }, name, ['Ада'])
}

/** Opens a finished match; the reveal begins. */
async function openEnd(given: Journey, wanted: Wanted): Promise<Visitor> {
  const { speed = 0, motion = 'no-preference' } = wanted
  const visitor = await given.visitor(wanted.visitor ?? {})
  const { page } = visitor
  await page.emulateMedia({ reducedMotion: motion })
  await visitor.go('/about')
  await page.evaluate((given) => {
    const kept = JSON.parse(localStorage.getItem('curio.settings') ?? '{}')
    localStorage.setItem('curio.settings', JSON.stringify({ ...kept, speed: given }))
  }, speed)
  const match = finishedMatch(wanted)
  await keepOnly(page, [match])
  await visitor.go(`/local/${match.save.id}`)
  await page.locator('.end__side').first().waitFor({ state: 'attached' })
  return visitor
}

/** Whether something on the end screen still waits to be seen, or moves. */
const isRevealing = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.end__show [data-motion^="end-"]')].some((each) =>
      each.getAnimations().some(({ playState }) => playState === 'paused' || playState === 'running'),
    ),
  )

/** The end screen when nothing moves and everything is computed. Ids made by React differ from page to page. */
async function settledEnd(page: Page): Promise<string> {
  await page.locator('.end .chart').waitFor()
  await page.locator('.end__story p').filter({ hasText: /./ }).waitFor()
  await eventually(async () => assert.equal(await isRevealing(page), false))
  assert.equal(await page.locator('.motion-count').count(), 0)
  const html = await page.locator('.end').evaluate((end) => end.outerHTML)
  return html.replaceAll(/_r_\w+_|«\w+»|:r\w+:/g, 'id')
}

const opacityOf = (page: Page, selector: string): Promise<number[]> =>
  page.locator(selector).evaluateAll((all) => all.map((each) => Number(getComputedStyle(each).opacity)))

journey('the end is seen from last to first, can be skipped, and always ends the same', async (given) => {
  const match = { game: 'route', name: 'points-4' } as const
  const atOnce = await openEnd(given, match)
  assert.deepEqual(await opacityOf(atOnce.page, '.end__side, .end__head'), [1, 1, 1, 1, 1])
  const expected = await settledEnd(atOnce.page)

  const skipping = await openEnd(given, { ...match, speed: 0.5 })
  const { page, words } = skipping
  // The winner comes last; what is said is there from the beginning.
  const [winner, , , last] = await opacityOf(page, '.end__side')
  assert.ok(winner === 0 && (last ?? 0) >= winner, `${winner} before ${last}`)
  const verdict = await page.locator('.end__verdict').textContent()
  const announced = page.locator('.end__show [role="status"]')
  await eventually(async () =>
    assert.equal((await announced.textContent())?.replaceAll(/\s/g, ' '), verdict?.replaceAll(/\s/g, ' ')),
  )
  assert.equal(await isRevealing(page), true)
  await page.keyboard.press('Escape')
  assert.deepEqual(await opacityOf(page, '.end__side, .end__head'), [1, 1, 1, 1, 1])
  assert.equal(await settledEnd(page), expected)
  // Whoever comes back from the board has seen it.
  await page.getByRole('button', { name: words.end.board }).click()
  await page.locator('.rt-over').waitFor()
  await page.locator('.acts').getByRole('button', { name: words.end.results }).click()
  await page.locator('.end__side').first().waitFor()
  assert.equal(await isRevealing(page), false)

  const tapped = await openEnd(given, { ...match, speed: 0.5 })
  await tapped.page.locator('.end__kicker').click()
  assert.deepEqual(await opacityOf(tapped.page, '.end__side, .end__head'), [1, 1, 1, 1, 1])

  const calm = await openEnd(given, { ...match, speed: 1, motion: 'reduce' })
  assert.equal(await settledEnd(calm.page), expected)

  const watching = await openEnd(given, { ...match, speed: 1 })
  assert.equal(await settledEnd(watching.page), expected)
})

for (const [game, name] of [
  ['route', 'points-2'],
  ['cryptids', 'reserve-4'],
  ['trickerion', 'rounds-4'],
  ['route', 'challenge-met-1'],
] as const)
  journey(`the end of ${game}, ${name}: boards, headings in order, nothing out of reach`, async (given) => {
    for (const phone of [false, true]) {
      const { page } = await openEnd(given, { game, name, visitor: { phone } })
      await settledEnd(page)
      const seats = await page.locator('.end__place').count()
      assert.equal(await page.locator('.end__board svg:visible').first().isVisible(), true)
      assert.equal(await page.locator('.end__board').count(), seats)
      const levels = await page
        .locator('h1, h2, h3')
        .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))))
      assert.equal(levels[0], 1)
      for (const [index, level] of levels.entries()) assert.ok(level <= (levels[index - 1] ?? 1) + 1)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      assert.ok(overflow <= 0, `${overflow} wider than the screen`)
      await assertAccessible(page, `the end of ${game}`)
    }
  })

/** Width and height of a PNG, from its header. */
function sizeOfPng(bytes: Buffer): readonly [width: number, height: number] {
  assert.equal(bytes.subarray(1, 4).toString('latin1'), 'PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

journey('the result is saved as a picture, made in this browser', async (given) => {
  const requests: string[] = []
  const { page, words } = await openEnd(given, { game: 'route', name: 'points-2' })
  await settledEnd(page)
  page.on('request', (request) => requests.push(request.url()))
  await page.getByRole('button', { name: words.end.picture, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('img', { name: words.end.pictureLabel }).waitFor()
  // Its readers are not “you”.
  assert.doesNotMatch(await page.locator('.end__verdict').innerText(), /\bвы\b/i)
  const names = await page.locator('.end__who').allInnerTexts()
  assert.ok(names.length > 0 && !names.some((name) => name.includes(words.youName)), names.join())
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: words.end.pictureSave }).click(),
  ])
  assert.match(download.suggestedFilename(), /^curio-route-\w+\.png$/)
  const bytes = readFileSync(await download.path())
  const [width, height] = sizeOfPng(bytes)
  assert.ok(width >= 1400 && width <= 4000, `${width} wide`)
  assert.ok(height >= 600 && height <= 6000, `${height} high`)
  const edge = await page.locator('.end__show').evaluate((show) => {
    const sides = [...show.querySelectorAll('.end__side')].map((side) => side.getBoundingClientRect().right)
    return Math.max(...sides) - show.getBoundingClientRect().left
  })
  const margins = 2 * 28
  const scale = Math.max(2, 1400 / (edge + margins))
  assert.ok(width <= (edge + margins) * scale + 40, `${width} wide, with a blank strip`)
  // An empty sheet of this size takes a tenth of it.
  assert.ok(bytes.length > 150_000 && bytes.length < 5_000_000, `${bytes.length} bytes`)
  assert.deepEqual(
    requests.filter((url) => !url.startsWith('data:') && !url.startsWith('blob:')),
    [],
  )
  await assertAccessible(page, 'the picture of the result')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})
