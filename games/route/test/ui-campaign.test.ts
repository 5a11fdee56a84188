import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  fastChance,
  type Json,
  type Match,
  type Note,
  noteFor,
  type Packs,
  plainAnswer,
  type Question,
} from '@curio/kernel'
import { give, playAtRandom } from '@curio/kernel/testing'
import type { StageProps, TableState } from '@curio/ui/contract'
import { happeningsIn, motionFaults } from '@curio/ui/testing'
import { PACKS as ALL_PACKS } from '../content/index.ts'
import { losersOf } from '../rules/campaign/fame.ts'
import { CITY_PACKS, type CityName } from '../rules/options.ts'
import { asRouteView, type RouteView, readAnswer } from '../text/index.ts'
import { beatOf } from '../ui/beats.ts'
import { betweenCities } from '../ui/campaign/between.ts'
import { fameTable, gameNow, stopsOf, supportHeld } from '../ui/campaign/journey.ts'
import { fameRows } from '../ui/campaign/score.ts'
import { chapterOf } from '../ui/model/chapters.ts'
import { packAt, packIn, packsTold, packTold, sceneOf, textTold } from '../ui/scene.ts'
import { newMatch, type RouteMatch, viewOf } from './support/text.ts'
import { shortTours } from './support/tour.ts'

const { city: _guide, ...PACKS } = ALL_PACKS

const OPTIONS = { edition: 'booklet', campaign: { cities: ['venice', 'las-vegas', 'arkham'] } }
const WINNER = { edition: 'booklet', campaign: { choice: 'winner', cities: ['sydney'] } }

const toldTo = (match: RouteMatch, viewer: number): readonly Note[] =>
  match.notes.flatMap((told) => noteFor(told, viewer) ?? [])

const tableOf = (match: RouteMatch, viewer: number, questions: readonly Question[] = []): TableState => ({
  game: 'route',
  options: OPTIONS,
  packs: PACKS as unknown as Packs,
  viewer,
  seats: viewOf(match, viewer).players.map((_, seat) => ({
    seat,
    name: `P${seat}`,
    kind: 'person',
    you: seat === viewer,
    here: true,
    online: true,
  })),
  view: match.view(viewer),
  questions,
  awaited: match.awaited(),
  outcome: match.outcome(),
  told: toldTo(match, viewer),
})

const stageOf = (table: TableState): StageProps => ({
  table,
  language: 'ru',
  interactive: true,
  selection: null,
  select: () => {},
  confirm: () => {},
  highlight: null,
  explain: () => {},
  focus: null,
  setFocus: () => {},
  phone: false,
})

/** Plays a campaign at random; looks at every question. */
function travel(
  options: Json,
  seats: number,
  look: (match: RouteMatch, question: Question) => void,
): RouteMatch {
  const match = newMatch(seats, options, `travel ${seats}`, shortTours)
  playAtRandom(match, fastChance(seats), (question) => look(match, question))
  return match
}

test('RT-CAMP-1: the board is that of the city to which the campaign has come, and reads all its answers', () => {
  const seen = new Set<string>()
  for (const [options, seats] of [
    [OPTIONS, 2],
    [WINNER, 3],
  ] as const)
    travel(options, seats, (match, question) => {
      const scene = sceneOf(stageOf(tableOf(match, question.seat, [question])))
      const city = scene.view.campaign?.cities.at(-1)
      assert.ok(city)
      assert.equal(scene.pack.id, CITY_PACKS[city])
      assert.equal(scene.city.pack, scene.pack)
      const answers = question.form === 'choose' ? question.options : []
      for (const answer of answers)
        assert.ok(readAnswer(scene.pack, question.kind, answer), `${city} ${question.kind} ${answer}`)
      seen.add(city).add(question.kind)
    })
  for (const each of ['venice', 'las-vegas', 'arkham', 'sydney', 'support', 'campaign.city'])
    assert.ok(seen.has(each), each)
})

test('RT-CAMP-1: each line of the log is read in the city in which it was told', () => {
  const match = travel(OPTIONS, 2, () => {})
  const table = tableOf(match, 0)
  let city = ''
  let compared = 0
  for (const note of table.told) {
    if (note.kind === 'campaign.city') city = CITY_PACKS[note.city as CityName]
    assert.notEqual(textTold(table, note, 'ru').note(note, 2), '')
    if (note.kind.startsWith('campaign.')) continue
    compared += 1
    assert.equal(packTold(table.packs, note).id, city, note.kind)
  }
  assert.ok(compared > 30)
})

