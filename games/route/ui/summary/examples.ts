import type { BoardView, RoutePartView } from '../../text/index.ts'

/** What is drawn on the maps of the summary, by the ids of the city that comes with the game. */
interface Example {
  readonly board: BoardView
  readonly route: readonly RoutePartView[]
  /** Drawn in this turn. */
  readonly pencil: ReadonlySet<string>
  /** Blocks that are pointed at. */
  readonly blocks: readonly string[]
  readonly task: readonly string[]
  /** The part of the sheet that is shown. */
  readonly crop: string
}

const CORNER = '0 0 372 272'

function example(given: Partial<Omit<Example, 'board'>> & Partial<Pick<BoardView, 'tourists'>>): Example {
  const { tourists = {}, route = [], pencil = new Set(), blocks = [], task = [], crop = CORNER } = given
  const segments = [...new Set([...route.flatMap((part) => part.segments), ...pencil])]
  return {
    board: {
      segments,
      tourists,
      circledShops: [],
      stored: { BON_COORD: 0, BON_SEGMENT: 0, BON_DIAGONAL: 0 },
      tomes: { TOME_REROLL: 'free', TOME_UPGRADE: 'free', TOME_BLESSING: 'free' },
    },
    route,
    pencil,
    blocks,
    task,
    crop,
  }
}

const COMPANY = { b21: [2, 0, 1, 0] } as const

export const EXAMPLES = {
  goal: example({
    crop: '0 0 720 720',
    route: [
      { start: 'c05', segments: ['h05', 'h15', 'v24', 'v23', 'h13', 'h03', 'v03'] },
      { start: 'c50', segments: ['v50', 'h51', 'rNE'] },
      { start: 'c20', segments: ['v20', 'h11', 'n22', 'h22', 'n43', 'v43', 'v44', 'h45', 'v54'] },
    ],
    tourists: {
      b21: [2, 0, 1, 0],
      b31: [0, 0, 2, 0],
      b61: [1, 1, 0, 0],
      b23: [1, 1, 0, 1],
      b14: [0, 0, 0, 2],
      b34: [0, 1, 0, 2],
      b25: [2, 0, 0, 1],
      b45: [3, 0, 0, 0],
    },
    task: ['c22', 'c30', 'c45', 'c51'],
  }),
  dice: example({ blocks: ['b12', 'b21'] }),
  tourists: example({ blocks: ['b21'], tourists: COMPANY }),
  roads: example({ tourists: COMPANY, pencil: new Set(['v20', 'v21']) }),
  count: example({
    crop: '240 0 372 372',
    route: [{ start: 'c50', segments: ['v50', 'h41', 'h31', 'v31', 'h22', 'v22'] }],
    tourists: { b51: [2, 0, 0, 0], b33: [1, 0, 0, 0] },
  }),
} as const
