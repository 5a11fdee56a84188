import { forbiddenThing, type Thing } from '../../rules/forbidden.ts'
import { actForbidden } from '../../rules/forbidden-acts.ts'
import { readAct } from '../../rules/grammar.ts'
import type { PlayedGame } from './base.ts'

/** Why a seat cannot choose a thing of the board now: the reason and its rule, or null where it can. */
export function whyNot(game: PlayedGame, thing: Thing, seat = 0): string | null {
  const forbidden = forbiddenThing(game.state, game.content, game.ask(seat).question(''), thing)
  return forbidden && [forbidden.why, ...(forbidden.rule === null ? [] : [forbidden.rule])].join(' ')
}

/** Why seat 0 cannot do acts of a placement, one by one. */
export function whyNotActs(game: PlayedGame, ...texts: readonly string[]): (string | null)[] {
  return texts.map((text) => {
    const act = readAct('act', text)
    return act === null ? 'unreadable' : actForbidden(game.state, game.content, 0, act)
  })
}
