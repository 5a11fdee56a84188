import type { Skill } from '../content/vocabulary.ts'
import { cardRefresh, MARKET_PRICE, STEP_PRICE } from '../rules/helper.ts'
import { rowAfter } from '../rules/initiative.ts'
import { priceOf, RESTORE_PRICE } from '../rules/skills.ts'
import type { Direction } from '../rules/state.ts'
import { type Asked, playerAsked } from './asked.ts'
import { turnActWords } from './turn-acts.ts'

/** Free steps, as `up:2`. */
export function stepsWords(asked: Asked, option: string): string {
  const { names } = asked
  const [direction = 'up', steps = '1'] = option.split(':')
  const count = Number(steps)
  return names.words.options.helperSteps(
    direction as Direction,
    names.counted(count, 'steps'),
    rowOf(asked, direction as Direction, count),
  )
}

/** CR-INIT-2, CR-INIT-3. */
function rowOf(asked: Asked, direction: Direction, steps: number): number {
  const { row } = playerAsked(asked)
  return rowAfter(asked.view, asked.names.content, row, direction, steps) ?? row
}

/** An act of a helper turn, or of a trade that an ability allows. */
export function helperActWords(asked: Asked, option: string, kind: string): string {
  const { names, view } = asked
  const said = names.words.options
  const [act = '', what = '', which = ''] = option.split(':')
  const paid = (coins: number): string => names.counted(coins, 'paidCoins')
  switch (act) {
    case 'up':
      return said.up(rowOf(asked, 'up', 1))
    case 'down':
      return downWords(asked, what)
    case 'learn':
      return learnWords(asked, what as Skill, 0)
    case 'restore':
      return said.restore(names.skill(what), paid(RESTORE_PRICE))
    case 'pay':
      return said.pay(what as Direction, rowOf(asked, what as Direction, 1), paid(STEP_PRICE))
    case 'market':
      return said.market(paid(MARKET_PRICE))
    case 'card':
      return said.replace(names.card(what), paid(cardRefresh(view).price))
    case 'buy':
    case 'sell':
    case 'swap':
      return tradeWords(asked, act, what, which)
    case 'rebid':
      return said.rebid(names.card(what), names.card(which))
    case 'end':
      return kind === 'helper' ? said.end : said.endTrade
    default:
      return turnActWords(asked, option)
  }
}

/** CR-LEARN-2. */
export function learnWords({ names, view }: Asked, skill: Skill, discount: number): string {
  const full = priceOf({ options: view, players: view.players }, names.content, skill)
  const price = Math.max(0, full - discount)
  return names.words.options.learn(
    names.skill(skill),
    price === 0 ? null : names.counted(price, 'experience'),
  )
}

function downWords(asked: Asked, die: string): string {
  const { names, view } = asked
  const said = names.words.options
  const step = said.down(rowOf(asked, 'down', 1))
  const shown = view.dice[Number(die)]
  if (die === '' || !shown) return said.withoutDie(step)
  return said.withDie(step, Number(die) + 1, names.words.helperDie(shown.bonus, shown.n))
}

function tradeWords(
  { names, view }: Asked,
  act: 'buy' | 'sell' | 'swap',
  what: string,
  which: string,
): string {
  const said = names.words.options
  const paid = (coins: number): string => names.counted(coins, 'paidCoins')
  const faceAt = (slot: string): string => view.market[Number(slot)] ?? ''
  switch (act) {
    case 'buy':
      return said.buy(names.taken(faceAt(what)), paid(names.priceOf(faceAt(what))), Number(what) + 1)
    case 'sell': {
      const sold = said.sell(names.taken(what), paid(names.priceOf(what)))
      return which === '' ? sold : said.sellInto(sold, names.taken(faceAt(which)), Number(which) + 1)
    }
    case 'swap': {
      const swapped = said.swap(names.taken(what), names.taken(faceAt(which)), Number(which) + 1)
      const gained = names.priceOf(what) - names.priceOf(faceAt(which))
      if (gained === 0) return said.swapEven(swapped)
      return gained > 0 ? said.swapGains(swapped, paid(gained)) : said.swapPays(swapped, paid(-gained))
    }
  }
}
