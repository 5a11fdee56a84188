import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EUROPE } from '../content/index.ts'
import {
  EVIDENCE,
  HABITATS,
  KINDS,
  LOWER_ACTIONS,
  SKILLS,
  TRACKING_RESULTS,
  UPPER_ACTIONS,
  WOLPERTINGER_FACES,
} from '../content/vocabulary.ts'
import { marksOf } from '../ui/art/creatures/compose.ts'
import { DRAWINGS, drawingOf } from '../ui/art/creatures/drawings.ts'
import { onChart } from '../ui/art/europe/project.ts'
import { EVIDENCE_GLYPHS, GLYPHS, POACHER_GLYPHS } from '../ui/art/symbols/glyphs.ts'

function markup(id: string): string {
  const { sunk, layers } = drawingOf(id)
  return JSON.stringify([marksOf(sunk?.layers ?? []), marksOf(layers)])
}

test('CR-DATA-1: every cryptid card has a drawing of its own, washed in the colour of its habitat', () => {
  assert.equal(EUROPE.cryptids.length, 43)
  for (const card of EUROPE.cryptids) {
    assert.equal(DRAWINGS[card.id]?.habitat, card.habitat, card.id)
  }
})

test('CR-DATA-1: no two drawings are the same, and each has an outline and nothing that is not a number', () => {
  const seen = new Map<string, string>()
  for (const id of Object.keys(DRAWINGS)) {
    const drawn = markup(id)
    assert.equal(seen.get(drawn), undefined, `${id} looks like ${seen.get(drawn)}`)
    seen.set(drawn, id)
    assert.match(drawn, /"role":"edge"/, id)
    assert.doesNotMatch(drawn, /NaN|Infinity|undefined/, id)
  }
})

test('CR-DATA-3: a card that nobody has drawn shows a track', () => {
  assert.equal(DRAWINGS.unheard_of, undefined)
  assert.ok(drawingOf('unheard_of').layers.length > 0)
})

test('CR-DATA-3: what the cards, boards and dice name has a symbol, and no two symbols are the same', () => {
  const known = new Set(Object.keys(GLYPHS))
  const named = [...SKILLS, ...KINDS, ...HABITATS, ...TRACKING_RESULTS, ...WOLPERTINGER_FACES]
  assert.deepEqual(
    named.filter((name) => !known.has(name)),
    [],
  )
  assert.equal(new Set(EVIDENCE.map((type) => EVIDENCE_GLYPHS[type])).size, EVIDENCE.length)
  const acts = [...UPPER_ACTIONS, ...LOWER_ACTIONS]
  assert.ok(acts.every((act) => POACHER_GLYPHS[act].every((name) => known.has(name))))
  const drawn = Object.values(GLYPHS).map((glyph) => JSON.stringify(glyph))
  assert.equal(new Set(drawn).size, drawn.length)
})

test('CR-DATA-13: the chart is drawn in the projection of the places: Rome and Vienna lie where they are', () => {
  const rome = EUROPE.map.locations.find((place) => place.id === 'ROM')
  const { x, y } = onChart(12.5, 41.9)
  assert.ok(rome && Math.hypot(rome.x - x, rome.y - y) < 20)
  const vienna = EUROPE.map.locations.find((place) => place.id === 'VIE')
  const there = onChart(16.4, 48.2)
  assert.ok(vienna && Math.hypot(vienna.x - there.x, vienna.y - there.y) < 20)
})
