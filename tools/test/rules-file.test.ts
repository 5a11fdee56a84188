import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { editionsOf, holdsIn, parseRules } from '../src/rules-file.ts'

test('a rule is a line with id, edition, tag and text', () => {
  const text = [
    '# A game',
    '- **AB-P3-4** {both} [given] (guide text) One thing.',
    'Prose about AB-P3-4 is no rule.',
    '- **AB-ANC-CTH-12** {guide} [ruling] Another (why: so).',
    '| AB-AMB-1 | a question | AB-P3-4 |',
    '    - **AB-P3-9** {both} [given] An example in a code block.',
    '- a list item, **not a rule**',
  ].join('\n')
  assert.deepEqual(parseRules(text), [
    { id: 'AB-P3-4', edition: 'both' },
    { id: 'AB-ANC-CTH-12', edition: 'guide' },
  ])
})

test('a line that is nearly a rule is refused with its number', () => {
  const nearly = [
    '- **AB-1** [given] no edition',
    '- **AB-1** {guide} no tag',
    '- **AB-X** {guide} [given] no number',
  ]
  for (const line of nearly)
    assert.throws(() => parseRules(`# A game\n${line}`), /^Error: line 2: a rule reads/)
})

test('an id is stated once', () => {
  const twice = '- **AB-1** {guide} [given] One.\n- **AB-1** {guide} [given] Two.'
  assert.throws(() => parseRules(twice), /line 2: AB-1 is stated twice/)
})

test('a rule marked both holds in every edition, another only in its own', () => {
  const rules = parseRules(
    '- **AB-1** {both} [given] x\n- **AB-2** {guide} [given] x\n- **AB-3** {booklet} [given] x',
  )
  assert.deepEqual(editionsOf(rules), ['guide', 'booklet'])
  const inGuide = rules.filter((rule) => holdsIn(rule, 'guide')).map((rule) => rule.id)
  assert.deepEqual(inGuide, ['AB-1', 'AB-2'])
})

test('the rules of Route can be read, and every rule they refer to exists', () => {
  const text = readFileSync(join(import.meta.dirname, '../../games/route/RULES.md'), 'utf8')
  const ids = new Set(parseRules(text).map((rule) => rule.id))
  const questions = new Set(Array.from(text.matchAll(/^\| (RT-AMB-\d+) \|/gm), ([, id]) => id))
  const references = new Set(Array.from(text.matchAll(/\bRT(?:-[A-Z0-9]+)*-\d+\b/g), ([id]) => id))
  assert.ok(references.size > 0)
  assert.deepEqual(
    [...references].filter((id) => !ids.has(id) && !questions.has(id)),
    [],
  )
})
