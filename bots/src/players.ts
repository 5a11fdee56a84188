/** The players themselves, for a browser too: nothing here needs Node, threads, or a particular game. */
export { type Advice, advise } from './advice.ts'
export { makeBot } from './bots.ts'
export type { Position, Taken } from './position.ts'
