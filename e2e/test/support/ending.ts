import assert from 'node:assert/strict'
import type { Locator } from 'playwright-core'
import type { Visitor } from './visitor.ts'

const numbersIn = async (cells: Locator): Promise<number[]> => (await cells.allInnerTexts()).map(Number)

/** The end screen is complete: a verdict, places, categories that sum to totals, a chart with a table. Gives the verdict. */
export async function assertEnding(visitor: Visitor): Promise<string> {
  const { page } = visitor
  const end = page.locator('.end')
  const verdict = await end.locator('.end__verdict').innerText()
  assert.notEqual(verdict, '')
  // The results scroll by themselves.
  const [whole, window] = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight])
  assert.equal(whole, window, 'the page is as tall as the screen')
  const seats = await end.locator('.end__place').count()
  const points = end.locator('.score__table').first()
  const totals = await numbersIn(points.locator('tfoot td'))
  assert.equal(totals.length, seats)
  for (const seat of totals.keys()) {
    const column = await numbersIn(points.locator(`tbody td:nth-child(${seat + 2})`))
    assert.equal(
      column.reduce((sum, each) => sum + each, 0),
      totals[seat],
    )
  }
  assert.deepEqual(await lastOfCourse(visitor), totals)
  return verdict
}

/** The end screen of a game that ended without points: the chart ends where there were some. Gives the verdict. */
export async function assertUnscoredEnding(visitor: Visitor): Promise<string> {
  const end = visitor.page.locator('.end')
  const verdict = await end.locator('.end__verdict').innerText()
  assert.notEqual(verdict, '')
  assert.equal(await end.locator('.end__place b').count(), 0)
  assert.ok((await lastOfCourse(visitor)).every(Number.isFinite))
  assert.equal(await end.getByRole('heading', { name: visitor.words.end.table }).count(), 0)
  return verdict
}

/** What the table behind the chart has for the last chapter. */
async function lastOfCourse({ page, words }: Visitor): Promise<number[]> {
  const course = page.locator('.end__columns .end__part').last()
  await course.getByRole('img', { name: words.end.chartLabel }).waitFor()
  await course.getByRole('radio', { name: words.end.chartTable }).check({ force: true })
  return numbersIn(course.locator('tbody tr').last().locator('td'))
}
