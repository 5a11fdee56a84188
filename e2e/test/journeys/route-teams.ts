import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { SCREENS } from '../../support/browser.ts'
import { playUnseen } from '../../support/unseen.ts'
import { eventually } from '../support/eventually.ts'
import { journeys } from '../support/journey.ts'
import { isOn, Player } from '../support/player.ts'
import { createOnline, join } from '../support/tables.ts'
import type { Visitor } from '../support/visitor.ts'

const journey = journeys()

/** Partners sit opposite each other: the people have these seats, the bots the others. */
const SEATS = [0, 2] as const

journey('RT-BASE-46: two people are a team against two bots, from the form to the end', async (given) => {
  const ada = await given.visitor({ name: 'Ада' })
  const boris = await given.visitor({ name: 'Борис' })
  const link = await createOnline(ada, ['easy', 'person', 'easy'], 'route', async (page) => {
    await page.getByRole('radio', { name: 'Лас-Вегас' }).check({ force: true })
    await page.getByRole('radio', { name: 'две команды' }).check({ force: true })
    await page.getByText('Места 1 и 3 против мест 2 и 4').waitFor()
  })
  await join(boris, link)
  const players = [new Player(ada, 'board'), new Player(boris, 'list')] as const
  for (const player of players) await player.sitDown()
  await assertRail(ada, 'Борис')
  await assertRail(boris, 'Ада')
  await assertBoards(ada, 'Борис')
  await playRound(players)
  await playUnseen([ada, boris], link, () => false, { seated: SEATS })
  await assertTeams(ada, ['Вы', 'Борис'])
  await assertTeams(boris, ['Ада', 'Вы'])
})

/** The partner comes first among the others and is the only one called so; the score has a cell for both together. */
async function assertRail({ page, words }: Visitor, partner: string): Promise<void> {
  const others = page.locator('.opponents .opponent')
  assert.equal(await others.count(), 3)
  const [first = '', ...rest] = await others.locator('.opponent__head').allInnerTexts()
  assert.ok(first.includes(partner) && first.includes(words.table.partner), first)
  for (const other of rest) assert.ok(!other.includes(words.table.partner), other)
  await page.locator('.rt-score-team').waitFor()
}

/** Beside one's own map the partner's can be read; on a phone a switch leads from one to the other. */
async function assertBoards({ page }: Visitor, partner: string): Promise<void> {
  const beside = page.locator('.opponent--partner svg.rt-map')
  const { width = 0 } = (await beside.boundingBox()) ?? {}
  assert.ok(width >= 300, `${width}`)
  assert.equal(await page.locator('.rt-map-switch').count(), 0)
  await page.setViewportSize(SCREENS.phone)
  const maps = page.getByRole('radiogroup', { name: 'Чья карта' })
  const shown = page.locator('.rt-board svg.rt-map')
  await maps.getByRole('radio', { name: `Партнёр: ${partner}` }).check({ force: true })
  await eventually(async () =>
    assert.match((await shown.getAttribute('aria-label')) ?? '', new RegExp(partner)),
  )
  await maps.getByRole('radio', { name: 'Ваша карта' }).check({ force: true })
  await eventually(async () =>
    assert.doesNotMatch((await shown.getAttribute('aria-label')) ?? '', new RegExp(partner)),
  )
  await page.setViewportSize(SCREENS.desktop)
  await beside.waitFor()
}

const roundOf = (page: Page): Promise<string> => page.locator('.rt-round--now').innerText()

/** One round by clicking. Whoever ends their turn first is told that they wait for their partner. */
async function playRound([ada, boris]: readonly [Player, Player]): Promise<void> {
  const players = [ada, boris]
  while (!(await Promise.all(players.map(({ finish }) => isOn(finish)))).every(Boolean))
    for (const player of players)
      if ((await player.isAsked()) && !(await isOn(player.finish))) await player.answer()
  const round = await roundOf(boris.page)
  await boris.send(boris.finish)
  await eventually(async () => assert.match(await boris.sentence.innerText(), /^Ада \(ваш партнёр\)/))
  await ada.send(ada.finish)
  await eventually(async () => assert.notEqual(await roundOf(boris.page), round))
}

interface Team {
  readonly place: number
  readonly names: readonly string[]
  readonly sum: number
}

/** The end screen has both teams by place, each with the sum of its partners' points, and names the winners once. */
async function assertTeams({ page }: Visitor, people: readonly string[]): Promise<void> {
  const end = page.locator('.end')
  await end.waitFor()
  const points = (await end.locator('.score__table').first().locator('tfoot td').allInnerTexts()).map(Number)
  const sumOf = (seats: readonly number[]): number =>
    seats.reduce((sum, seat) => sum + (points[seat] ?? 0), 0)
  const [own, theirs] = [sumOf(SEATS), sumOf([1, 3])]
  const expected: readonly Team[] = [
    { place: own < theirs ? 2 : 1, names: people, sum: own },
    { place: theirs < own ? 2 : 1, names: ['Бот 2', 'Бот 4'], sum: theirs },
  ]
  assert.deepEqual(
    await teamsOf(page),
    expected.toSorted((one, other) => one.place - other.place),
  )
  if (own === theirs) return
  const head = (await end.locator('.end__head').innerText()).replaceAll('\u00a0', ' ')
  const named = (name: string): number =>
    head.split(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu')).length - 1
  for (const { place, names } of expected)
    for (const name of names) assert.equal(named(name), place === 1 ? 1 : 0, `${name}: ${head}`)
}

async function teamsOf(page: Page): Promise<Team[]> {
  const places = await page.locator('.end__place').all()
  return Promise.all(
    places.map(async (place) => ({
      place: Number(await place.locator('.end__number').innerText()),
      names: await place.locator('.end__who > span:not(.rating-change)').allInnerTexts(),
      sum: Number(await place.locator('b').innerText()),
    })),
  )
}
