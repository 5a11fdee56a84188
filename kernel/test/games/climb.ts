import { type Flow, type Game, type Pool, pool, poolSize, shuffle, type Table } from '@curio/kernel'

/** How high each card takes the climber; 0 is a storm. */
const CARDS = [1, 1, 2, 2, 3, 3, 0, 0] as const
const DAYS = 3
const LOST_IN_A_STORM = 2

/** The table of ranks, lowest first, with the height at which each is reached. */
const RANKS = [
  { id: 'valley', from: 0 },
  { id: 'ridge', from: 4 },
  { id: 'summit', from: 7 },
] as const

interface State {
  readonly deck: Pool<number>
  readonly met: number[]
  height: number
  day: number
  over: boolean
}

/** A solo game without victory or defeat: the height reached in three days is looked up in a table. */
export const climb: Game<State, null> = {
  id: 'climb',
  rules: 1,
  seats: { min: 1, max: 1 },
  bound: DAYS,
  packs: {},
  checkPack: () => [],
  options: () => ({ ok: true, value: {} }),
  content: () => null,
  setup: () => ({ deck: pool(CARDS.map((_, card) => card)), met: [], height: 0, day: 0, over: false }),
  play,
  view: ({ deck, met, height, day }) => ({ deck: poolSize(deck), met, height, day }),
  determinize: ({ deck }, _viewer, chance) => shuffle(deck.rest, chance),
  outcome({ height, over }) {
    if (!over) return null
    const index = RANKS.filter(({ from }) => height >= from).length
    const id = RANKS[index - 1]?.id ?? ''
    const points = [{ total: height, by: { height } }]
    return { kind: 'solo', won: null, rank: { id, index, of: RANKS.length }, points, ending: id }
  },
  achievements: {
    groups: [
      {
        id: 'mountaineer',
        name: { ru: 'Альпинист', en: 'Mountaineer' },
        items: [
          { id: 'high', kind: 'best', atLeast: 7, text: { ru: 'Поднимитесь на 7', en: 'Climb to 7' } },
          {
            id: 'ranks',
            kind: 'collected',
            atLeast: 3,
            text: { ru: 'Получите каждое звание', en: 'Reach every rank' },
          },
          { id: 'tell', kind: 'ticked', text: { ru: 'Расскажите о горе', en: 'Tell of the mountain' } },
        ],
        enough: 2,
        unlocks: ['rope'],
      },
    ],
    brings: ({ state, outcome }) => ({ high: state.height, ranks: [outcome.ending] }),
  },
  advice: {
    evaluate: ({ height }) => height,
    priors: () => null,
    turnOver: () => true,
    turns: ({ day }) => day,
    settled: ({ over }) => over,
  },
}

/** A gentle way meets one card, a steep one two. */
const WAYS = { gentle: 1, steep: 2 } as const

function* play(t: Table<State, null>): Flow {
  const { state } = t
  while (state.day < DAYS) {
    const way = yield* t.choose(0, 'way', ['gentle', 'steep'] as const)
    const heights = Array.from({ length: WAYS[way] }, () => CARDS[t.draw(state.deck) ?? 0] ?? 0)
    const isStormy = heights.includes(0)
    const climbed = isStormy ? -LOST_IN_A_STORM : heights.reduce<number>((sum, each) => sum + each, 0)
    state.met.push(...heights)
    state.height = Math.max(0, state.height + climbed)
    state.day += 1
    t.note({ kind: 'day', day: state.day, way, heights, height: state.height })
  }
  state.over = true
}
