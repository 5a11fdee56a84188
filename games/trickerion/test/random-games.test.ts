import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkSetup, fastChance, type Json, Run, type Viewer } from '@curio/kernel'
import { SPECIAL_LOCATIONS } from '../content/vocabulary.ts'
import { trickerion } from '../index.ts'
import type { TrickerionContent } from '../rules/content.ts'
import { isLocation } from '../rules/plan.ts'
import type { TrickerionState } from '../rules/state.ts'
import { isPlaced } from '../rules/table.ts'
import { freeMarkers } from '../rules/tricks.ts'
import { viewTrickerion } from '../view.ts'
import { isEager } from './support/acts.ts'

const MODES = [
  [2, {}],
  [3, { firstGameKits: true }],
  [4, { darkAlley: true, firstGameKits: true }],
  [3, { darkAlley: true, prophecies: true, quickGame: true }],
] as const

/** Plays a game by players who know what they want, half of the time, and looks at every position. */
function play(
  seats: number,
  options: Json,
  seed: number,
  look: (state: TrickerionState, content: TrickerionContent) => void,
): void {
  const setup = checkSetup(trickerion, seats, options, {})
  assert.ok(setup.ok)
  const run = new Run(trickerion, setup.value, trickerion.rules, fastChance(seed))
  const chance = fastChance(seed + 1_000)
  while (!run.over) {
    const ask = run.questions[chance.below(run.questions.length)] ?? assert.fail()
    const candidates = ask.candidates()
    const eager = candidates.filter((answer) => isEager(ask.kind, answer))
    const among = eager.length > 0 && chance.below(2) > 0 ? eager : candidates
    run.answer(ask, among[chance.below(among.length)] as Json)
    look(run.state, run.content)
  }
}

const everyGame = (look: (state: TrickerionState, content: TrickerionContent) => void): void => {
  for (const [seats, options] of MODES) for (const seed of [1, 2, 3]) play(seats, options, seed, look)
}

test('TR-GEN-8, TR-GEN-12: nothing is ever negative, and Fame is the sum of its sources', () => {
  everyGame(({ players }) => {
    for (const { fame, coins, shards, fameBy } of players) {
      assert.ok(fame >= 0 && coins >= 0 && shards >= 0)
      assert.equal(
        Object.values(fameBy).reduce((sum, each) => sum + each, 0),
        fame,
      )
    }
  })
})

test('TR-DT-LEARN-16, TR-TRK-8, TR-WS-PREP-7: every trick is once somewhere, four for each at most, with four markers each', () => {
  everyGame((state, content) => {
    const owned = state.players.flatMap(({ tricks }) => tricks.map(({ trick }) => trick))
    const all = [...Object.values(state.decks).flat(), ...owned]
    assert.equal(new Set(all).size, all.length)
    assert.equal(all.length, state.options.darkAlley ? 48 : 32)
    state.players.forEach(({ tricks }, seat) => {
      assert.equal(new Set(tricks.map(({ symbol }) => symbol)).size, tricks.length)
      for (const own of tricks) assert.ok(freeMarkers(state, content, seat, own) >= 0, own.trick)
    })
  })
})

test('TR-CMP-3, TR-CMP-4, TR-CMP-5: a stack for each kind, three tokens at most, in the slots there are', () => {
  everyGame(({ players }) => {
    for (const { components } of players) {
      assert.equal(new Set(components.map(({ kind }) => kind)).size, components.length)
      assert.ok(components.every(({ count }) => count >= 1 && count <= 3))
      assert.ok(components.filter(({ on }) => on === 'board').length <= 6)
      assert.ok(components.filter(({ on }) => on === 'manager').length <= 2)
    }
  })
})

test('TR-ACT-5, TR-TH-3, TR-TH-4: one character on a slot, and each day for one player', () => {
  everyGame(({ players }, content) => {
    const shared = players.flatMap(({ characters }, seat) =>
      characters.filter(isPlaced).map(({ at }) => (at.startsWith('workshop') ? `${at} of ${seat}` : at)),
    )
    assert.equal(new Set(shared).size, shared.length)
    const days = players.map(
      ({ characters }) =>
        new Set(characters.filter(isPlaced).flatMap(({ at }) => content.slots.get(at)?.day ?? [])),
    )
    assert.ok(days.every((own) => own.size <= 1))
    const all = days.flatMap((own) => [...own])
    assert.equal(new Set(all).size, all.length)
  })
})

test('TR-SPEC-3, TR-GEN-15: every special assignment is once somewhere', () => {
  everyGame(({ players, specialDecks, options }) => {
    const decks = SPECIAL_LOCATIONS.flatMap((deck) => [
      ...specialDecks[deck].rest,
      ...specialDecks[deck].bottom,
    ])
    const held = players.flatMap(({ specials, looking, characters }) => [
      ...specials,
      ...looking.flatMap(({ cards }) => cards),
      ...characters.flatMap(({ card }) => (card === null || isLocation(card) ? [] : [card])),
    ])
    const all = [...decks, ...held]
    assert.equal(new Set(all).size, all.length)
    assert.equal(all.length, options.darkAlley ? 40 : 0)
  })
})

/** Cards and tokens that lie face down, or in a hand, where this viewer has never seen them. */
function hiddenFrom(
  { players, specialDecks, bottomSeenBy, performances, prophecies }: TrickerionState,
  viewer: Viewer,
): readonly string[] {
  return [
    ...players.flatMap(({ specials, looking, characters, shown }, seat) => {
      if (seat === viewer) return []
      const laid = characters.flatMap(({ card, isSeen }) =>
        card === null || isSeen || isLocation(card) ? [] : card,
      )
      return [...specials, ...laid, ...looking.flatMap(({ cards }) => cards)].filter(
        (card) => !shown.includes(card),
      )
    }),
    ...SPECIAL_LOCATIONS.flatMap((deck) => {
      const { rest, bottom } = specialDecks[deck]
      const isUnseen = (by: number | null | undefined): boolean => by !== null && by !== viewer
      return [...rest, ...bottom.filter((_, index) => isUnseen(bottomSeenBy[deck][index]))]
    }),
    ...Object.values(performances).flatMap(({ rest }) => rest),
    ...prophecies.stack.rest,
  ]
}

test('TR-GEN-15, TR-GEN-20, TR-SETUP-13: no view names a card or a token that its viewer has not seen', () => {
  let views = 0
  everyGame((state, content) => {
    views += 1
    if (views % 5 > 0) return
    for (const viewer of [null, ...state.players.keys()]) {
      const view = JSON.stringify(viewTrickerion(state, viewer, content))
      const named = hiddenFrom(state, viewer).filter((id) => view.includes(`"${id}"`))
      assert.deepEqual(named, [], `seen from ${viewer}`)
    }
  })
})