test('RT-CAMP-1: a line of the log names the cards of the city in which it was told', () => {
  const match = travel(OPTIONS, 2, () => {})
  const { packs } = tableOf(match, 0)
  const seen = new Set<string>()
  for (const note of toldTo(match, 0)) {
    const told = packsTold(packs, note)
    assert.equal(packsTold(packs, note), told)
    assert.equal(packIn(told).id, packTold(packs, note).id)
    assert.deepEqual(packIn(told).tasks, packTold(packs, note).tasks)
    seen.add(packIn(told).id)
  }
  assert.equal(seen.size, 3)
})

test('RT-CAMP-2, RT-CAMP-3: the stops of a campaign are known by the deck, and not where winners choose', () => {
  const first = viewOf(newMatch(2, OPTIONS, 'stops', shortTours), 0)
  assert.deepEqual(
    stopsOf(first.campaign ?? assert.fail(), 3).map(({ city, state }) => [city, state]),
    [
      ['venice', 'now'],
      ['las-vegas', 'ahead'],
      ['arkham', 'ahead'],
    ],
  )
  assert.equal(first.campaign?.city, 'venice')
  const chosen = viewOf(newMatch(2, WINNER, 'stops', shortTours), 0)
  assert.deepEqual(
    stopsOf(chosen.campaign ?? assert.fail(), 3).map(({ city }) => city),
    ['sydney', null, null],
  )
})

test('between two cities the game that is over has its fame, and the next one is meant', () => {
  let looked = 0
  travel(OPTIONS, 2, (match, question) => {
    const { campaign = assert.fail() } = viewOf(match, 0)
    if (question.kind !== 'support') return assert.equal(gameNow(campaign), campaign.games.length)
    looked += 1
    const [first] = stopsOf(campaign, 3)
    assert.equal(first?.state, 'over')
    assert.ok(first.game && Math.max(...first.game.fame) > 0)
    assert.equal(gameNow(campaign), campaign.games.length)
    assert.equal(packAt(tableOf(match, 0)).id, CITY_PACKS[campaign.cities.at(-1) ?? assert.fail()])
  })
  assert.ok(looked > 0)
})

test('RT-CAMP-9: a support bonus is among what a player holds until it is used', () => {
  const held = new Set<string>()
  const used = new Set<string>()
  travel(OPTIONS, 2, (match, { seat, kind }) => {
    // The cells are filled for the next city.
    if (kind === 'support') return
    const { campaign, players } = viewOf(match, seat)
    const player = players[seat]
    assert.ok(campaign && player)
    const inCity = (bonus: string): string => `${campaign.city} ${seat} ${bonus}`
    for (const act of player.turn?.acts ?? []) if (act.act === 'support') used.add(inCity(act.bonus))
    const seen = supportHeld(tableOf(match, seat).packs, player).map(({ id }) => inCity(id))
    const taken = campaign.cells.flatMap((cell) => (cell.seat === seat ? [inCity(cell.bonus)] : []))
    assert.deepEqual(new Set(seen), new Set(taken.filter((each) => !used.has(each))))
    for (const each of seen) held.add(each)
  })
  assert.ok(held.size > 0 && used.size > 0)
})

test('RT-CAMP-4, RT-CAMP-6: the table of fame has the side for the number of players', () => {
  const { campaign } = ALL_PACKS.booklet
  assert.deepEqual(
    fameTable(campaign, 2).map(({ from, to, fame }) => [from, to, fame.join()]),
    [
      [41, null, '5,6,12'],
      [16, 40, '3,4,6'],
      [0, 15, '1,1,1'],
    ],
  )
  assert.deepEqual(
    fameTable(campaign, 3).map(({ from, fame }) => [from, fame.join()]),
    [
      [1, '5,6,11'],
      [2, '3,4,6'],
      [3, '1,2,2'],
    ],
  )
})

test('RT-CAMP-10: a campaign has its cities for chapters, and its score is fame, city by city', () => {
  const match = travel(OPTIONS, 2, (now, { seat }) => {
    const table = tableOf(now, seat)
    const { campaign = assert.fail() } = viewOf(now, seat)
    const rows = fameRows(table, 'en') ?? assert.fail()
    assert.equal(rows.length, campaign.cities.length)
    for (const { seat: each } of table.seats)
      assert.equal(
        rows.reduce((sum, { points }) => sum + (points[each] ?? 0), 0),
        campaign.fame[each],
      )
  })
  const table = tableOf(match, 0)
  const chapters = table.told.flatMap((note) => chapterOf(note, table, 'en') ?? [])
  assert.deepEqual(chapters, ['Venice', 'Las Vegas', 'Arkham'])
  assert.deepEqual(
    fameRows(table, 'en')?.map(({ label }) => label),
    chapters,
  )
  const alone = newMatch(2)
  assert.equal(fameRows({ view: alone.view(0), seats: [] }, 'en'), null)
  assert.equal(chapterOf({ kind: 'round', round: 3 }, { packs: {} }, 'en'), 'Round 3')
})

