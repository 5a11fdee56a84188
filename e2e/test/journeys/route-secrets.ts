import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { type Game, type Log, Match, plainAnswer } from '@curio/kernel'
import { route } from '@curio/route'
import { SECRET_BOX } from '@curio/route/secret-box'
import { SCREENS } from '../../support/browser.ts'
import { PROJECT, resultFile } from '../../support/files.ts'
import { eventually } from '../support/eventually.ts'
import { journeys } from '../support/journey.ts'
import { paint } from '../support/visitor.ts'

const journey = journeys()

const CITIES = ['las-vegas', 'sydney', 'venice', 'arkham']
const YELLOW = 6

/** A short solo game with three yellow events, played without the site. */
function playedAlone(city: string): Log {
  const seed = new Uint8Array(32).fill(3)
  const options = { edition: 'booklet', city, tasks: false, events: { red: 0, yellow: 3 } }
  const begun = Match.create(route as Game, { seats: 1, options, seed })
  assert.ok(begun.ok)
  const { value: match } = begun
  while (!match.over) {
    const [question = assert.fail()] = match.questions(0)
    assert.ok(match.answer({ seat: 0, question: question.id, value: plainAnswer(question) }).ok)
  }
  return { ...match.log(), seed: Buffer.from(seed).toString('hex') }
}

journey('an achievement unlocks a secret card, which is then played with', async ({ visitor }) => {
  const anna = await visitor({ name: 'Анна' })
  const { page, words } = anna
  await anna.go('/achievements/route')
  const group = page.locator('.feat-group').filter({ hasText: 'Светлая полоса' })
  await group.waitFor()
  assert.equal(await group.locator('.feat-box').innerText(), words.achievements.locked(1, 3))
  for (const city of CITIES)
    assert.equal(await statusOf('/api/me/achievements/route/logs', { seat: 0, log: playedAlone(city) }), 200)
  await page.reload()
  const box = group.locator('.feat-box')
  await eventually(async () => assert.equal(await box.innerText(), words.achievements.locked(1, 1)))
  await page.getByRole('checkbox', { name: 'Сфотографируйте сыгранную партию' }).check()
  await eventually(async () => assert.equal(await box.innerText(), words.achievements.unlocked(1)))
  // The only yellow event that is left.
  const without = ['EV_MUSICIANS', 'EV_BOOKING', 'EV_POPULARITY', 'EV_REGULAR']
  const events = { red: 0, yellow: 1, without }
  const options = { edition: 'booklet', city: 'venice', secret: [YELLOW], tasks: false, events }
  const wanted = { game: 'route', seats: ['me', 'easy'], options }
  const table = await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch('/api/matches', { method: 'POST', headers, body: JSON.stringify(body) })
    return (await response.json()) as { match: string }
  }, wanted)
  await anna.go(`/table/${table.match}`)
  const card = SECRET_BOX.cards.find(({ number }) => number === YELLOW)
  await eventually(async () => assert.ok((await page.content()).includes(card?.name.ru ?? '-')))
  // Somebody else who has the address has not unlocked the card, and is told why there is nothing to see.
  const boris = await visitor({ name: 'Борис' })
  await boris.go(`/table/${table.match}`)
  await boris.page.getByText(words.refusals.hidden ?? '-').waitFor()
  assert.ok(!(await boris.page.content()).includes(card?.name.ru ?? '-'))

  async function statusOf(path: string, body: unknown): Promise<number> {
    return page.evaluate(
      async ([to, text]) => {
        const headers = { 'content-type': 'application/json' }
        return (await fetch(to, { method: 'POST', headers, body: text })).status
      },
      [path, JSON.stringify(body)] as const,
    )
  }
})

journey('RT-ACH-16: nothing that the site sends to browsers names a secret card', async () => {
  const files = globSync(`${PROJECT}/web/dist/**/*.{js,css,html,json}`)
  assert.ok(files.length > 10)
  const own = SECRET_BOX.cards.filter(({ number }) => ![8, 10].includes(number))
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    for (const { id, name } of own)
      for (const word of [`"${id}"`, `\`${id}\``, name.ru, name.en]) assert.ok(!text.includes(word), file)
  }
})

for (const [language, theme] of [
  ['ru', 'light'],
  ['en', 'dark'],
] as const)
  journey(`the page of achievements: ${language}, ${theme}`, async ({ visitor }) => {
    const anna = await visitor({ name: 'Анна', language, theme })
    const { page } = anna
    await anna.go('/achievements/route')
    await page.locator('.feat-group').first().waitFor()
    await page.locator('.feat__tick input').first().check()
    await paint(page)
    for (const screen of ['desktop', 'phone'] as const) {
      await page.setViewportSize(SCREENS[screen])
      await page.screenshot({ path: resultFile(`achievements-route-${language}-${theme}-${screen}.png`) })
      const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
      assert.ok((wide ?? 0) <= (room ?? 0), 'nothing is wider than the page')
    }
  })
