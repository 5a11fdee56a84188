import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
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

/** The end screen has both teams by place, each with the sum of its partners' points, and names who won. */
async function assertTeams({ page, words }: Visitor, people: readonly string[]): Promise<void> {
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
  const [winner] = expected.filter(({ place }) => place === 1)
  const result = own === theirs ? words.end.teamsEqual : words.end.teamWon(winner?.names.join(' и ') ?? '')
  assert.equal((await end.locator('.end__result').innerText()).replaceAll('\u00a0', ' '), result)
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
