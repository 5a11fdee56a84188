import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { test } from 'node:test'

/** What is special about the rules of a game. */
interface Rulebook {
  /** The editions that players read of. */
  readonly editions: readonly string[]
  /** Letters in the Russian rules for numbers, places or decks; anything else in Latin script is left over. */
  readonly latin: readonly RegExp[]
}

const RULEBOOKS: Readonly<Record<string, Rulebook>> = {
  cryptids: {
    editions: ['europe'],
    // Regions, start places, types of contracts, levels, and the cards of an example.
    latin: [/(?<!\p{L})(?:[NESW]\d?|[ABCXYZ]|I{1,3})(?!\p{L})/gu],
  },
  route: {
    editions: ['guide', 'both', 'booklet'],
    latin: [
      /[XY](?!\p{L})/gu,
      /\([abn];[abn]\)/g,
      / [an] и [bn](?=,)/g,
      /A, B, C|A, B или C|только A|цели B/g,
    ],
  },
  trickerion: {
    editions: ['magoria'],
    // The empty face of a die, and the players and prophecies of an example.
    latin: [/«X»/g, /(?<!\p{L})[ABCDX](?!\p{L})/gu],
  },
}

const RULE = /^- \*\*([A-Z]{2}-[A-Z0-9-]+)\*\* (?:\{(\w+)\} \[(\w+)\] )?(.+)$/
const REFERENCE = /\b[A-Z]{2}-[A-Z]+[A-Z0-9-]*-\d+\b/g
const NUMBERED_HEADING = /^##+ (\d+(?:\.\d+)?)\.? (.+)$/
const HEADING = /^#+(?: \d+(?:\.\d+)?)?/gm
const NUMBER = /\d+/g
const SURE = ['given', 'inferred', 'ruling', 'derived']

interface RuleLine {
  readonly id: string
  readonly edition: string
  readonly sure: string
  readonly text: string
  /** The number of the section it stands in: 4.4 */
  readonly section: string
}

function rulesOf(source: string): RuleLine[] {
  let section = ''
  return source.split('\n').flatMap((line) => {
    section = NUMBERED_HEADING.exec(line)?.[1] ?? section
    const [, id, edition = '', sure = '', text = ''] = RULE.exec(line) ?? []
    return id === undefined ? [] : [{ id, edition, sure, text, section }]
  })
}

const sectionsIn = (source: string): string[] =>
  source.split('\n').flatMap((line) => NUMBERED_HEADING.exec(line)?.[1] ?? [])

/** The numbers in a text but for those of rules, in whatever order the language puts them. */
const numbersIn = (text: string): string[] => (text.replaceAll(REFERENCE, '').match(NUMBER) ?? []).sort()

const read = (path: string): string => readFileSync(new URL(`../../games/${path}`, import.meta.url), 'utf8')

test('every game has the specification of its rules, and the rules for players in English and in Russian', () => {
  const gamesWith = (file: string): string[] =>
    globSync(`*/${file}`, { cwd: new URL('../../games', import.meta.url) })
      .map((path) => basename(dirname(path)))
      .sort()
  for (const file of ['RULES.md', 'RULES.en.md', 'RULES.ru.md']) {
    assert.deepEqual(gamesWith(file), Object.keys(RULEBOOKS), file)
  }
})

for (const [game, rulebook] of Object.entries(RULEBOOKS)) {
  testSpecification(game)
  testPlayersRules(game, 'English', 'RULES.en.md', rulebook)
  testPlayersRules(game, 'Russian', 'RULES.ru.md', rulebook)
  testLanguages(game)
  testEnglish(game)
  testRussian(game, rulebook)
}

