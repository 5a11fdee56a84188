import assert from 'node:assert/strict'
import { SCREENS } from '../../support/browser.ts'
import { resultFile } from '../../support/files.ts'
import { assertAccessible } from '../support/axe.ts'
import { eventually } from '../support/eventually.ts'
import { type Journey, journeys } from '../support/journey.ts'
import { Player } from '../support/player.ts'
import { SMALL_SITE } from '../support/small-site.ts'
import { beginOnline, createOnline, join } from '../support/tables.ts'
import { paint, type Visitor } from '../support/visitor.ts'

const journey = journeys(SMALL_SITE)

const NAMES = ['Ада', 'Борис', 'Вера', 'Глеб'] as const

/** Which of the options is taken, by what the list says. */
type Choice = (options: readonly string[]) => number

const highest: Choice = (options) => options.indexOf(`${Math.max(...options.map(Number))}`)
const lowest: Choice = (options) => options.indexOf(`${Math.min(...options.map(Number))}`)
const first: Choice = () => 0

/** People at one table of a small game, in the order of their seats. */
async function seated(
  given: Journey,
  game: string,
  seats: number,
  rating: 'casual' | 'rated' = 'casual',
): Promise<readonly Visitor[]> {
  const visitors: Visitor[] = []
  for (const name of NAMES.slice(0, seats)) visitors.push(await given.visitor({ name }))
  const [host, ...guests] = visitors
  assert.ok(host)
  const link = await createOnline(
    host,
    guests.map(() => 'person'),
    game,
    async (page) => {
      if (rating === 'rated')
        await page.getByRole('radio', { name: host.words.create.ratings.rated }).check({ force: true })
    },
  )
  for (const [index, guest] of guests.entries()) {
    await join(guest, link)
    // The next one must find this seat taken.
    if (index < guests.length - 1)
      await guest.page.getByRole('button', { name: guest.words.lobby.leave }).waitFor()
  }
  return visitors
}

/** Plays one seat to its end by the list of options. */
async function playOut(visitor: Visitor, choose: Choice): Promise<void> {
  const player = new Player(visitor)
  await player.sitDown()
  while (await player.awaitTurn()) {
    const options = visitor.page.locator('.options__option')
    const texts = await options.locator('span:not(.options__digit)').allInnerTexts()
    await options.nth(choose(texts)).click()
    await player.send(player.confirm)
  }
}

/** Everything that the end screen says beside the points. */
async function endOf({ page }: Visitor): Promise<Readonly<Record<'verdict' | 'result', string>>> {
  const end = page.locator('.end')
  await end.waitFor()
  return {
    verdict: await end.locator('.end__verdict').innerText(),
    result: (await end.locator('.end__result').innerText()).replaceAll(/\s+/g, ' '),
  }
}

/** Who is listed, with their place and points if there are any. */
async function placesOf({ page }: Visitor): Promise<string[]> {
  const lines = await page.locator('.end__place').all()
  return Promise.all(
    lines.map(async (line) => {
      const parts = await line
        .locator('.end__number, .end__who > span:not(.rating-change), b')
        .allInnerTexts()
      return parts.join(' ')
    }),
  )
}

/** What the profile says of the only game that was played: its figures, and its line of the history. */
async function profileOf(visitor: Visitor): Promise<{ readonly figures: string[]; readonly line: string }> {
  await visitor.go('/profile')
  const { page } = visitor
  await page.locator('.history').first().waitFor()
  const figures = await page.locator('.setting .numbers > div').allInnerTexts()
  return {
    figures: figures.map((text) => text.replaceAll(/\s+/g, ' ')),
    line: (await page.locator('.history tbody td').last().innerText()).replaceAll('\u00a0', ' '),
  }
}

