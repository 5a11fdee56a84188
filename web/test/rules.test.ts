import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { GAMES } from '../src/games.ts'
import {
  chaptersOf,
  type Part,
  parseRules,
  piecesOf,
  rulesIn,
  type Section,
  searchRules,
} from '../src/rules/parse.ts'

const SOURCE = `# The rules

Words before.

## 4. Rules

### 4.1 The Guide: dice

Some prose
in two lines.

- **AB-P3-4** If one block is empty, see AB-P3-1.

| Name | Meaning |
|---|---|
| a\\|b | second |
`

const kinds = (parts: readonly Part[]): string[] => parts.map(({ kind }) => kind)

test('a rules file is cut into sections, rules, texts and tables', () => {
  const [title, rules, dice] = parseRules(SOURCE)
  assert.deepEqual([title?.title, title?.level, rules?.address], ['The rules', 1, '4'])
  assert.equal(dice?.title, '4.1 The Guide: dice')
  assert.deepEqual(kinds(dice?.parts ?? []), ['text', 'rule', 'table'])
  const [text, rule, table] = dice?.parts ?? []
  assert.deepEqual(text, { kind: 'text', text: 'Some prose in two lines.' })
  assert.deepEqual(rule?.kind === 'rule' && rule.rule, {
    id: 'AB-P3-4',
    text: 'If one block is empty, see AB-P3-1.',
  })
  assert.deepEqual(table?.kind === 'table' && table.rows, [['a|b', 'second']])
})

test('the rules come before the notes about their numbers and sources', () => {
  const sections = parseRules('# Title\n\n## 0. How to read\n\n### 0.1 Sources\n\n## 1. The game\n')
  const { rules, notes } = chaptersOf(sections)
  const titles = (chapters: readonly Section[]): string[] => chapters.map(({ title }) => title)
  assert.deepEqual(titles(rules), ['1. The game'])
  assert.deepEqual(titles(notes), ['0. How to read', '0.1 Sources'])
})

test('a blank line parts two paragraphs', () => {
  const [section] = parseRules('# Rules\n\nOne\nparagraph.\n\nAnother.\n')
  assert.deepEqual(section?.parts, [
    { kind: 'text', text: 'One paragraph.' },
    { kind: 'text', text: 'Another.' },
  ])
})

test('a text shows links to other rules', () => {
  assert.deepEqual(piecesOf('See all of it in AB-P3-1.'), [
    { kind: 'plain', text: 'See all of it in ' },
    { kind: 'rule', text: 'AB-P3-1' },
    { kind: 'plain', text: '.' },
  ])
})

test('rules are found by id and by words in any order', () => {
  const sections = parseRules(SOURCE)
  const found = (query: string): string[] => searchRules(sections, query).map(({ id }) => id)
  assert.deepEqual(found('ab-p3-4'), ['AB-P3-4'])
  assert.deepEqual(found('empty block'), ['AB-P3-4'])
  assert.deepEqual(found('bridge'), [])
  assert.deepEqual(found('  '), [])
  const russian = parseRules('## 4. Правила\n\n- **AB-P3-4** Если пуст один квартал, см. AB-P3-1.\n')
  assert.deepEqual(
    searchRules(russian, 'Квартал пуст').map(({ id }) => id),
    ['AB-P3-4'],
  )
})

test('rules are found by words as people type them', () => {
  const sections = parseRules('## 4. Rules\n\n- **AB-1** The player’s turn.\n- **AB-2** Зелёный турист.\n')
  const found = (query: string): string[] => searchRules(sections, query).map(({ id }) => id)
  assert.deepEqual([found("player's"), found('зеленый')], [['AB-1'], ['AB-2']])
})

const rulesFile = (game: string, language: string) =>
  parseRules(readFileSync(fileURLToPath(import.meta.resolve(`@curio/${game}/RULES.${language}.md`)), 'utf8'))

for (const { id: game } of GAMES) {
  const english = rulesFile(game, 'en')
  const russian = rulesFile(game, 'ru')

  test(`${game}: every rule and every section has one address`, () => {
    for (const sections of [english, russian]) {
      assert.ok(rulesIn(sections).length > 300)
      const addresses = [...rulesIn(sections).map(({ id }) => id), ...sections.map(({ address }) => address)]
      assert.deepEqual(new Set(addresses).size, addresses.length)
    }
  })

  test(`${game}: a rule and a numbered section have the same address in both languages`, () => {
    const ids = (sections: readonly Section[]): string[] => rulesIn(sections).map(({ id }) => id)
    assert.deepEqual(ids(english), ids(russian))
    const numbered = (sections: readonly Section[]): string[] =>
      sections.filter(({ level }) => level === 2 || level === 3).map(({ address }) => address)
    assert.deepEqual(numbered(english), numbered(russian))
  })
}
