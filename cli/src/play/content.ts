import type { Game } from '@curio/kernel'

/** The prepared content of a match, as its game itself types it. */
export type ContentOf<G> = G extends Game<infer _State, infer Content> ? Content : never
