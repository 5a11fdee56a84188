import assert from 'node:assert/strict'
import type { Locator } from 'playwright-core'
import type { Visitor } from './visitor.ts'

const numbersIn = async (cells: Locator): Promise<number[]> => (await cells.allInnerTexts()).map(Number)

/** The end screen is complete: a verdict, places, categories that sum to totals, a chart with a table. Gives the verdict. */
export async function assertEnding({ page, words }: Visitor): Promise<string> {
  const end = page.locator('.end')
  const verdict = await end.locator('.end__verdict').innerText()
  assert.notEqual(verdict, '')
  const seats = await end.locator('.end__place').count()
  const [points, course] = [end.locator('.score__table').first(), end.locator('.end__part').last()]
  const totals = await numbersIn(points.locator('tfoot td'))
  assert.equal(totals.length, seats)
  for (const seat of totals.keys()) {
    const column = await numbersIn(points.locator(`tbody td:nth-child(${seat + 2})`))
    assert.equal(
      column.reduce((sum, each) => sum + each, 0),
      totals[seat],
    )
  }
  await course.getByRole('img', { name: words.end.chartLabel }).waitFor()
  await course.getByRole('radio', { name: words.end.chartTable }).check({ force: true })
  const last = course.locator('tbody tr').last()
  assert.deepEqual(await numbersIn(last.locator('td')), totals)
  return verdict
}
