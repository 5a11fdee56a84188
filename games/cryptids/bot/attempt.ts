import { cardOf } from '../rules/content.ts'
import { facesOf } from '../rules/cover.ts'
import { playerOf } from '../rules/table.ts'
import { atlasOf, typeNumber } from './atlas.ts'
import type { CryptidsWorths } from './worths.ts'

/** CR-TRY-6, CR-TRY-7: luck wins at once; dice that are no success are rolled again. */
export const attemptWorths: CryptidsWorths = (state, seat, options) => {
  const dice = state.turn?.attempt?.dice ?? []
  const hasLuck = playerOf(state, seat).skills.luck === 'ready'
  const isGood = (die: number): boolean => dice[die] === 'success' || (hasLuck && dice[die] === 'luck')
  return options.map((option) => {
    const [how = '', chosen = ''] = String(option).split(':')
    if (how === 'luck') return 2
    if (how === 'fail') return 0
    const again = new Set(chosen.split(',').map(Number))
    const wrong = dice.filter((_, die) => again.has(die) === isGood(die)).length
    return 1 - wrong
  })
}

/** CR-TRY-11: the cheapest of what covered something; but two tokens are more than one. */
export const loseWorths: CryptidsWorths = (_state, _seat, options, content) => {
  const { prices } = atlasOf(content)
  return options.map((option) =>
    facesOf(String(option)).reduce((sum, face) => sum - (prices[typeNumber(face)] ?? 0), 0),
  )
}

/** CR-REQ-6: coins may serve what the other ability offers. */
export const orderWorths: CryptidsWorths = (_state, _seat, options, content) => {
  return options.map((card) => (cardOf(content, String(card)).entry.ability?.effect === 'coins' ? 1 : 0))
}
