import { isList, type Json, type Question } from '@curio/kernel'
import type { Skill } from '../content/vocabulary.ts'
import { readSpot } from '../rules/polyomino.ts'
import { REFRESH_BONUS } from '../rules/refresh.ts'
import { type Asked, playerAsked } from './asked.ts'
import { symbolsCovered } from './ground.ts'
import { helperActWords, learnWords, stepsWords } from './helper-acts.ts'
import type { Names } from './names.ts'
import { turnActWords } from './turn-acts.ts'
import type { CryptidsView } from './view.ts'

/** An answer to a question, in words alone; the view is the asked player's. */
export function answerWords(names: Names, question: Question, answer: Json, view: CryptidsView): string {
  const asked: Asked = { names, seat: question.seat, view }
  if (!isList(answer)) return optionWords(asked, question.kind, `${answer}`)
  return answer.length === 0
    ? names.words.options.nothingPicked
    : names.list(answer.map((option) => optionWords(asked, question.kind, `${option}`)))
}

function optionWords(asked: Asked, kind: string, option: string): string {
  const { names, view } = asked
  const said = names.words.options
  switch (kind) {
    case 'setup.city':
      return names.place(option)
    case 'setup.tile':
    case 'terrain.take':
    case 'poacher.tile':
      return names.tile(option)
    case 'setup.bids':
    case 'refresh.cards':
    case 'poacher.catch':
      return names.card(option)
    case 'turn':
      return turnActWords(asked, option)
    case 'helper':
    case 'ability.trade':
      return helperActWords(asked, option, kind)
    case 'attempt':
      return attemptWords(asked, option)
    case 'attempt.lose':
      return said.lose(lostWords(names, option))
    case 'relocate.place':
      return placeWords(names, view, view.placing, option)
    case 'request.order':
      return said.first(names.card(option))
    case 'bonus.step':
      return option === 'none' ? said.noSteps : stepsWords(asked, `${option}:1`)
    case 'refresh.market':
      return said.marketSlot(Number(option) + 1, names.evidence(view.market[Number(option)] ?? ''))
    case 'refresh.bonus':
      return bonusWords(asked, option)
    case 'ability.helper':
      return option === 'none' ? said.noSteps : stepsWords(asked, option)
    case 'ability.collect':
      return option === 'none' ? said.none : onMap(names, option)
    case 'ability.travel':
      return option === 'none' ? said.none : names.place(option)
    case 'ability.refresh':
      return option === 'none' ? said.none : said.refreshNow
    case 'ability.skill':
      return option === 'none' ? said.none : cheaperWords(asked, option as Skill)
    case 'terrain':
    case 'ability.terrain':
      return option === 'none' ? said.none : tileAtWords(names, option)
    case 'terrain.exchange': {
      const [given = '', taken = ''] = option.split('>')
      return said.exchange(names.tile(given), names.tile(taken))
    }
    case 'helper.card':
      return option === 'none' ? said.none : said.replaceToo(names.card(option))
    case 'bid.place':
    case 'bid.free':
      return said.bid(names.whom(option))
    case 'poacher.take':
      return option.includes(':')
        ? onMap(names, option)
        : said.marketSlot(Number(option) + 1, names.evidence(view.market[Number(option)] ?? ''))
    case 'poacher.place':
      return option.includes('@') ? tileAtWords(names, option) : names.spot(readSpot(option))
    case 'restore':
      return names.skill(option)
    default:
      throw new Error(`no words for question "${kind}"`)
  }
}

/** следы, Карпаты (E2) */
function onMap(names: Names, option: string): string {
  const [place = '', face = ''] = option.split(':')
  return `${names.evidence(face)}, ${names.place(place)}`
}

function tileAtWords(names: Names, option: string): string {
  const [tile = '', spot = ''] = option.split('@')
  return names.words.options.tileAt(names.tile(tile), names.spot(readSpot(spot)))
}

function placeWords(names: Names, view: CryptidsView, card: string | null, option: string): string {
  const spot = readSpot(option)
  const symbols = card === null ? [] : symbolsCovered(names.content, view, card, spot)
  const said = names.spot(spot)
  return symbols.length === 0
    ? said
    : names.words.options.covers(said, names.list(symbols.map((symbol) => names.words.symbols[symbol])))
}

/** `F`, or a pair of rumours such as `Rr`. */
function lostWords(names: Names, code: string): string {
  return code.length === 1 ? names.taken(code) : names.words.options.pair[code as 'RR' | 'Rr' | 'rr']
}

function attemptWords({ names, view }: Asked, option: string): string {
  const said = names.words.options
  if (option === 'luck' || option === 'fail') return said[option]
  const [by, chosen = ''] = option.split(':')
  const rolled = view.turn?.attempt?.dice ?? []
  const dice = chosen.split(',').map((index) => {
    const result = rolled[Number(index)]
    return said.die(Number(index) + 1, result ? names.words.tracking[result] : '')
  })
  return said.reroll[by === 'second' ? 'second' : 'token'](names.list(dice))
}

function bonusWords(asked: Asked, option: string): string {
  const { names } = asked
  switch (option) {
    case 'coins':
      return names.counted(REFRESH_BONUS.coins, 'coins')
    case 'exp':
      return names.counted(REFRESH_BONUS.experience, 'experience')
    case 'none':
      return names.words.options.noBonus
    default:
      return stepsWords(asked, option)
  }
}

/** The ability is that of the cryptid found last; any other would have to say itself what it costs. */
function cheaperWords(asked: Asked, skill: Skill): string {
  const last = playerAsked(asked).found.at(-1)
  const ability = last && asked.names.entry(last.card).ability
  return ability?.effect === 'discountSkill'
    ? learnWords(asked, skill, ability.n)
    : `${asked.names.skill(skill)}: ${asked.names.words.skillEffects[skill]}`
}
