import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { counted } from '../text/index.ts'
import { ru } from '../text/ru.ts'

const ENGLISH = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')
const RUSSIAN = readFileSync(new URL('../RULES.ru.md', import.meta.url), 'utf8')

const RULE = /^- \*\*(RT-[A-Z0-9-]+)\*\* (?:\{(\w+)\} )?(.+)$/
const REFERENCE = /\bRT-[A-Z]+[A-Z0-9-]*-\d+\b/g
const NUMBERED_HEADING = /^##+ (\d+(?:\.\d+)?)\.? (.+)$/

/** Letters that stand for numbers, and the names of the goal decks; anything else in Latin script is left over. */
const INTENDED_LATIN = [
  /[XY](?!\p{L})/gu,
  /\([abn];[abn]\)/g,
  / [an] и [bn](?=,)/g,
  /A, B, C|только A|цели B/g,
]

interface RuleLine {
  readonly id: string
  readonly edition: string
  readonly text: string
  /** The number of the section it stands in: 4.4 */
  readonly section: string
}

function rulesOf(source: string): RuleLine[] {
  let section = ''
  return source.split('\n').flatMap((line) => {
    section = NUMBERED_HEADING.exec(line)?.[1] ?? section
    const [, id, edition = '', text = ''] = RULE.exec(line) ?? []
    return id === undefined ? [] : [{ id, edition, text, section }]
  })
}

const russian = rulesOf(RUSSIAN)

const withoutIds = RUSSIAN.replaceAll(REFERENCE, '№')

/** Rules, headings, table rows and paragraphs, these without their line breaks. */
const passages = withoutIds.replaceAll(/(?<=\S)\n(?=[^\n#|-])/g, ' ').split('\n')

/** Where the Russian file breaks a habit of writing. */
function breaches(breach: RegExp): string[] {
  return passages.filter((passage) => breach.test(passage))
}

test('the Russian rules are those of the guide edition, each once, in the order and sections of the English ones', () => {
  const place = ({ id, section }: RuleLine): string => `${section} ${id}`
  const wanted = rulesOf(ENGLISH).filter(({ edition }) => edition === 'guide' || edition === 'both')
  assert.ok(wanted.length > 300)
  assert.deepEqual(russian.map(place), wanted.map(place))
})

test('the Russian rules repeat no tags, source marks or code names', () => {
  assert.deepEqual(breaches(/[{}[\]_`]/), [])
})

test('a rule named in the Russian file is one of its rules', () => {
  const known = new Set(russian.map(({ id }) => id))
  const named = RUSSIAN.match(REFERENCE) ?? []
  assert.ok(named.length > russian.length)
  assert.deepEqual(
    named.filter((id) => !known.has(id)),
    [],
  )
})

test('no English is left over in the Russian rules', () => {
  const rest = INTENDED_LATIN.reduce((text, intended) => text.replaceAll(intended, ''), withoutIds)
  assert.deepEqual(rest.match(/\S*\p{Script=Latin}\S*/gu) ?? [], [])
})

test('every Russian rule is a whole sentence', () => {
  const wrong = russian.filter(({ text }) => !/^[«\p{Lu}].*[.)]$/u.test(text))
  assert.deepEqual(wrong, [])
})

test('every Russian section has an English one of its number, and opens with an introduction', () => {
  const numbersIn = (source: string): string[] =>
    source.split('\n').flatMap((line) => NUMBERED_HEADING.exec(line)?.[1] ?? [])
  const english = new Set(numbersIn(ENGLISH))
  assert.deepEqual(
    numbersIn(RUSSIAN).filter((number) => !english.has(number)),
    [],
  )
  const openings = RUSSIAN.split(/^#+ /m).slice(1)
  const bare = openings.filter((section) => !/^[^\n]+\n\n[«\p{Lu}][^\n]{40,}/u.test(section))
  assert.deepEqual(bare, [])
})

test('Russian quotation marks, dashes, ranges and coordinates are written one way', () => {
  assert.deepEqual(breaches(/["“”„']/), [])
  assert.deepEqual(breaches(/«[^»]*«|^[^«]*»|«[^»]*$/), [])
  assert.deepEqual(breaches(/\S - \S|\S – \S|\S—|—\S|\d[-—]\d/), [])
  assert.deepEqual(breaches(/\(\d[,.: ]+\d\)|\(\d; \d\)/), [])
  assert.deepEqual(breaches(/\S {2,}\S|\s$|\s[,.:;!?]/), [])
})

test('a Russian word that is written with ё once is always written with it', () => {
  const words = new Set(RUSSIAN.toLowerCase().match(/\p{L}+/gu))
  const twoWords = new Set(['все', 'всем', 'чем'])
  const lost = [...words]
    .filter((word) => word.includes('ё'))
    .map((word) => word.replaceAll('ё', 'е'))
    .filter((word) => words.has(word) && !twoWords.has(word))
  assert.deepEqual(lost, [])
})

test('Russian points agree with their number', () => {
  const counts = [...RUSSIAN.matchAll(/(\d+) (очк\p{L}+)/gu)]
  assert.ok(counts.length > 5)
  for (const [written, count] of counts) assert.equal(written, counted('ru', Number(count), ru.points))
})
