import type { Habitat } from '../../../content/vocabulary.ts'
import type { Layer } from './layer.ts'

export interface Drawing {
  readonly habitat: Habitat
  /** What the water hides below its line. */
  readonly sunk?: { readonly line: number; readonly layers: readonly Layer[] }
  readonly layers: readonly Layer[]
}
