import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fastChance, type Game, type Match } from '@curio/kernel'
import { playAtRandom, recordedMatch } from '@curio/kernel/testing'
import { ARKHAM_GUIDE, route } from '../index.ts'
import { cityOf } from '../rules/city.ts'
import { SOURCES } from '../rules/scoring.ts'
import { standingOf } from '../text/index.ts'
import { crossingAt, markedCrossings } from '../ui/model/crossings.ts'
import { pointsSeen } from '../ui/model/points-seen.ts'
import { linkedGates } from '../ui/model/route-ends.ts'
import { routeSteps } from '../ui/model/route-steps.ts'
import { quickStanding } from '../ui/model/standing-request.ts'
import { asRouteView, type RouteView } from '../view.ts'
import { newMatch, type RouteMatch, viewOf } from './support/text.ts'

/** The table in the last round of a game of two that plays at random. */
function inLastRound(look: (match: RouteMatch) => void): void {
  const match = newMatch(2, { ancient: 'DAGON' }, 'points')
  let seen = false
  playAtRandom(match, fastChance(5), ({ kind, seat }) => {
    if (seen || kind !== 'draw' || seat !== 0 || viewOf(match, 0).round < 10) return
    seen = true
    look(match)
  })
  assert.ok(seen)
}

test('RT-GEN-9: everybody can count the points of a public map; only a secret task stays unknown', () => {
  inLastRound((match) => {
    const table = { outcome: null, packs: {}, view: match.view(0), viewer: 0 }
    const view = viewOf(match, 0)
    const seen = pointsSeen(table, 1, quickStanding)
    assert.ok(seen)
    assert.equal(seen.task, null)
    const counted = standingOf(ARKHAM_GUIDE, view, 1)?.by
    for (const source of SOURCES) if (source !== 'task') assert.equal(seen[source], counted?.[source], source)
    assert.notEqual(pointsSeen(table, 0, quickStanding)?.task, null)
    const shown = { ...view, players: view.players.map((each) => ({ ...each, task: each.task ?? 'TG1' })) }
    assert.notEqual(pointsSeen({ ...table, view: shown }, 1, quickStanding)?.task, null)
  })
})

test('RT-END-17: whoever lost to the Ancient has no points, while others still meet it', () => {
  const { match, view } = ended('points-2')
  const table = { outcome: null, packs: {}, view: match.view(null), viewer: null }
  const total = (seen: ReturnType<typeof pointsSeen>): number =>
    SOURCES.reduce((sum, source) => sum + (seen?.[source] ?? 0), 0)
  assert.ok(total(pointsSeen(table, 1, quickStanding)) > 0)
  const players = view.players.map((player, seat) => ({
    ...player,
    ending: player.ending && { ...player.ending, eliminated: seat === 1 },
  }))
  const lost = { ...table, view: { ...view, players } }
  assert.equal(total(pointsSeen(lost, 1, quickStanding)), 0)
  assert.ok(total(pointsSeen(lost, 0, quickStanding)) > 0)
})

function ended(name: string): { readonly match: Match; readonly view: RouteView } {
  const file = `${import.meta.dirname}/golden/${name}.json`
  const { match } = recordedMatch(route as Game, JSON.parse(readFileSync(file, 'utf8')))
  return { match, view: asRouteView(match.view(null)) }
}

test('RT-MAP-3: a final map circles the two gates of every link, and no others', () => {
  const part = (start: string, ...segments: string[]) => ({ start, segments })
  const gates = ARKHAM_GUIDE.map.vertices.filter(({ symbol }) => symbol === 'gate').map(({ id }) => id)
  assert.ok(gates.includes('c20') && gates.includes('c50'))
  assert.deepEqual(linkedGates(ARKHAM_GUIDE, [part('c21', 'v20'), part('c50', 'v50')]), ['c20', 'c50'])
  assert.deepEqual(linkedGates(ARKHAM_GUIDE, [part('c20', 'v20'), part('c41', 'v41')]), [])
  assert.deepEqual(linkedGates(ARKHAM_GUIDE, [part('c20', 'v20')]), [])
  for (const name of ['points-4', 'tie-break-3', 'challenge-met-1'])
    for (const { ending } of ended(name).view.players)
      assert.equal(linkedGates(ARKHAM_GUIDE, ending?.route ?? []).length, 2 * (ending?.gateLinks ?? 0), name)
})

for (const name of ['points-4', 'tie-break-3', 'challenge-met-1']) {
  test(`RT-SCG-4: the steps of every final route of ${name} add up to its points`, () => {
    const { match, view } = ended(name)
    for (const [seat, player] of view.players.entries()) {
      const steps = routeSteps(ARKHAM_GUIDE, view, seat)
      const walked = player.ending?.route.flatMap((part) => part.segments) ?? []
      assert.deepEqual(
        steps.map(({ segment }) => segment),
        walked,
      )
      assert.equal(steps.filter(({ link }) => link !== null).length, (player.ending?.route.length ?? 1) - 1)
      if (player.ending?.eliminated) continue
      const points = match.outcome()?.points[seat]
      for (const source of SOURCES) {
        if (source === 'encounter') continue
        const sum = steps.reduce((total, { gains }) => total + (gains[source] ?? 0), 0)
        assert.equal(sum, points?.by[source], `${name} seat ${seat} ${source}`)
      }
      assert.equal(steps.at(-1)?.total, (points?.total ?? 0) - (points?.by.encounter ?? 0))
      assert.equal(steps.at(-1)?.madness, player.ending?.madness)
    }
  })
}

test('before the end there is no route to walk', () => {
  assert.deepEqual(routeSteps(ARKHAM_GUIDE, viewOf(newMatch(1), 0), 0), [])
})

test('gates, shops, terrifying places and flags are found by their symbols', () => {
  const board = viewOf(newMatch(1), 0).players[0]?.board
  assert.ok(board)
  const task = ['c30', 'c51']
  const marked = markedCrossings(cityOf(ARKHAM_GUIDE, 'CTHULHU'), { ...board, circledShops: ['c11'] }, task)
  const place = (x: number, y: number) => crossingAt(ARKHAM_GUIDE, marked, task, { x, y })
  assert.deepEqual(place(262, 66), { id: 'c20', place: 'gate' })
  assert.deepEqual(place(160, 160), { id: 'c11', place: 'visitedShop' })
  assert.deepEqual(place(660, 160), { id: 'c61', place: 'shop' })
  assert.equal(place(350, 36)?.id, 'c30', 'the flag')
  assert.equal(place(310, 110), null, 'the middle of a block')
  const terrifying = ARKHAM_GUIDE.ancients.find(({ id }) => id === 'CTHULHU')?.terrifyingPlaces ?? []
  assert.deepEqual(
    marked
      .filter((each) => each.place === 'terrifying' || each.place === 'terrifyingTask')
      .map(({ id }) => id)
      .sort(),
    [...terrifying].sort(),
  )
  const centre = ARKHAM_GUIDE.map.universityCentre
  assert.ok(marked.every(({ id }) => id !== centre))
})
