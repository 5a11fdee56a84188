import type { Report } from '@curio/kernel'
import type { CryptidCard, CryptidsPack } from './pack.ts'
import { cellsOf, quarterTurn, sameCells } from './shape.ts'

/** What the rulebook says of a cryptid: what has to hold, and how to say it. */
interface Fact {
  readonly allowed: string
  readonly holds: (card: CryptidCard) => boolean
}

const level = (value: number): Fact => ({ allowed: `level ${value}`, holds: (card) => card.level === value })
const effect = (name: string): Fact => ({
  allowed: `an ability with ${name}`,
  holds: ({ ability }) => ability?.effect === name,
})

/** Section 2.6 of the rules. */
const NAMED: Readonly<Record<string, readonly Fact[]>> = {
  karadag: [
    level(2),
    { allowed: 'location E3', holds: ({ loc }) => loc === 'E3' },
    { allowed: 'evidence E and W', holds: ({ evidence }) => evidence.toSorted().join() === 'E,W' },
    {
      allowed: '1 experience when found',
      holds: ({ ability }) => ability?.effect === 'exp' && ability.trigger === 'onFound' && ability.n === 1,
    },
  ],
  trochus: [level(1)],
  lossie: [level(1)],
  habyor: [{ allowed: 'footprints among its evidence', holds: ({ evidence }) => evidence.includes('F') }],
  mavo: [],
  tulikettu: [],
  gevaudan: [{ allowed: 'a tile that changes when turned by a quarter', holds: ({ tile }) => turns(tile) }],
  sarmatian_snail: [],
  gulon: [effect('marketTrade')],
  korkodil: [effect('anySingleTerrain')],
  lagopus: [effect('onCryptids')],
  ziriddar: [effect('onCryptids')],
  tatzelwurm: [effect('refresh')],
  caladrius: [effect('refresh')],
  water_leaper: [
    effect('placeTile'),
    { allowed: '1 relocated point', holds: ({ relocated }) => relocated === 1 },
  ],
  vergisson: [effect('fewestFound')],
}

const turns = (tile: string): boolean => !sameCells(cellsOf(tile), quarterTurn(cellsOf(tile)))

/** Every cryptid the rulebook names exists, as the rulebook tells of it. */
export function checkNamed({ cryptids }: CryptidsPack, report: Report): void {
  for (const [id, facts] of Object.entries(NAMED)) {
    const index = cryptids.findIndex((card) => card.id === id)
    const card = cryptids[index]
    if (card === undefined) {
      report('cryptids', `${id} is missing, the rulebook names it; allowed: only with it`)
      continue
    }
    for (const { allowed, holds } of facts) {
      if (!holds(card)) report(`cryptids[${index}]`, `${id} is not as in the rulebook; allowed: ${allowed}`)
    }
  }
}
