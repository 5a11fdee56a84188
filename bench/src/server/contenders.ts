/** What is measured side by side: our server, boardgame.io's, and the least that any server has to do. */
export const CONTENDERS = ['curio', 'peer', 'echo'] as const
export type Contender = (typeof CONTENDERS)[number]
