import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Outcome } from '@curio/kernel'
import { EUROPE } from '../content/index.ts'
import { contentOf } from '../rules/content.ts'
import { rankOf } from '../rules/scoring.ts'
import { nextRank } from '../text/ending.ts'
import { asCryptidsView, cryptidsText } from '../text/index.ts'
import { builtBy } from '../ui/model/built.ts'
import { walk } from './support/ui-walk.ts'

const CONTENT = contentOf(EUROPE)

test('CR-ENDT-3, CR-RELOC-3: everything in a finished reserve was laid by exactly one player', () => {
  for (const seats of [1, 2, 3]) {
    const match = walk(seats, 20 + seats, () => {})
    const view = asCryptidsView(match.view(null))
    const told = match.notes.map(({ note }) => note)
    const laid = [
      ...view.reserve.tiles.map(({ tile }) => `tile:${tile}`),
      ...view.reserve.cryptids.map(({ card }) => `card:${card}`),
    ]
    const parts = view.players.map((_, seat) => builtBy({ view, content: CONTENT }, told, seat))
    assert.ok(view.reserve.tiles.length > 0)
    for (const thing of laid)
      assert.equal(parts.filter(({ others }) => !others.has(thing)).length, 1, `${seats}: ${thing}`)
    const tiles = parts.reduce((sum, part) => sum + part.tiles, 0)
    assert.equal(tiles, view.reserve.tiles.length)
  }
})

test('CR-RELOC-3: cells under cryptids are those of the player’s own, each counted once', () => {
  const view = asCryptidsView(walk(2, 22, () => {}).view(null))
  const at = { x: 0, y: 0, turn: 0 }
  const cryptids = [
    { card: 'tatzelwurm', seat: 0, ...at },
    { card: 'lagopus', seat: 0, ...at },
    { card: 'dahu', seat: 1, x: 5, y: 5, turn: 0 },
  ]
  const played = { ...view, reserve: { ...view.reserve, cryptids } }
  const size = (card: string): number => CONTENT.cards.get(card)?.shape.size ?? 0
  const cells = (seat: number): number => builtBy({ view: played, content: CONTENT }, [], seat).cells
  assert.equal(cells(0), Math.max(size('tatzelwurm'), size('lagopus')))
  assert.equal(cells(1), size('dahu'))
})

test('CR-SEND-6: the next rank is told with the points it lacks; above the highest and in a lost game there is none', () => {
  const names = { ru: cryptidsText('ru', EUROPE, []).names, en: cryptidsText('en', EUROPE, []).names }
  const ended = (total: number): Outcome => {
    const index = rankOf(CONTENT, total)
    return {
      kind: 'solo',
      won: true,
      rank: { id: `rank-${index}`, index, of: EUROPE.ranks.length },
      points: [{ total, by: {} }],
      ending: `rank-${index}`,
    }
  }
  assert.deepEqual(nextRank(names.ru, ended(14)), { name: 'Обычный криптозоолог', points: 2 })
  assert.deepEqual(nextRank(names.en, ended(25)), { name: 'A monument in the reserve', points: 1 })
  assert.equal(nextRank(names.en, ended(26)), null)
  const lost: Outcome = { kind: 'solo', won: false, rank: null, points: [], ending: 'lost-five' }
  assert.equal(nextRank(names.en, lost), null)
})
