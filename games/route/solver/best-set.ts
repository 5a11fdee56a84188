import type { RouteGraph } from './graph.ts'
import type { OrderTerms } from './order-terms.ts'

/** The best set of segments found: what RT-OPT-6 compares, and with how many links it can be walked. */
export interface BestSet {
  value: number
  madness: number
  size: number
  /** 1 for each edge of the set; rides do not count here. */
  readonly edges: Int32Array
  /** More than one only where links add no madness. */
  walks: Walk[]
  task: number
  /** Where more than the task depends on the order: what a line has to be worth. */
  order: { readonly terms: OrderTerms; readonly least: number } | null
}

/** How a set can be walked. */
export interface Walk {
  /** 1 for each edge of the set and each ride that is taken. */
  readonly edges: Int32Array
  /** How many other links. */
  readonly links: number
}

/** Any set comes before it. */
export const noSet = (graph: RouteGraph): BestSet => ({
  value: Number.NEGATIVE_INFINITY,
  madness: 0,
  size: 0,
  edges: new Int32Array(graph.edges),
  walks: [],
  task: 0,
  order: null,
})
