/**
 * What is measured side by side: our server and boardgame.io's with the same game, our server with Route, and the
 * least that any server has to do.
 */
export const CONTENDERS = ['curio', 'route', 'peer', 'echo'] as const
export type Contender = (typeof CONTENDERS)[number]
