import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import type { Json, Question } from '@curio/kernel'
import { EUROPE } from '../content/index.ts'
import { FACES, SKILLS, TERRAINS, WOLPERTINGER_FACES } from '../content/vocabulary.ts'
import { contentOf } from '../rules/content.ts'
import { forbiddenThing } from '../rules/forbidden.ts'
import { type CryptidsView, stateOfView } from '../text/view.ts'
import { indexByThing, offersOf } from '../ui/model/offers.ts'
import { askedThing, type Thing } from '../ui/model/things.ts'
import { type GameToPlay, playGame } from './support/text.ts'

const RULES = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')
const CONTENT = contentOf(EUROPE)

const MODES: readonly (readonly [number, Json])[] = [
  [1, {}],
  [1, { wolpertinger: true }],
  [2, { wolpertinger: true }],
  [2, { noBids: true }],
  [3, {}],
  [4, { wolpertinger: true }],
]

/** How often a question of one kind is looked at each time; later ones are looked at now and then. */
const CLOSELY = 150

/** Poor players and rich ones, whatever their options. */
const GAMES: readonly GameToPlay[] = MODES.flatMap(([seats, options]) =>
  [false, true].map((isRich) => ({ seats, options, seed: 7 * seats, isRich })),
)

/** Everything that can be tapped on the board of a seat. */
function thingsOn(view: CryptidsView, seat: number): Thing[] {
  const me = view.players[seat]
  const held = FACES.filter((face) => me?.evidence.includes(face))
  const tiles = [...TERRAINS.flatMap((type) => view.reserve.stacks[type]), ...(me?.tiles ?? [])]
  return [
    ...[...CONTENT.places.keys()].map((id): Thing => `place:${id}`),
    ...view.display.flatMap((slot): Thing[] => (slot ? [`card:${slot.card}`] : [])),
    ...(me?.found ?? []).map(({ card }): Thing => `card:${card}`),
    ...SKILLS.map((id): Thing => `skill:${id}`),
    ...held.map((face): Thing => `face:${face}`),
    ...view.market.map((_, slot): Thing => `slot:${slot}`),
    ...view.dice.map((_, die): Thing => `die:${die}`),
    'step:up',
    'step:down',
    ...tiles.flatMap((id): Thing[] => (id === null ? [] : [`tile:${id}`])),
    ...EUROPE.requests.map(({ id }): Thing => `request:${id}`),
    ...WOLPERTINGER_FACES.map((face): Thing => `token:${face}`),
    'marker:movement',
    'marker:action',
  ]
}

function checkThings(question: Question, view: CryptidsView): void {
  const state = stateOfView(view, CONTENT)
  const locations = new Map(view.display.flatMap((slot) => (slot ? [[slot.card, slot.location]] : [])))
  const context = { place: view.players[question.seat]?.place ?? null, locations }
  const offered = indexByThing(offersOf(question, context))
  for (const thing of thingsOn(view, question.seat)) {
    const forbidden = forbiddenThing(state, CONTENT, question, askedThing(view, thing))
    const what = `${question.kind}: ${thing} is ${offered.has(thing) ? 'offered' : 'not offered'}, ${forbidden?.why}`
    assert.equal(forbidden === null, offered.has(thing), what)
    if (forbidden !== null) assert.ok(RULES.includes(`- **${forbidden.rule}** `), `${what} has no rule`)
  }
}

test('CR-GEN-7: at every decision each thing of the board is offered, or forbidden by a rule', () => {
  const times = new Map<string, number>()
  for (const game of GAMES) {
    playGame(game, (question, view) => {
      const before = times.get(question.kind) ?? 0
      times.set(question.kind, before + 1)
      if (before < CLOSELY || before % 9 === 0) checkThings(question, view)
    })
  }
  assert.ok(times.size > 20, `${times.size} kinds of question`)
})
