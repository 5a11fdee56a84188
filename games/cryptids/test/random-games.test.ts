import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Chance, checkSetup, fastChance, type Json, Run } from '@curio/kernel'
import { cellsOf, fourTurns } from '../content/shape.ts'
import { START_PLACES, TERRAINS, type Terrain } from '../content/vocabulary.ts'
import { cryptids } from '../index.ts'
import { type CryptidsContent, tileOf } from '../rules/content.ts'
import { hasCell } from '../rules/polyomino.ts'
import { gridFor, tileSpots } from '../rules/reserve.ts'
import type { CryptidsState } from '../rules/state.ts'
import { actIn, isEager } from './support/acts.ts'

type CryptidsRun = Run<CryptidsState, CryptidsContent>

const EVERY_MODE = [
  [1, {}],
  [1, { wolpertinger: true }],
  [2, { surcharge: false }],
  [2, { noBids: true }],
  [3, { wolpertinger: true, noBids: true }],
  [4, { wolpertinger: true }],
] as const

/** Places where the seat could track, relocate or collect. */
function goals({ state, content }: CryptidsRun, seat: number): ReadonlySet<string> {
  const player = state.players[seat]
  const cards = state.display.flatMap((slot) =>
    slot?.location && (state.options.noBids || slot.bids.includes(seat)) ? [slot.location] : [],
  )
  const cities = player?.found.some(({ relocated }) => relocated === null) ? content.cities : []
  return new Set([...cards, ...cities, ...state.map.map(({ at }) => at)])
}

function eagerAnswer(run: CryptidsRun, ask: CryptidsRun['questions'][number], chance: Chance): Json {
  const candidates = ask.candidates()
  const wanted = goals(run, ask.seat)
  const liked = candidates.filter((each) => {
    const act = actIn(ask.kind, each)
    return isEager(ask.kind, each) || ((act?.type === 'fly' || act?.type === 'move') && wanted.has(act.to))
  })
  const choices = liked.length > 0 && chance.below(5) > 0 ? liked : candidates
  return choices[chance.below(choices.length)] as Json
}

/** Plays a game to its end, looking at every position. */
function play(seats: number, options: Json, seed: number, look: (run: CryptidsRun) => void): CryptidsRun {
  const setup = checkSetup(cryptids, seats, options, {})
  assert.ok(setup.ok)
  const run: CryptidsRun = new Run(cryptids, setup.value, cryptids.rules, fastChance(seed))
  const chance = fastChance(seed + 1_000)
  while (!run.over) {
    const asks = [...run.questions, ...run.offers]
    const ask = asks[chance.below(asks.length)]
    assert.ok(ask)
    run.answer(ask, eagerAnswer(run, ask, chance))
    look(run)
  }
  return run
}

function checkPieces({ state, content }: CryptidsRun): void {
  const tokens = [
    ...state.bag.rest,
    ...state.discard,
    ...state.bonusRumours,
    ...state.market.filter((token) => token !== null),
    ...state.map.map(({ token }) => token),
    ...state.players.flatMap(({ evidence }) => evidence),
    ...(state.poacher?.evidence ?? []),
    ...state.display.flatMap((slot) => [...(slot?.evidenceTokens ?? []), slot?.locationToken ?? []].flat()),
  ]
  assert.deepEqual(tokens.sort(), [...content.tokens.keys()].sort(), 'every token is somewhere, once')
  const cards = [
    ...state.decks.flatMap((deck) => deck.rest),
    ...state.cardDiscards.flat(),
    ...state.display.flatMap((slot) => slot?.card ?? []),
    ...state.players.flatMap(({ found }) => found.map(({ card }) => card)),
    ...(state.poacher?.caught.map(({ card }) => card) ?? []),
  ]
  assert.deepEqual(cards.sort(), [...content.cards.keys()].sort(), 'every card is somewhere, once')
}

