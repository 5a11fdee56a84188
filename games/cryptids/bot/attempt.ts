import type { ActOf } from '../rules/acts.ts'
import { cardOf } from '../rules/content.ts'
import { facesOf } from '../rules/cover.ts'
import { playerOf } from '../rules/table.ts'
import { atlasOf, typeNumber } from './atlas.ts'
import type { Judge } from './judge.ts'

/** CR-TRY-6, CR-TRY-7: luck wins at once; dice that failed are rerolled. */
export const judgeAttempt: Judge<ActOf<'attempt'>> = (state, seat) => {
  const dice = state.turn?.attempt?.dice ?? []
  const hasLuck = playerOf(state, seat).skills.luck === 'ready'
  const isGood = (die: number): boolean => dice[die] === 'success' || (hasLuck && dice[die] === 'luck')
  return (act) => {
    switch (act.type) {
      case 'luck':
        return 2
      case 'fail':
        return 0
      case 'reroll':
        return 1 - dice.filter((_, die) => act.dice.includes(die) === isGood(die)).length
    }
  }
}

/** CR-TRY-11: lose the cheapest cover; a pair counts as two tokens. */
export const judgeLoss: Judge<ActOf<'attempt.lose'>> = (_state, _seat, content) => {
  const { prices } = atlasOf(content)
  return ({ covered }) => facesOf(covered).reduce((sum, face) => sum - (prices[typeNumber(face)] ?? 0), 0)
}

/** CR-REQ-6: coins first, because the other ability may need them. */
export const judgeOrder: Judge<ActOf<'request.order'>> =
  (_state, _seat, content) =>
  ({ card }) =>
    cardOf(content, card).entry.ability?.effect === 'coins' ? 1 : 0
