import assert from 'node:assert/strict'
import { EUROPE } from '../../content/index.ts'
import { LOWER_ACTIONS, SKILLS, UPPER_ACTIONS } from '../../content/vocabulary.ts'
import type { CryptidsText } from '../../text/index.ts'

const cities = EUROPE.map.locations.flatMap(({ id, type }) => (type === 'city' ? [id] : []))
const cards = EUROPE.cryptids.map(({ id }) => id)
/** Signs of a Poacher card that are no words of English. */
const signs = [...UPPER_ACTIONS, ...LOWER_ACTIONS].filter((action) => /\d|\+|con|mkt/.test(action))
const escaped = (ids: readonly string[]): string => ids.map((id) => id.replace('+', '\\+')).join('|')

/** No ids of code, no holes, nothing that is not one line. */
const UNREADABLE = new RegExp(
  [
    'undefined|null|NaN|\\[object|\\$\\{|\\n|\\p{Emoji_Presentation}',
    `\\b(?:${escaped([...cities, ...cards, ...SKILLS, ...signs].filter((id) => id !== 'luck' && id !== 'kraken'))})\\b`,
    '\\b(?:poacher|contract|request|water|forest|mountain|wolpertinger|bonus|ev)-',
    ' {2}| [.,;:]|\\(\\)|«»|“”',
  ].join('|'),
  'u',
)
/** Places, levels, types of contracts and rules are written alike in every language. */
const INTERNATIONAL = /\b(?:[NESW][1-4]|I{1,3}|CR-[A-Z]+-\d+)\b/g

export function checkReadable(text: CryptidsText, said: string): void {
  assert.match(said, /\S/)
  assert.doesNotMatch(said, UNREADABLE)
  const foreign = text.words.language === 'ru' ? /[A-Za-z]/ : /[А-Яа-яЁё]/
  assert.doesNotMatch(said.replace(INTERNATIONAL, ''), foreign)
}

export function checkSentence(text: CryptidsText, said: string): void {
  checkReadable(text, said)
  assert.match(said, /\S.*\.$/u)
}