function checkPlayers({ state, content }: CryptidsRun): void {
  const rows = [...state.players.map(({ row }) => row), ...(state.poacher ? [state.poacher.row] : [])]
  assert.equal(new Set(rows).size, rows.length, 'two pawns never share a row')
  state.players.forEach((player, seat) => {
    assert.ok(player.coins >= 0 && player.experience >= 0)
    assert.ok(player.evidence.length <= content.pack.constants.evidenceSlots.player)
    const bids = state.display.filter((slot) => slot?.bids.includes(seat)).length + player.freeBids
    if (state.phase !== 'setup') assert.equal(bids, state.options.noBids ? 0 : 2, 'two bid tokens')
  })
}

test('CR-INIT-1, CR-COLL-2, CR-DATA-19, CR-GEN-9: whatever players do, no piece is lost or doubled', () => {
  for (const [seats, options] of EVERY_MODE) {
    const run = play(seats, options, seats, (each) => {
      checkPieces(each)
      checkPlayers(each)
    })
    assert.ok(cryptids.outcome(run.state, run.content))
  }
})

/** Where a tile may lie, cell by cell, as the rules say it. */
function spotsByTheRules(state: CryptidsState, content: CryptidsContent, tile: string): string[] {
  const { reserve } = state
  const grid = gridFor(state, content)
  const { type } = tileOf(content, tile)
  const drawing = content.pack.terrain[type].find(({ id }) => id === tile)?.shape ?? ''
  const startAt = (x: number, y: number): string | undefined =>
    START_PLACES.find((place) => hasCell(grid.starts[place], x, y))
  const isFree = (x: number, y: number): boolean =>
    hasCell(grid.usable, x, y) &&
    !hasCell(reserve.covered, x, y) &&
    !TERRAINS.some((each: Terrain) => hasCell(reserve.terrain[each], x, y))
  const touches = (x: number, y: number): boolean =>
    [
      [x + 1, y],
      [x - 1, y],
      [x, y + 1],
      [x, y - 1],
    ].some(([nx = -1, ny = -1]) => (nx >= 0 && ny >= 0 ? hasCell(reserve.terrain[type], nx, ny) : false))
  const spots: string[] = []
  const seen = new Set<string>()
  for (const [turn, cells] of fourTurns(cellsOf(drawing)).entries()) {
    const picture = JSON.stringify(cells)
    if (seen.has(picture)) continue
    seen.add(picture)
    for (let y = 0; y < content.pack.reserve.height; y++) {
      for (let x = 0; x < content.pack.reserve.width; x++) {
        const covered = cells.map((cell): [number, number] => [x + cell.x, y + cell.y])
        if (!covered.every(([cx, cy]) => isFree(cx, cy))) continue
        const places = new Set(covered.flatMap(([cx, cy]) => startAt(cx, cy) ?? []))
        const own = reserve.starts[type]
        const taken = TERRAINS.map((each) => reserve.starts[each])
        const isLegal =
          own === null
            ? places.size === 1 && ![...places].some((place) => taken.includes(place as 'A'))
            : ![...places].some((place) => place !== own) && covered.some(([cx, cy]) => touches(cx, cy))
        if (isLegal) spots.push(`${x},${y},${turn}`)
      }
    }
  }
  return spots.sort()
}

test('CR-TERR-1, CR-TERR-2, CR-TERR-5, CR-TERR-7, CR-TERR-8: the spots offered are those that the rules allow', () => {
  for (const seats of [2, 3, 4]) {
    let looked = 0
    play(seats, {}, 40 + seats, ({ state, content, questions }) => {
      if (questions[0]?.kind !== 'terrain' || state.finalRound !== null || looked > 12) return
      looked += 1
      for (const tile of state.players.flatMap(({ tiles }) => tiles.filter((each) => each !== null))) {
        assert.deepEqual(tileSpots(state, content, tile).sort(), spotsByTheRules(state, content, tile), tile)
      }
    })
    assert.ok(looked > 5)
  }
})

test('CR-END-1, CR-END-3: games of players without a plan take about a dozen rounds', () => {
  for (const seats of [1, 2, 3, 4]) {
    const { state } = play(seats, {}, 60 + seats, () => {})
    assert.ok(state.lost !== null || (state.round >= 8 && state.round <= 18), `${state.round} rounds`)
    assert.ok(state.lost !== null || state.round === state.finalRound)
  }
})