function testSpecification(game: string): void {
  const source = read(`${game}/RULES.md`)
  const rules = rulesOf(source)

  test(`${game}: every specified rule says where it holds and how sure it is, and why where it is not given`, () => {
    for (const { id, edition, sure, text } of rules) {
      assert.notEqual(edition, '', id)
      assert.ok(SURE.includes(sure), id)
      if (sure === 'inferred') assert.match(text, /\(from: /, id)
      if (sure === 'ruling') assert.match(text, /\(why: | → \S/, id)
    }
  })

  test(`${game}: a rule named in the specification is one of its rules`, () => {
    assertNamesOwnRules(source, rules)
  })
}

function testPlayersRules(game: string, language: string, file: string, rulebook: Rulebook): void {
  const { editions } = rulebook
  const source = read(`${game}/${file}`)
  const rules = rulesOf(source)
  const specification = read(`${game}/RULES.md`)

  test(`${game}: the ${language} rules are those of their editions, each once, in the order and sections of the specification`, () => {
    const place = ({ id, section }: RuleLine): string => `${section} ${id}`
    const wanted = rulesOf(specification).filter(({ edition }) => editions.includes(edition))
    assert.ok(wanted.length > 300)
    assert.deepEqual(rules.map(place), wanted.map(place))
  })

  test(`${game}: a rule named in the ${language} rules is one of them`, () => {
    assertNamesOwnRules(source, rules)
  })

  test(`${game}: every ${language} rule is a whole sentence`, () => {
    const wrong = rules.filter(({ text }) => !/^[«“\p{Lu}].*[.)]$/u.test(text))
    assert.deepEqual(wrong, [])
  })

  test(`${game}: every ${language} section has a specified one of its number, and opens with an introduction`, () => {
    const numbers = new Set(sectionsIn(specification))
    assert.deepEqual(
      sectionsIn(source).filter((number) => !numbers.has(number)),
      [],
    )
    const openings = source.split(/^#+ /m).slice(1)
    const bare = openings.filter((section) => !/^[^\n]+\n\n[«“\p{Lu}][^\n]{40,}/u.test(section))
    assert.deepEqual(bare, [])
  })

  test(`${game}: the ${language} rules are headings, rules, tables and paragraphs, without marks`, () => {
    const unknown = source.split('\n').filter((line) => /^(?:\s|[*+>]|\d+\. |-(?! \*\*))/.test(line))
    assert.deepEqual(unknown, [])
    const words = source.replaceAll(/^- \*\*[A-Z0-9-]+\*\* /gm, '')
    assert.deepEqual(words.match(/.*[{}[\]_`*].*/g) ?? [], [])
    assert.deepEqual(words.match(/\S*(?:https?:|www\.)\S*/g) ?? [], [])
  })
}

function assertNamesOwnRules(source: string, rules: readonly RuleLine[]): void {
  const known = new Set(rules.map(({ id }) => id))
  const named = source.match(REFERENCE) ?? []
  assert.ok(named.length > rules.length)
  // Rows of open questions point to rules and are none.
  assert.deepEqual(
    named.filter((id) => !known.has(id) && !id.includes('-AMB-')),
    [],
  )
}

function testLanguages(game: string): void {
  const english = read(`${game}/RULES.en.md`)
  const russian = read(`${game}/RULES.ru.md`)

  test(`${game}: the rules have the same headings in both languages`, () => {
    assert.deepEqual(english.match(HEADING), russian.match(HEADING))
  })

  test(`${game}: the rules name the same numbers and other rules in both languages`, () => {
    const named = ({ id, text }: RuleLine): object => ({
      id,
      numbers: numbersIn(text),
      rules: (text.match(REFERENCE) ?? []).sort(),
    })
    assert.deepEqual(rulesOf(english).map(named), rulesOf(russian).map(named))
  })

  test(`${game}: the tables have the same rows and numbers in both languages`, () => {
    const rows = (source: string): string[][] => (source.match(/^\|.*$/gm) ?? []).map(numbersIn)
    assert.deepEqual(rows(english), rows(russian))
  })
}

function testEnglish(game: string): void {
  const source = read(`${game}/RULES.en.md`)

  test(`${game}: no Russian and no code names are left over in the English rules`, () => {
    assert.deepEqual(source.match(/\S*\p{Script=Cyrillic}\S*/gu) ?? [], [])
    assert.deepEqual(source.match(/\b\p{Ll}+\p{Lu}\w*/gu) ?? [], [])
  })

  test(`${game}: English quotation marks, dashes and coordinates are written one way`, () => {
    const habits = [
      /["'„«»]/,
      /“[^”]*“|^[^“]*”|“[^”]*$/,
      /\S - \S|—|\d-\d/,
      /\(\d[,.: ]+\d\)|\(\d; \d\)/,
      /\S {2,}\S|\s$|\s[,.:;!?]/,
    ]
    for (const breach of habits) {
      assert.deepEqual(
        passagesOf(source.replaceAll(REFERENCE, '№')).filter((passage) => breach.test(passage)),
        [],
      )
    }
  })

  test(`${game}: English points agree with their number`, () => {
    const counts = [...source.matchAll(/\b(\d+) (?:action )?(points?)\b/g)]
    assert.ok(counts.length > 5)
    for (const [written, count, word] of counts) {
      assert.equal(word, count === '1' ? 'point' : 'points', written)
    }
  })
}

/** Rules, headings, table rows and paragraphs, these without their line breaks. */
const passagesOf = (source: string): string[] => source.replaceAll(/(?<=\S)\n(?=[^\n#|-])/g, ' ').split('\n')

function testRussian(game: string, { latin }: Rulebook): void {
  const source = read(`${game}/RULES.ru.md`)
  const withoutIds = source.replaceAll(REFERENCE, '№')

  test(`${game}: no English and no code names are left over in the Russian rules`, () => {
    const rest = latin.reduce((text, intended) => text.replaceAll(intended, ''), withoutIds)
    assert.deepEqual(rest.match(/\S*\p{Script=Latin}\S*/gu) ?? [], [])
  })

  test(`${game}: Russian quotation marks, dashes, ranges and coordinates are written one way`, () => {
    const habits = [
      /["“”„']/,
      /«[^»]*«|^[^«]*»|«[^»]*$/,
      /\S - \S|\S – \S|\S—|—\S|\d[-—]\d/,
      /\(\d[,.: ]+\d\)|\(\d; \d\)/,
      /\S {2,}\S|\s$|\s[,.:;!?]/,
    ]
    for (const breach of habits) {
      assert.deepEqual(
        passagesOf(withoutIds).filter((passage) => breach.test(passage)),
        [],
      )
    }
  })

  test(`${game}: a Russian word that is written with ё once is always written with it`, () => {
    const words = new Set(source.toLowerCase().match(/\p{L}+/gu))
    const twoWords = new Set(['все', 'всем', 'чем'])
    const lost = [...words]
      .filter((word) => word.includes('ё'))
      .map((word) => word.replaceAll('ё', 'е'))
      .filter((word) => words.has(word) && !twoWords.has(word))
    assert.deepEqual(lost, [])
  })

  test(`${game}: Russian points agree with their number`, () => {
    const plural = new Intl.PluralRules('ru')
    const forms: Partial<Record<Intl.LDMLPluralRule, RegExp>> = {
      one: /^очк[оу]$/,
      few: /^очка$/,
      many: /^очков$/,
    }
    const counts = [...source.matchAll(/(\d+) (очк\p{L}+)/gu)]
    assert.ok(counts.length > 5)
    for (const [written, count, word = ''] of counts) {
      assert.match(word, forms[plural.select(Number(count))] ?? /^$/, written)
    }
  })
}
