import assert from 'node:assert/strict'
import { SCREENS } from '../../support/browser.ts'
import { resultFile } from '../../support/files.ts'
import { assertAccessible } from '../support/axe.ts'
import { eventually } from '../support/eventually.ts'
import { journeys } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { SMALL_SITE } from '../support/small-site.ts'
import { beginLocal } from '../support/tables.ts'
import { paint, type Visitor } from '../support/visitor.ts'

const journey = journeys(SMALL_SITE)

/** Climbs to the end by the first option of every list, in this browser alone; gives the height that chance allowed. */
async function climbAtHome(visitor: Visitor): Promise<number> {
  await beginLocal(visitor, [], 'climb')
  const player = new Player(visitor)
  await player.sitDown()
  while (await player.awaitTurn()) {
    await visitor.page.locator('.options__option').first().click()
    await player.send(player.confirm)
  }
  return Number(await visitor.page.locator('.end__place b').innerText())
}

const bars = ({ page }: Visitor): Promise<string[]> => page.locator('.feat__bar').allInnerTexts()

journey('what was played at home counts on the page of achievements, and stays counted', async (given) => {
  const visitor = await given.visitor({ name: 'Ада' })
  const { page, words } = visitor
  await visitor.go('/achievements/climb')
  await page.locator('.feat-group').waitFor()
  assert.deepEqual(await bars(visitor), [words.achievements.reached(0, 7), words.achievements.reached(0, 3)])
  const height = await climbAtHome(visitor)
  await visitor.go('/profile')
  await page.locator('.profile__links').getByRole('link', { name: 'Восхождение' }).click()
  await page.locator('.feat-group').waitFor()
  const [high, ranks] = await bars(visitor)
  assert.equal(high, words.achievements.reached(Math.min(height, 7), 7))
  assert.equal(ranks, words.achievements.reached(1, 3))
  await page.evaluate(() => indexedDB.deleteDatabase('curio'))
  await page.reload()
  await page.locator('.feat-group').waitFor()
  assert.deepEqual(await bars(visitor), [high, ranks], 'the server has the log')
})

journey(
  'people tick what only they can know, and the page says what is locked but not what it is',
  async (given) => {
    const visitor = await given.visitor({ name: 'Борис' })
    const { page, words } = visitor
    await visitor.go('/achievements/climb')
    const box = page.locator('.feat-box')
    await box.waitFor()
    assert.equal(await box.innerText(), words.achievements.locked(1, 2))
    const tick = page.getByRole('checkbox', { name: 'Расскажите о горе' })
    await tick.check()
    await eventually(async () => assert.equal(await box.innerText(), words.achievements.locked(1, 1)))
    await page.reload()
    assert.equal(await tick.isChecked(), true)
    assert.ok(!(await page.content()).includes('rope'), 'the name of what is locked')
    await assertAccessible(page, 'achievements')
    await paint(page)
    for (const [screen, size] of Object.entries(SCREENS)) {
      await page.setViewportSize(size)
      await page.screenshot({ path: resultFile(`achievements-${screen}.png`), fullPage: true })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      assert.ok(overflow <= 0, `achievements are ${overflow} wider than a ${screen}`)
    }
  },
)

journey('without a server the page shows what this browser has played', async (given) => {
  const visitor = await given.visitor({ name: 'Вера' })
  const { page, words } = visitor
  await climbAtHome(visitor)
  visitor.expect(/net::ERR_FAILED/)
  await page.route('**/api/me/achievements/**', (route) => route.abort())
  await visitor.go('/achievements/climb')
  await page.getByText(words.achievements.noServer).waitFor()
  const [, ranks] = await bars(visitor)
  assert.equal(ranks, words.achievements.reached(1, 3))
  assert.equal(await page.getByRole('checkbox').isDisabled(), true)
})
