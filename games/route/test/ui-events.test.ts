import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fastChance, type Json, Match, type Question, utf8 } from '@curio/kernel'
import { playAtRandom } from '@curio/kernel/testing'
import type { StageProps } from '@curio/ui/contract'
import { route } from '../index.ts'
import { eventPoints } from '../rules/events/points.ts'
import { eventCard } from '../rules/events/terms.ts'
import { answerFor, draftFor, legalIds } from '../ui/draft.ts'
import { eventAt, eventIn, eventSpot, eventsNow } from '../ui/model/events.ts'
import { shapesOf } from '../ui/model/geometry.ts'
import { type Scene, sceneOf } from '../ui/scene.ts'
import { type RouteMatch, viewOf } from './support/text.ts'

/** The stage as a seat sees it, with as much of the table as a scene is made of. */
function sceneFor(match: RouteMatch, question: Question, packs: Record<string, Json>): Scene {
  const { seat } = question
  const names = ['Анна', 'Борис', 'Вера', 'Глеб']
  const seats = match.state.players.map((_, index) => ({
    seat: index,
    name: names[index],
    you: index === seat,
  }))
  const table = { view: viewOf(match, seat), packs, seats, viewer: seat, questions: [question], told: [] }
  return sceneOf({ table, language: 'ru', interactive: true, focus: null } as unknown as StageProps)
}

function play(city: string, seats: number, look: (match: RouteMatch, scene: Scene) => void): RouteMatch {
  const options = { edition: 'booklet', city, events: { red: 4, yellow: 4 } }
  const created = Match.create(route, { seats, options, seed: utf8(`events in ${city}`) })
  assert.ok(created.ok)
  const match = created.value
  const name = city === 'arkham' ? 'arkham-booklet' : city
  const packs = { booklet: route.packs.booklet ?? null, [name]: route.packs[name] ?? null }
  playAtRandom(match, fastChance(seats), (question) => look(match, sceneFor(match, question, packs)))
  return match
}

for (const city of ['las-vegas', 'sydney', 'venice', 'arkham'])
  test(`RT-EV-4, RT-EV-6: in ${city} every event can be marked by tapping the map on which it goes`, () => {
    const kinds = new Set<string>()
    play(city, 3, (match, scene) => {
      const { question, pack } = scene
      if (question?.kind !== 'event' || question.form !== 'choose') return
      const card = eventCard(pack.events ?? assert.fail(), match.state.events?.opened.at(-1) ?? '')
      kinds.add(card.place)
      assert.equal(scene.shown, card.colour === 'red' ? (question.seat + 1) % 3 : question.seat)
      const targets = legalIds(scene, draftFor(scene, null, undefined), [])
      const tapped = [...targets].map((id) => answerFor(scene, id, undefined))
      assert.deepEqual(tapped.toSorted(), question.options.toSorted())
      for (const id of targets)
        assert.ok(eventSpot(pack, { event: card.id, place: id }, 1), `${id} has a place on the map`)
    })
    assert.ok(kinds.has('dice') && kinds.has('whiteBlock'), [...kinds].join(', '))
  })

test('RT-EV-26: what the events of a board bring with a route is what they score', () => {
  const seen: Scene[] = []
  const match = play('sydney', 2, (_, next) => {
    seen.push(next)
  })
  const { pack, city } = seen.at(-1) ?? assert.fail()
  for (const [seat, player] of match.state.players.entries()) {
    const view = viewOf(match, seat)
    const { ending = null } = player
    assert.ok(ending)
    const now = eventsNow(pack, view, seat, view.players[seat]?.ending?.route ?? [])
    assert.deepEqual(
      now.map(({ event }) => event),
      player.board.events?.map(({ event }) => event),
    )
    const total = now.reduce((sum, { points }) => sum + points, 0)
    assert.equal(total, eventPoints(pack.events ?? assert.fail(), city, player, ending))
  }
})

test('a symbol on the map can be pointed at', () => {
  const found = new Set<string>()
  play('las-vegas', 2, (match, { pack, player }) => {
    for (const { event, place } of player?.board.events ?? []) {
      const at = eventSpot(pack, { event, place }, 1) ?? assert.fail(place)
      assert.equal(eventAt(pack, player?.board ?? assert.fail(), at, 1)?.event, event)
      assert.equal(
        eventAt(pack, player?.board ?? assert.fail(), { x: at.x, y: at.y + 300 }, 1)?.event === event,
        false,
      )
      found.add(event)
    }
    assert.ok(match.state.players.length === 2)
  })
  assert.ok(found.size > 4, [...found].join())
})

/** Where three lines of a name end, and half the side of a symbol. */
const [NAME_END, HALF] = [42, 14]

test('the symbol of an event stands clear of the name of its location', () => {
  let marked = 0
  const look = (_: RouteMatch, { pack, player }: Scene): void => {
    for (const mark of player?.board.events ?? []) {
      const shape = shapesOf(pack).blocks.get(mark.place)
      const isHigh = shape !== undefined && shape.bottom - shape.top > NAME_END + 2 * HALF
      if (!isHigh || eventIn(pack, mark.event)?.effect.kind === 'tourists') continue
      const at = eventSpot(pack, mark, 1) ?? assert.fail(mark.place)
      assert.ok(at.y - HALF >= shape.top + NAME_END, `${mark.event} in ${mark.place}`)
      assert.ok(at.y + HALF <= shape.bottom)
      marked++
    }
  }
  for (const city of ['las-vegas', 'sydney', 'venice', 'arkham']) play(city, 2, look)
  assert.ok(marked > 20)
})
