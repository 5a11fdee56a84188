import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fastChance, type Json, type Question } from '@curio/kernel'
import { anyAnswer, give } from '@curio/kernel/testing'
import { route } from '../index.ts'
import { shownIn } from '../rules/cities/index.ts'
import { CITY_NAMES, CITY_PACKS, type CityName } from '../rules/options.ts'
import type { Shown } from '../rules/shown.ts'
import { afterAnswer } from '../ui/model/route-change.ts'
import { requestKey } from '../ui/model/standing-request.ts'
import type { RouteView } from '../view.ts'
import { newMatch, type RouteMatch, viewOf } from './support/text.ts'

/** Questions that come at once where an answer leaves something to choose. */
const LEFT_TO_CHOOSE = /^(shop|tome|bet|tourist|correction)/

/** After a correction tourists may come who were waiting for it. */
const PROMISED: readonly string[] = ['block', 'draw']

interface Given {
  readonly question: Question
  readonly value: Json
  readonly before: RouteView
  readonly after: RouteView
}

/** Every answer of a game played at random that leaves nothing to choose. */
function* settledAnswers(match: RouteMatch, number: number): Generator<Given> {
  const chance = fastChance(number)
  while (!match.over) {
    const [seat = 0] = match.awaited()
    const [question] = match.questions(seat)
    assert.ok(question)
    const before = viewOf(match, seat)
    const value = anyAnswer(question, chance)
    give(match, seat, value)
    const next = match.questions(seat)[0]?.kind ?? ''
    if (!LEFT_TO_CHOOSE.test(next)) yield { question, value, before, after: viewOf(match, seat) }
  }
}

/** A casino that is passed when no bet is left pays nothing. */
const withoutCasinos = (view: RouteView): RouteView => ({
  ...view,
  players: view.players.map(({ board: { casinos: _, ...board }, ...player }) => ({ ...player, board })),
})

const shownOf = (city: CityName): Shown => {
  const { booklet, [CITY_PACKS[city]]: own } = route.packs
  return shownIn({ booklet, [CITY_PACKS[city]]: own } as never) ?? assert.fail()
}

test('what a map promises of an answer is what comes of it: tourists, cafes, curios, spent bonuses', () => {
  for (const city of CITY_NAMES) {
    const pack = shownOf(city)
    const seen = new Set<string>()
    for (let game = 0; game < 3; game++) {
      const match = newMatch(2, { edition: 'booklet', city, effects: 'random' }, `promise ${city} ${game}`)
      for (const { question, value, before, after } of settledAnswers(match, game)) {
        const then = PROMISED.includes(question.kind) ? afterAnswer(pack, before, question, value) : null
        if (then === null) continue
        seen.add(question.kind)
        const keyOf = (view: RouteView): string =>
          requestKey({ pack, view: withoutCasinos(view), seat: question.seat, add: [], remove: [] })
        assert.equal(keyOf(then), keyOf(after), `${city}: ${question.kind} ${JSON.stringify(value)}`)
      }
    }
    assert.ok(seen.has('draw') && seen.has('block'), [...seen].join())
  }
})
