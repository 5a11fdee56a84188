import { test } from 'node:test'
import type { Flow, Table } from '@curio/kernel'
import { conformance } from '../src/conformance.ts'
import { gameOf } from './support.ts'

interface State {
  readonly sheets: string[][]
  over: boolean
}

/** Flows within flows, with every way in which an answer can become final. */
function* play(t: Table<State, null>): Flow {
  const seats = [...t.state.sheets.keys()]
  for (let round = 0; round < 2; round++) {
    yield* t.together([0, 1, 2], (seat) => turn(t, seat))
    for (const seat of seats) yield* word(t, seat)
  }
  t.state.over = true
}

/** Seats 1 and 2 on their own; seat 0 draws two others into its turn. */
function* turn(t: Table<State, null>, seat: number): Flow {
  yield* word(t, seat)
  if (seat > 0) return
  yield* t.together([0, 3], function* (inner) {
    yield* word(t, inner)
    if (inner === 3) yield* t.together([3, 4], (deepest) => word(t, deepest))
    yield* word(t, inner)
  })
  yield* word(t, seat)
}

function* word(t: Table<State, null>, seat: number): Flow {
  const said = yield* t.choose(seat, 'word', ['plain', 'still plain', 'roll', 'reveal', 'commit', 'as plain'])
  t.state.sheets[seat]?.push(said)
  if (said === 'roll') t.state.sheets[seat]?.push(t.roll(['one', 'two']))
  if (said === 'reveal') t.reveal()
  if (said === 'commit') t.commit()
  t.note({ kind: 'said', seat, said })
}

const SEATS = 5
const nested = gameOf<State>(
  () => ({ sheets: Array.from({ length: SEATS }, () => []), over: false }),
  function* (t) {
    yield* play(t)
  },
  {
    seats: { min: SEATS, max: SEATS },
    outcome: ({ over }) => {
      if (!over) return null
      const nobody = { total: 0, by: {} }
      return {
        kind: 'ranked',
        winners: [],
        places: new Array(SEATS).fill(1),
        points: new Array(SEATS).fill(nobody),
        ending: 'end',
      }
    },
  },
)

for (const { law, check } of conformance(nested, { optionSets: [{ seats: SEATS }], games: 6, samples: 60 })) {
  test(`flows within flows: ${law}`, check)
}
