import { atTurn, type TestGame } from './table.ts'

/** Solo: the player ends his turn, and the Poacher turns up this card. */
export interface PoacherScene {
  readonly card: string
  /** What the Poacher holds. */
  readonly held?: readonly string[]
  readonly contracts?: readonly string[]
  readonly map?: readonly string[]
  readonly before?: (game: TestGame) => void
}

const PLENTY = ['N1:R', 'N2:R', 'E3:R']

/** The Poacher’s turn of the cryptozoologist phase; the game stops where the human must choose, or goes on. */
export function poacherActs({ card, held = [], contracts, map = PLENTY, before }: PoacherScene): TestGame {
  const game = atTurn({ seats: 1 }).bids({ selma: [0], skvader: [0] })
  game.player(0).contracts = [...(contracts ?? ['contract-02', 'contract-10'])]
  game.map(...map)
  hold(game, ...held)
  before?.(game)
  return game.script(card).answer(0, 'end')
}

/** The Poacher holds exactly this. */
export function hold(game: TestGame, ...faces: readonly string[]): TestGame {
  const player = game.player(0)
  const own = game.handOf(0)
  game.hand(0, ...faces)
  game.poacher().evidence = player.evidence
  player.evidence = []
  return game.hand(0, ...own)
}
