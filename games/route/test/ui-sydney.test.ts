import assert from 'node:assert/strict'
import { test } from 'node:test'
import { route } from '../index.ts'
import { shownIn } from '../rules/cities/index.ts'
import { lookOf } from '../ui/cities/index.ts'
import { shapesOf } from '../ui/model/geometry.ts'
import { groundsOf, isNamed } from '../ui/model/joined.ts'
import { crossingsAlong } from '../ui/model/route-ends.ts'

const { booklet, sydney } = route.packs
const SYDNEY = shownIn({ booklet, sydney } as never) ?? assert.fail()

test('every landmark and ferry of Sydney has a drawing of its own', () => {
  const { vignettes } = lookOf(SYDNEY.id)
  const blocks = SYDNEY.map.blocks.filter(({ type }) => type !== 'white').map(({ id }) => id)
  const crossings = SYDNEY.map.vertices.filter(({ iconic }) => iconic !== undefined).map(({ id }) => id)
  assert.deepEqual(Object.keys(vignettes).sort(), [...blocks, ...crossings].sort())
  assert.equal(new Set(Object.values(vignettes)).size, blocks.length + crossings.length)
})

test('every pier of Sydney has a line for its ferry', () => {
  const piers = SYDNEY.map.vertices.filter(({ symbol }) => symbol === 'pier').map(({ id }) => id)
  assert.deepEqual(Object.keys(lookOf(SYDNEY.id).piers ?? {}).sort(), piers.sort())
})

test('RT-SYD-22, RT-SYD-24: garden and park are fenced as one; only the park has no road inside', () => {
  const ids = groundsOf(SYDNEY).map((blocks) => blocks.map(({ id }) => id))
  assert.deepEqual(ids, [
    ['b43', 'b53', 'b44', 'b54'],
    ['b25', 'b35'],
  ])
  const { blocks } = shapesOf(SYDNEY)
  const gap = (left: string, right: string): number =>
    (blocks.get(right)?.left ?? 0) - (blocks.get(left)?.right ?? 0)
  assert.equal(gap('b25', 'b35'), 0)
  assert.ok(gap('b43', 'b53') > 0)
})

test('RT-BASE-42: a landmark of several blocks is named once', () => {
  const named = SYDNEY.map.blocks.filter((block) => block.landmark && isNamed(SYDNEY, block))
  assert.deepEqual(
    named.map(({ id }) => id),
    ['b43', 'b25'],
  )
})

test('RT-SYD-17: a route passes the piers at the ends of its segments', () => {
  const piersOn = (...segments: string[]): string[] =>
    crossingsAlong(SYDNEY, [{ start: 'c21', segments }]).filter((id) => ['c31', 'c02', 'c62'].includes(id))
  assert.deepEqual([...new Set(piersOn('h21', 'h31'))], ['c31'])
  assert.deepEqual(piersOn('h11'), [])
})
