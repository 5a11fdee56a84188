import type { Evidence } from '../content/vocabulary.ts'
import { placeOf } from '../rules/content.ts'
import { DIE } from '../rules/cover.ts'
import { type Asked, playerAsked } from './asked.ts'
import type { Names } from './names.ts'
import { chanceOfSuccess } from './odds.ts'

const SKILL = 'skill.'
/** The skills that do what the main action does. */
const SKILLS = {
  collect: 'collectSkill',
  track: 'trackSkill',
  search: 'trackSkill',
  relocate: 'relocateSkill',
  request: 'relocateSkill',
} as const

/** An act of a cryptozoologist turn, or one that both phases allow. */
export function turnActWords(asked: Asked, option: string): string {
  const { names } = asked
  const said = names.words.options
  const bySkill = option.startsWith(SKILL)
  const [act = '', what = '', which = ''] = (bySkill ? option.slice(SKILL.length) : option).split(':')
  const by = bySkill ? names.skill(SKILLS[act as keyof typeof SKILLS]) : said.by.action
  switch (act) {
    case 'move':
      return what === 'stay'
        ? said.stay
        : said.acted(said.by.movement, said.go(names.place(what), stepsTo(asked, what)))
    case 'action.move':
      return said.acted(by, said.goOn(names.place(what), stepsTo(asked, what)))
    case 'fly':
      return said.acted(names.skill('planeTicket'), names.place(what))
    case 'collect':
      return said.acted(by, said.collect(names.taken(which), names.place(what)))
    case 'track':
      return said.acted(by, trackWords(asked, what, which.split(',')))
    case 'relocate':
      return said.acted(by, said.relocate(names.whom(what)))
    case 'request':
      return said.acted(by, said.request(names.request(what), names.list(which.split('+').map(names.card))))
    case 'refresh':
      return said.acted(by, said.refresh)
    case 'search':
      return said.acted(by, said.search(names.taken(what)))
    case 'cash':
      return what === 'coins'
        ? said.cashCoins(names.counted(names.pack.wolpertinger.coins.value, 'paidCoins'))
        : said.cashEvidence
    case 'bid':
      return said.bid(names.whom(what))
    case 'end':
      return said.end
    default:
      throw new Error(`no words for the act "${option}"`)
  }
}

function stepsTo(asked: Asked, place: string): string {
  const { names } = asked
  const from = playerAsked(asked).place ?? place
  return names.counted(placeOf(names.content, from).distance.get(place) ?? 0, 'steps')
}

/** CR-TRACK-3, CR-TRY-2: what covers the required evidence, and the odds of what is left to dice. */
function trackWords(asked: Asked, card: string, cover: readonly string[]): string {
  const { names, view } = asked
  const said = names.words.options
  const required = view.display.find((slot) => slot?.card === card)?.evidence ?? names.entry(card).evidence
  const covering = cover.map((code, index) => coverWords(names, code, required[index] ?? '?')).join(', ')
  const dice = cover.filter((code) => code === DIE).length
  if (dice === 0) return said.find(names.whom(card), covering)
  const chance = chanceOfSuccess(names.pack, playerAsked(asked), dice)
  return said.tryToFind(names.whom(card), covering, Math.round(100 * chance))
}

function coverWords(names: Names, code: string, required: Evidence | '?'): string {
  const said = names.words.options
  if (code === DIE) return said.dieFor(names.taken(required))
  return code.length === 1
    ? names.evidence(code)
    : said.pairFor(code as 'RR' | 'Rr' | 'rr', names.taken(required))
}
