import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkSetup, type Json } from '@curio/kernel'
import type { SetupQuestion } from '@curio/ui/terminal'
import { route } from '../index.ts'
import { routeTerminal } from '../terminal/index.ts'

type Options = Record<string, Json>

/** The options of every way through the questions. */
function everyWay(questions: readonly SetupQuestion[], chosen: Options = {}): Options[] {
  const [question, ...rest] = questions
  if (!question) return [chosen]
  return question.answers.flatMap(({ options, next = [] }) =>
    everyWay([...next, ...rest], { ...chosen, ...options }),
  )
}

const waysFor = (seats: number): Options[] => everyWay(routeTerminal.setup('ru', seats))

test('RT-GEN-4: whatever is answered in the menu, a match begins with it', () => {
  for (const seats of [1, 2, 3, 4])
    for (const options of waysFor(seats)) {
      const setup = checkSetup(route, seats, options, {})
      assert.ok(setup.ok, `${seats}: ${JSON.stringify(options)} ${setup.ok || setup.message}`)
    }
})

test('RT-COMP-2, RT-CAMP-1, RT-BASE-46: the menu has every city and mode, and a campaign and teams for those who can play them', () => {
  const asked = (seats: number) =>
    new Set(waysFor(seats).map(({ city, mode }) => [city, mode].join(' ').trim()))
  assert.deepEqual([...asked(2)].toSorted(), [
    '',
    'arkham',
    'las-vegas',
    'sydney',
    'venice advanced',
    'venice cards',
    'venice dice',
  ])
  assert.ok(!asked(1).has('venice advanced'))
  const has = (name: string) => [1, 2, 3, 4].map((seats) => waysFor(seats).some((each) => name in each))
  assert.deepEqual(has('campaign'), [false, true, true, true])
  assert.deepEqual(has('teams'), [false, false, false, true])
})

test('RT-SOLO-6, RT-BASE-51: each level of a challenge can be chosen where it exists, the balanced cell of it', () => {
  const cells = (city: string | undefined) =>
    new Set(
      waysFor(1)
        .filter((each) => each.city === city)
        .map(({ challenge }) => JSON.stringify(challenge)),
    )
  assert.deepEqual(
    [...cells(undefined)],
    ['{"row":1,"column":0}', '{"row":2,"column":1}', '{"row":3,"column":2}', '{"row":3,"column":3}'],
  )
  assert.equal(cells('venice').size, 4)
})