/** Leaves pictures of the page at every size, and sees that nothing is wider than the screen. */
async function picture({ page }: Visitor, name: string): Promise<void> {
  await paint(page)
  for (const [screen, size] of Object.entries(SCREENS)) {
    await page.setViewportSize(size)
    await page.screenshot({ path: resultFile(`outcomes-${name}-${screen}.png`), fullPage: true })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    assert.ok(overflow <= 0, `${name} is ${overflow} wider than a ${screen}`)
  }
  await page.setViewportSize(SCREENS.desktop)
}

journey('a cooperative game is lost together: no places, how far it went, no rating', async (given) => {
  const visitors = await seated(given, 'sails', 2)
  await Promise.all(visitors.map((visitor) => playOut(visitor, highest)))
  const [host] = visitors
  assert.ok(host)
  const { end, profile } = host.words
  assert.deepEqual(await endOf(host), {
    verdict: 'Три течи: лодка затонула.',
    result: `${end.commonDefeat} ${profile.progress(4, 6)}`,
  })
  assert.deepEqual(await placesOf(host), ['Вы', 'Борис'])
  assert.equal(await host.page.locator('.end__number, .score__table').count(), 0)
  await assertAccessible(host.page, 'the end of a cooperative game')
  await picture(host, 'sails-end')
  const { figures, line } = await profileOf(host)
  assert.deepEqual(figures, [`${profile.played} 1`, `${profile.won} 0`])
  assert.equal(line, `${profile.commonDefeat} · ${profile.progress(4, 6)}`)
  await host.page.getByRole('heading', { name: `Паруса · ${profile.kinds.cooperative}` }).waitFor()
  await picture(host, 'sails-profile')
})

journey('a team wins: its members by name, the places of teams, a rating for each', async (given) => {
  const visitors = await seated(given, 'tug', 4, 'rated')
  await Promise.all(visitors.map((visitor, seat) => playOut(visitor, seat % 2 === 0 ? highest : lowest)))
  const [host, other] = visitors
  assert.ok(host && other)
  const { end, profile } = host.words
  const head = other.page.locator('.end__head')
  assert.equal(await head.innerText(), 'Победили: Ада и Вера. Канат перетянут.')
  assert.deepEqual(await placesOf(host), ['1 Вы Вера 1', '2 Борис Глеб 0'])
  const totals = await host.page.locator('.score__table').first().locator('tfoot td').allInnerTexts()
  assert.deepEqual(totals, ['5', '3', '5', '3'])
  await host.page.getByRole('img', { name: end.chartLabel }).waitFor()
  await assertAccessible(host.page, 'the end of a game of teams')
  await picture(host, 'tug-end')
  const { figures, line } = await profileOf(host)
  assert.equal(line, `${profile.teamVictory} · ${profile.points(1)}`)
  assert.match(figures.at(-1) ?? '', new RegExp(`^${profile.rating} \\d`))
  await picture(host, 'tug-profile')
  assert.equal((await profileOf(other)).line, `${profile.teamPlace(2, 2)} · ${profile.points(0)}`)
})

journey('a game alone ends with a rank of its table, in the history by its name', async (given) => {
  const host = await given.visitor({ name: NAMES[0] })
  await beginOnline(host, [], 'climb')
  await playOut(host, first)
  const { end, profile } = host.words
  assert.deepEqual(await endOf(host), { verdict: 'Вы дошли до гребня.', result: end.rank(2, 3) })
  assert.deepEqual(await placesOf(host), ['Вы 5'])
  await assertAccessible(host.page, 'the end of a game alone')
  await picture(host, 'climb-end')
  const { figures, line } = await profileOf(host)
  assert.equal(line, `${profile.namedRank('Гребень', 2, 3)} · ${profile.points(5)}`)
  assert.deepEqual(figures.slice(0, 2), [
    `${profile.played} 1`,
    `${profile.bestRank('Гребень')} ${profile.rankFigure(2, 3)}`,
  ])
  assert.ok(!figures.some((figure) => figure.startsWith(profile.won) || figure.startsWith(profile.rating)))
  await picture(host, 'climb-profile')
  await eventually(async () => assert.equal(await host.page.locator('.history tbody tr').count(), 1))
})
