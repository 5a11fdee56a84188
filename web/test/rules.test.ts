import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { type Part, parseRules, piecesOf, rulesIn, runsOf, searchRules } from '../src/rules/parse.ts'

const SOURCE = `# The rules

Words before.

## 4. Rules

### 4.1 Edition \`guide\`: dice

Some prose
in two lines.

- **AB-P3-4** {both} [given] (guide text) If one \`block\` is empty, see AB-P3-1.
- plain item
    code line

| Name | Meaning |
|---|---|
| a\\|b | second |
`

const kinds = (parts: readonly Part[]): string[] => parts.map(({ kind }) => kind)

test('a rules file is cut into sections, rules, texts and tables', () => {
  const [title, rules, dice] = parseRules(SOURCE)
  assert.deepEqual([title?.title, title?.level, rules?.address], ['The rules', 1, '4'])
  assert.equal(dice?.title, '4.1 Edition guide: dice')
  assert.deepEqual(kinds(dice?.parts ?? []), ['text', 'rule', 'item', 'code', 'table'])
  const [text, rule, , , table] = dice?.parts ?? []
  assert.deepEqual(text, { kind: 'text', text: 'Some prose in two lines.' })
  assert.deepEqual(rule?.kind === 'rule' && rule.rule, {
    id: 'AB-P3-4',
    marks: { edition: 'both', sure: 'given' },
    text: 'If one `block` is empty, see AB-P3-1.',
  })
  assert.deepEqual(table?.kind === 'table' && table.rows, [['a|b', 'second']])
})

test('a blank line parts two paragraphs', () => {
  const [section] = parseRules('# Rules\n\nOne\nparagraph.\n\nAnother.\n')
  assert.deepEqual(section?.parts, [
    { kind: 'text', text: 'One paragraph.' },
    { kind: 'text', text: 'Another.' },
  ])
})

test('Russian words that a text quotes are told from the rest, with their quotes', () => {
  assert.deepEqual(
    runsOf('Route («Маршрут построен»), VP: победные очки, ПО; 6×6, RT-P3-1.').map(({ text, russian }) =>
      russian ? `<${text}>` : text,
    ),
    ['Route (', '<«Маршрут построен»>', '), VP: ', '<победные очки, ПО>', '; 6×6, RT-P3-1.'],
  )
  assert.deepEqual(runsOf('No Russian word.'), [{ at: 0, text: 'No Russian word.', russian: false }])
})

test('no word of the English rules of Route is left unmarked', () => {
  const source = readFileSync(fileURLToPath(import.meta.resolve('@curio/route/RULES.md')), 'utf8')
  const rest = runsOf(source).filter(({ russian }) => !russian)
  assert.ok(rest.length > 100)
  for (const { text } of rest) assert.doesNotMatch(text, /[а-яё]/iu)
})

test('a text shows code, emphasis and links to other rules', () => {
  assert.deepEqual(piecesOf('See **all** of `x` in AB-P3-1.'), [
    { kind: 'plain', text: 'See ' },
    { kind: 'strong', text: 'all' },
    { kind: 'plain', text: ' of ' },
    { kind: 'code', text: 'x' },
    { kind: 'plain', text: ' in ' },
    { kind: 'rule', text: 'AB-P3-1' },
    { kind: 'plain', text: '.' },
  ])
})

test('a translated rule carries no marks', () => {
  const sections = parseRules('## 4. Правила\n\n- **AB-P3-4** Если пуст один квартал, см. AB-P3-1.\n')
  assert.deepEqual(rulesIn(sections), [
    { id: 'AB-P3-4', marks: null, text: 'Если пуст один квартал, см. AB-P3-1.' },
  ])
  assert.deepEqual(
    searchRules(sections, 'Квартал пуст').map(({ id }) => id),
    ['AB-P3-4'],
  )
})

test('rules are found by id and by words in any order', () => {
  const sections = parseRules(SOURCE)
  const found = (query: string): string[] => searchRules(sections, query).map(({ id }) => id)
  assert.deepEqual(found('ab-p3-4'), ['AB-P3-4'])
  assert.deepEqual(found('empty block'), ['AB-P3-4'])
  assert.deepEqual(found('bridge'), [])
  assert.deepEqual(found('  '), [])
})

const fileOf = (name: string) =>
  parseRules(readFileSync(fileURLToPath(import.meta.resolve(`@curio/route/${name}`)), 'utf8'))
const ORIGINAL = fileOf('RULES.md')
const RUSSIAN = fileOf('RULES.ru.md')

test('every rule and every section of Route has one address', () => {
  assert.ok(rulesIn(ORIGINAL).length > 500)
  for (const sections of [ORIGINAL, RUSSIAN]) {
    const addresses = [...rulesIn(sections).map(({ id }) => id), ...sections.map(({ address }) => address)]
    assert.deepEqual(new Set(addresses).size, addresses.length)
  }
})

test('Route in Russian has exactly the rules that do not belong to the booklet alone', () => {
  const expected = rulesIn(ORIGINAL).filter(({ marks }) => marks?.edition !== 'booklet')
  const ids = (rules: ReturnType<typeof rulesIn>): string[] => rules.map(({ id }) => id).sort()
  assert.deepEqual(ids(rulesIn(RUSSIAN)), ids(expected))
})

test('a section of Route has the same address in both languages', () => {
  const known = new Set(ORIGINAL.map(({ address }) => address))
  for (const { address, level } of RUSSIAN)
    if (level === 2 || level === 3) assert.ok(known.has(address), address)
})
