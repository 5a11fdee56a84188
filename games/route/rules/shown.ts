import type { AncientId, RoadFlag, RoutePack } from '../content/pack.ts'
import type { EventTerms } from './events/terms.ts'
import type { Played, PlayedEffect } from './played.ts'

type Words = RoutePack['name']
type PlayedMap = Played['map']

interface Named {
  readonly name: Words
}

interface PerhapsNamed {
  readonly name?: Words | undefined
}

/** A match's packs with everything that people read in them: what the rules play with, and its names. */
export interface Shown extends Played {
  readonly id: string
  readonly name: Words
  readonly map: ShownMap
  readonly ancients: RoutePack['ancients']
  readonly calls: RoutePack['calls']
  readonly effects: readonly (Named & { readonly id: PlayedEffect; readonly text: Words })[]
  readonly tasks: RoutePack['tasks']
  readonly challenge: ShownChallenge
  /** Cards of the module Starting Events that the city can be played with. */
  readonly events?: EventTerms
}

interface ShownChallenge extends Omit<Played['challenge'], 'levels'> {
  readonly levels: readonly (Named & { readonly upTo: number })[]
}

/** What a road is besides a road; the booklet's Sydney has roads inside a garden. */
export type ShownFlag = RoadFlag | 'garden'

interface ShownRoad extends Omit<PlayedMap['roads'][number], 'flags'> {
  readonly flags?: readonly ShownFlag[] | undefined
}

interface ShownMap extends PlayedMap {
  readonly vertices: readonly (PlayedMap['vertices'][number] &
    PerhapsNamed & {
      /** The blocks at whose corners it lies. */
      readonly at: readonly string[]
      readonly onlyWith?: AncientId | undefined
    })[]
  readonly roads: readonly ShownRoad[]
  readonly blocks: readonly (PlayedMap['blocks'][number] & PerhapsNamed)[]
  /** In Arkham. */
  readonly river?: RoutePack['map']['river']
  readonly northBank?: readonly string[]
  readonly southBank?: readonly string[]
}