test('RT-CAMP-1: every line of a campaign can be looked back at, in the city that was played then', () => {
  const match = travel(OPTIONS, 2, () => {})
  const { told, packs } = tableOf(match, 0)
  for (const [number, note] of told.entries()) {
    const view = match.momentOf(0, number)?.view ?? assert.fail()
    if (note.kind === 'campaign.city')
      assert.equal(packAt({ packs, view }).id, CITY_PACKS[note.city as CityName])
  }
})

/** The last moment before another city, as somebody sees it who is held there. */
function momentsBetween(match: RouteMatch, viewer: number) {
  const { told, packs } = tableOf(match, viewer)
  return told.flatMap((note, number) => {
    const sentence = betweenCities(note, { packs }, 'ru')
    if (sentence === null) return []
    const moment = match.momentOf(viewer, number - 1) ?? assert.fail()
    return [{ sentence, view: asRouteView(moment.view), told: moment.told, number }]
  })
}

test('RT-CAMP-7: between two cities the standing is held with everything that goes into the next one', () => {
  const match = travel(OPTIONS, 2, () => {})
  const moments = momentsBetween(match, 1)
  assert.deepEqual(
    moments.map(({ sentence }) => sentence),
    ['Партия 1 из 3 сыграна. Следующий город: Лас-Вегас.', 'Партия 2 из 3 сыграна. Следующий город: Аркхэм.'],
  )
  const taken = toldTo(match, 1).filter(({ kind }) => kind === 'campaign.support').length
  assert.ok(taken > 0)
  assert.equal(
    moments.reduce((sum, { view }) => sum + (view.campaign?.cells.length ?? 0), 0),
    taken,
  )
  for (const [index, { view, told, number }] of moments.entries()) {
    assert.deepEqual([view.phase, view.campaign?.games.length, told], ['over', index + 1, number])
    assert.ok(view.players.every(({ ending }) => ending !== null))
  }
})

test('RT-CAMP-9, RT-CAMP-12: after a drawn game the standing is held too, without the support of the game before', () => {
  const between = travelUntil(([first, second]) =>
    Boolean(first && second && hasLosers(first.view) && !hasLosers(second.view)),
  )
  assert.deepEqual(
    between.map(({ view }) => [view.phase, (view.campaign?.cells.length ?? 0) > 0]),
    [
      ['over', true],
      ['over', false],
    ],
  )
})

const hasLosers = ({ campaign, lead }: RouteView): boolean =>
  losersOf(ALL_PACKS.booklet.campaign, campaign?.games.at(-1) ?? assert.fail(), lead).length > 0

type Between = ReturnType<typeof momentsBetween>

/** The moments between the cities of the first campaign for which something holds; everybody draws alike. */
function travelUntil(holds: (between: Between) => boolean): Between {
  const campaign = { cities: ['arkham', 'sydney', 'venice'] }
  for (let seed = 0; seed < 20; seed++) {
    const match = newMatch(2, { edition: 'booklet', campaign, tasks: false }, `drawn ${seed}`, shortTours)
    while (!match.over) {
      const [seat = 0] = match.awaited()
      const [question = assert.fail()] = match.questions(seat)
      give(match as Match, seat, plainAnswer(question))
    }
    const between = momentsBetween(match, 0)
    if (holds(between)) return between
  }
  return assert.fail('no such campaign')
}

test('RT-CAMP-4, RT-CAMP-7: fame is counted and initials are put down where the board shows them', () => {
  const match = travel(OPTIONS, 2, () => {})
  const happenings = happeningsIn(match as unknown as Match, 0).filter(({ note }) =>
    ['campaign.game', 'campaign.support'].includes(note.kind),
  )
  const seen = ['campaign.game', 'campaign.support']
  assert.deepEqual(
    motionFaults(happenings, beatOf, { seen, marked: ['fame:[01]', 'support:SUP_[A-Z_]+'] }),
    [],
  )
})
