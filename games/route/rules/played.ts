import type { BookletPack } from '../content/booklet/common.ts'
import type { LasVegasPack } from '../content/booklet/las-vegas.ts'
import type { SecretEffect } from '../content/booklet/secret-box.ts'
import type { SydneyPack } from '../content/booklet/sydney.ts'
import type { BOOKLET_EFFECTS, CafeBonus } from '../content/booklet/terms.ts'
import type { VenicePack } from '../content/booklet/venice.ts'
import type {
  AncientId,
  BlockType,
  Direction,
  EffectId,
  EffectSymbol,
  RoutePack,
  TouristType,
} from '../content/pack.ts'

/** What the rules read of a match's packs: the pack of the Guide as it is, or a city of the booklet put together. */
export interface Played {
  readonly rounds: { readonly value: number }
  readonly map: {
    readonly vertices: readonly PlayedVertex[]
    readonly roads: readonly PlayedRoad[]
    readonly diagonals: readonly PlayedDiagonal[]
    readonly blocks: readonly PlayedBlock[]
    readonly riverside?: readonly string[]
    readonly river?: Pick<RoutePack['map']['river'], 'line' | 'embankment'>
    readonly northBank?: readonly string[]
    readonly southBank?: readonly string[]
  }
  readonly dice: readonly PlayedDie[]
  /** Every card that a deck of the city can hold. */
  readonly cards?: readonly PlayedCard[]
  readonly ancients: readonly { readonly id: AncientId; readonly terrifyingPlaces: readonly string[] }[]
  readonly failureTable: { readonly highestFailing: readonly number[] }
  readonly calls: readonly { readonly id: string; readonly tourist: TouristType }[]
  readonly shopCards: RoutePack['shopCards']
  readonly tasks: readonly { readonly id: string; readonly crossings: readonly string[] }[]
  readonly challenge: {
    readonly rows: readonly number[]
    readonly columns: readonly number[]
    /** What a column adds to the level instead of its own index. */
    readonly columnIndex?: readonly number[] | undefined
    readonly levels: readonly { readonly upTo: number }[]
  }
  readonly tour?: Tour
}

/** What a city of the booklet has, and the Guide has not. */
export interface Tour {
  readonly effects: readonly PlayedEffect[]
  /** Those among them that change a coordinate (RT-ACH-15). */
  readonly tuning?: readonly PlayedEffect[]
  readonly rating: Pick<LasVegasPack['rating'], 'values' | 'advancedStart' | 'order'>
  /** The cards of the goal decks that the city lays out. */
  readonly goals: BookletPack['goals']
  /** RT-BASE-33. */
  readonly unusedCafePoints: number
  readonly bets: LasVegasPack['bets']
  /** Rating tracks on which a die marks cells (RT-SYD-5). */
  readonly track?: Pick<SydneyPack['rating'], 'base' | 'cells'>
  /** In Venice (RT-VEN-14). */
  readonly canalCoefficient?: VenicePack['canalCoefficient']['rows']
  /** In a campaign, with its support bonuses. */
  readonly travelled?: true
}

/** Of the Guide, of the booklet, or of a secret card, whose name is known to those who have it. */
export type PlayedEffect = EffectId | (typeof BOOKLET_EFFECTS)[number] | SecretEffect

export function tourOf({ tour }: Played): Tour {
  if (!tour) throw new Error('no city of the booklet')
  return tour
}

export interface PlayedVertex {
  readonly id: string
  readonly i: number
  readonly j: number
  readonly symbol?:
    | 'gate'
    | 'shop'
    | 'cafe'
    | 'greenCrossing'
    | 'airport'
    | 'stop'
    | 'pier'
    | 'iconic'
    | undefined
  /** Of a cafe. */
  readonly bonus?: CafeBonus | undefined
  /** The shores at a crossing with canals (RT-DM-50), and the roads of the one with the cafe (RT-VEN-8). */
  readonly shoreGroups?:
    | readonly { readonly roads: readonly string[]; readonly blocks: readonly string[] }[]
    | undefined
  readonly shoreRoads?: readonly string[] | undefined
  readonly bridge?: true | undefined
  /** The iconic landmark on it. */
  readonly iconic?: string | undefined
  /** Of a pier. */
  readonly tourist?: TouristType | undefined
  readonly deadEnd?: true | undefined
  readonly dagonOpposite?: string | undefined
}

export interface PlayedRoad {
  readonly id: string
  readonly a: string
  readonly b: string
  readonly da: Direction
  readonly db: Direction
  readonly kind: 'land' | 'canal'
  readonly along: readonly string[]
  readonly flags?: readonly string[] | undefined
  readonly onlyWith?: AncientId | undefined
}

export interface PlayedDiagonal {
  readonly id: string
  readonly block: string
  readonly a: string
  readonly b: string
  readonly onlyWith?: AncientId | undefined
}

interface PlayedBlock {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly type: PlayedType
  readonly star?: number | undefined
  readonly university?: true | undefined
  /** The iconic landmark in it, which has a rating. */
  readonly iconic?: string | undefined
  /** A landmark that several blocks share. */
  readonly landmark?: string | undefined
  readonly coastal?: true | undefined
  /** Of a casino. */
  readonly letter?: string | undefined
}

/** Grey is for iconic landmarks of the booklet, ferries are in Sydney. */
export type PlayedType = BlockType | 'grey' | 'ferry'

type PlayedDie =
  | {
      readonly id: string
      readonly kind: 'tourist'
      readonly faces: readonly {
        readonly n: number
        readonly tourists: readonly TouristType[]
        readonly halfStars?: number | undefined
      }[]
    }
  | {
      readonly id: string
      readonly kind: 'effect'
      readonly faces: readonly { readonly n: number; readonly symbol: EffectSymbol }[]
    }

/** RT-DM-73, RT-DM-74. */
export interface PlayedCard {
  readonly id: string
  readonly coordinate: number
  readonly tourists?: readonly TouristType[]
  readonly symbol?: EffectSymbol
  readonly landmarks?: readonly string[]
}
