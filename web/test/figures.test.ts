import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Figure, figuresOf, otherFigures, type TableState } from '@curio/ui/contract'

const seats = ['Ada', 'Ben'].map((name, seat) => ({
  seat,
  name,
  kind: 'person' as const,
  you: seat === 0,
  here: true,
  online: true,
}))

/** Ada leads two investigators, Ben one. */
const table: TableState = {
  ...{
    game: 'g',
    options: {},
    viewer: 0,
    seats,
    awaited: [0],
    questions: [],
    outcome: null,
    told: [],
    packs: {},
  },
  view: { investigators: [['nun', 'pilot'], ['clerk']] },
}

const ui = {
  figures: ({ view }: TableState): readonly Figure[] =>
    (view as { investigators: string[][] }).investigators.flatMap((names, seat) =>
      names.map((name) => ({ id: name, seat, name })),
    ),
}

const idsOf = (figures: readonly Figure[]): string[] => figures.map(({ id }) => id)

test('where a game does not say otherwise each seat has one figure, called by who plays it', () => {
  assert.deepEqual(figuresOf({}, table, 'en'), [
    { id: '0', seat: 0, name: null },
    { id: '1', seat: 1, name: null },
  ])
})

test('a seat may lead several figures: beside the stage are all but the first of whoever looks', () => {
  const figures = figuresOf(ui, table, 'en')
  assert.deepEqual(idsOf(figures), ['nun', 'pilot', 'clerk'])
  assert.deepEqual(idsOf(otherFigures(figures, 0)), ['pilot', 'clerk'])
  assert.deepEqual(idsOf(otherFigures(figures, 1)), ['nun', 'pilot'])
  assert.deepEqual(idsOf(otherFigures(figures, null)), ['nun', 'pilot', 'clerk'])
})
