import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { LANGUAGES } from '@curio/ui/language'
import { MAGORIA } from '../content/index.ts'
import { trickerionText } from '../text/index.ts'
import { namedCards } from '../text/named-cards.ts'
import type { Situation } from '../text/words.ts'
import { BOARD_WORDS } from '../ui/board-words.ts'

const cardsIn = (language: 'ru' | 'en') => namedCards(trickerionText(language, MAGORIA, []).names)

test('every card has a place on the page of all cards, and no name is that of two cards', () => {
  for (const language of LANGUAGES) {
    const cards = cardsIn(language)
    assert.equal(cards.length, 48 + 40 + 27 + 8 + 28)
    assert.equal(new Set(cards.map(({ id }) => id)).size, cards.length)
    const names = cards.flatMap((card) => card.names)
    assert.equal(new Set(names).size, names.length)
  }
})

test('what a line of the log calls a card leads to it', () => {
  for (const language of LANGUAGES) {
    const text = trickerionText(language, MAGORIA, ['Ada', 'Ben'])
    const cards = namedCards(text.names)
    const leadsTo = (line: string): readonly string[] =>
      cards.filter(({ names }) => names.some((name) => line.includes(name))).map(({ id }) => id)
    const [special] = MAGORIA.specials
    assert.ok(special)
    const learned = {
      kind: 'learned',
      seat: 0,
      trick: 'levitation',
      symbol: 'hearts',
      on: 'board',
      die: 0,
      coins: 0,
    }
    assert.deepEqual(leadsTo(text.note(learned)), ['trick-levitation'])
    assert.deepEqual(leadsTo(text.note({ kind: 'special', seat: 0, special: special.id })), [
      `special-${special.id}`,
    ])
    const ability = { kind: 'ability', seat: 1, magician: 'electra' }
    assert.deepEqual(leadsTo(text.note(ability)), ['magician-electra'])
  }
})

test('TR-FIRST-1: the rules lead to the tricks of the kits', () => {
  for (const language of LANGUAGES) {
    const rules = readFileSync(new URL(`../RULES.${language}.md`, import.meta.url), 'utf8')
    for (const { trick } of MAGORIA.kits) {
      const card = cardsIn(language).find(({ id }) => id === `trick-${trick}`)
      assert.ok(
        card?.names.some((name) => rules.includes(name)),
        `${language}: ${trick}`,
      )
    }
  }
})

test('the rules for players spell the names of cards as the cards do', () => {
  const plain = (name: string): string => name.replaceAll('’', "'")
  for (const [language, quotes] of [
    ['ru', /«([^«»]+)»/g],
    ['en', /“([^“”]+)”/g],
  ] as const) {
    const rules = readFileSync(new URL(`../RULES.${language}.md`, import.meta.url), 'utf8')
    const titles = cardsIn(language).map(({ title }) => title)
    const quoted = [...rules.matchAll(quotes)].map(([, name = '']) => name)
    const named = titles.filter((title) => quoted.some((name) => plain(name) === plain(title)))
    assert.ok(named.length > 60, `${language}: ${named.length}`)
    for (const title of named) assert.ok(quoted.includes(title), title)
  }
})

const SITUATION: Situation = {
  at: '',
  ap: '',
  character: '',
  price: '',
  fame: '',
  worth: '',
  count: '',
  day: '',
  opponent: 'Ben',
  special: '',
  allAssigned: false,
  isReady: false,
}

test('prompts, answers and the board call abilities and special assignments as their cards do', () => {
  for (const language of LANGUAGES) {
    const { names, words } = trickerionText(language, MAGORIA, [])
    const board = BOARD_WORDS[language]
    const prompt = (kind: keyof typeof words.prompts): string => words.prompts[kind](SITUATION)
    const said: readonly (readonly [string, string])[] = [
      [board.parts.boost, names.ability('mechaniker')],
      [board.acts.weaveFate, names.ability('priestess')],
      [words.options.weaveFate(''), names.ability('priestess')],
      [prompt('ability.reschedule'), names.ability('master-of-chains')],
      [prompt('ability.possess'), names.ability('yoruba')],
      [prompt('ability.steal'), names.ability('red-lotus')],
      [board.acts.steal, names.ability('red-lotus')],
      [prompt('special.keep'), names.special('SA-TH-6')],
      [prompt('special.premiere'), names.special('SA-TH-8')],
      [board.acts.premiere, names.special('SA-TH-8')],
    ]
    for (const [text, name] of said) {
      const title = name.replaceAll(/[«»“”]/g, '').toLowerCase()
      assert.ok(text.toLowerCase().startsWith(title), `${text}: ${title}`)
    }
  }
})
