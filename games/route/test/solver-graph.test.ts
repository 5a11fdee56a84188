import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RouteBoard } from '../rules/final-route.ts'
import { at, graphOf } from '../solver/graph.ts'
import { river } from './support/river.ts'
import { boardIn, smallCity } from './support/small-city.ts'

/** The crossings by ids: dead end, its road, the other side, and the road there if that is a dead end. */
function crossings(board: RouteBoard): string[] {
  const graph = graphOf(board)
  const vertex = (v: number): string => board.city.vertices[graph.vertexOf[v] ?? -1]?.id ?? '?'
  const road = (edge: number): string => board.city.segments[graph.segmentOf[edge] ?? -1]?.id ?? '-'
  return graph.rivers.map(({ deadEnd, tail, opposite, oppositeTail }) =>
    [vertex(deadEnd), road(tail), vertex(opposite), road(oppositeTail)].join(' '),
  )
}

test('RT-ANC-DAG-1, RT-ANC-DAG-2: each dead end crosses to its opposite, two that face each other once', () => {
  assert.deepEqual(crossings(river()), ['s as n -', 'u bu w ow'])
})

test('RT-ANC-DAG-1: with another Ancient nothing crosses', () => {
  assert.deepEqual(crossings(river({}, 'CTHULHU')), [])
})

test('RT-ANC-DAG-2: a dead end crosses only by its own road, not by a diagonal', () => {
  assert.deepEqual(crossings(river({ drawn: ['ds', 'no', 'bu', 'ow'] })), ['u bu w ow'])
})

test('RT-ANC-DAG-2: a dead end across the water needs its own road too', () => {
  assert.deepEqual(crossings(river({ drawn: ['as', 'no', 'bu', 'dw'] })), ['s as n -'])
  assert.deepEqual(crossings(river({ drawn: ['as', 'no', 'dw', 'ow'] })), ['s as n -'])
})

test('RT-ANC-DAG-2: nothing crosses to where nothing is drawn', () => {
  assert.deepEqual(crossings(river({ drawn: ['as', 'bu'] })), [])
})

test('RT-OPT-6: vertices and edges are numbered by id, however the city lists them', () => {
  const city = smallCity({
    segments: { z: { from: 'q', to: 'p' }, y: { from: 'p', to: 'c' }, x: { from: 'c', to: 'q' } },
    vertices: { q: { gate: true }, c: { terrifying: true } },
  })
  const graph = graphOf(boardIn(city, { drawn: ['z', 'y'], task: ['p'] }))
  assert.deepEqual(
    graph.vertexOf.map((index) => city.vertices[index]?.id),
    ['c', 'p', 'q'],
  )
  assert.deepEqual(
    graph.segmentOf.map((index) => city.segments[index]?.id),
    ['y', 'z'],
  )
  assert.deepEqual(
    [graph.gates, [...graph.gate], [...graph.task], [...graph.terrifying]],
    [[2], [0, 0, 1], [0, 1, 0], [1, 0, 0]],
  )
  const edgesAt = (v: number): number[] => [
    ...graph.incident.subarray(at(graph.first, v), at(graph.first, v + 1)),
  ]
  assert.deepEqual([edgesAt(0), edgesAt(1), edgesAt(2)], [[0], [0, 1], [1]])
})
