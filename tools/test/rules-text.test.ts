import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { test } from 'node:test'

/** What is special about the two rules files of a game. */
interface Rulebook {
  /** The editions the Russian file tells of. */
  readonly editions: readonly string[]
  /** Letters that stand for numbers, places or decks; anything else in Latin script is left over. */
  readonly latin: readonly RegExp[]
}

const RULEBOOKS: Readonly<Record<string, Rulebook>> = {
  cryptids: {
    editions: ['europe'],
    // Regions, start places, types of contracts, levels, and the cards of an example.
    latin: [/(?<!\p{L})(?:[NESW]\d?|[ABCXYZ]|I{1,3})(?!\p{L})/gu],
  },
  route: {
    editions: ['guide', 'both'],
    latin: [/[XY](?!\p{L})/gu, /\([abn];[abn]\)/g, / [an] и [bn](?=,)/g, /A, B, C|только A|цели B/g],
  },
}

const RULE = /^- \*\*([A-Z]{2}-[A-Z0-9-]+)\*\* (?:\{(\w+)\} \[(\w+)\] )?(.+)$/
const REFERENCE = /\b[A-Z]{2}-[A-Z]+[A-Z0-9-]*-\d+\b/g
const NUMBERED_HEADING = /^##+ (\d+(?:\.\d+)?)\.? (.+)$/
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

const read = (path: string): string => readFileSync(new URL(`../../games/${path}`, import.meta.url), 'utf8')

test('every game has its rules in English and in Russian', () => {
  const gamesWith = (file: string): string[] =>
    globSync(`*/${file}`, { cwd: new URL('../../games', import.meta.url) })
      .map((path) => basename(dirname(path)))
      .sort()
  assert.deepEqual(gamesWith('RULES.md'), Object.keys(RULEBOOKS))
  assert.deepEqual(gamesWith('RULES.ru.md'), Object.keys(RULEBOOKS))
})

for (const [game, rulebook] of Object.entries(RULEBOOKS)) testRulebook(game, rulebook)

function testRulebook(game: string, { editions, latin }: Rulebook): void {
  const sources = { english: read(`${game}/RULES.md`), russian: read(`${game}/RULES.ru.md`) }
  const english = rulesOf(sources.english)
  const russian = rulesOf(sources.russian)
  const withoutIds = sources.russian.replaceAll(REFERENCE, '№')

  test(`${game}: every English rule says where it holds and how sure it is, and why where it is not given`, () => {
    for (const { id, edition, sure, text } of english) {
      assert.notEqual(edition, '', id)
      assert.ok(SURE.includes(sure), id)
      if (sure === 'inferred') assert.match(text, /\(from: /, id)
      if (sure === 'ruling') assert.match(text, /\(why: | → \S/, id)
    }
  })

  test(`${game}: the Russian rules are those of their editions, each once, in the order and sections of the English ones`, () => {
    const place = ({ id, section }: RuleLine): string => `${section} ${id}`
    const wanted = english.filter(({ edition }) => editions.includes(edition))
    assert.ok(wanted.length > 300)
    assert.deepEqual(russian.map(place), wanted.map(place))
  })

  test(`${game}: a rule named in the rules is one of them`, () => {
    for (const [rules, source] of [
      [english, sources.english],
      [russian, sources.russian],
    ] as const) {
      const known = new Set(rules.map(({ id }) => id))
      const named = source.match(REFERENCE) ?? []
      assert.ok(named.length > rules.length)
      // Rows of open questions point to rules and are none.
      assert.deepEqual(
        named.filter((id) => !known.has(id) && !id.includes('-AMB-')),
        [],
      )
    }
  })

  test(`${game}: every Russian rule is a whole sentence`, () => {
    const wrong = russian.filter(({ text }) => !/^[«\p{Lu}].*[.)]$/u.test(text))
    assert.deepEqual(wrong, [])
  })

  test(`${game}: every Russian section has an English one of its number, and opens with an introduction`, () => {
    const numbers = new Set(sectionsIn(sources.english))
    assert.deepEqual(
      sectionsIn(sources.russian).filter((number) => !numbers.has(number)),
      [],
    )
    const openings = sources.russian.split(/^#+ /m).slice(1)
    const bare = openings.filter((section) => !/^[^\n]+\n\n[«\p{Lu}][^\n]{40,}/u.test(section))
    assert.deepEqual(bare, [])
  })

  test(`${game}: no English, tags or code names are left over in the Russian rules`, () => {
    const rest = latin.reduce((text, intended) => text.replaceAll(intended, ''), withoutIds)
    assert.deepEqual(rest.match(/\S*\p{Script=Latin}\S*/gu) ?? [], [])
    assert.deepEqual(rest.match(/.*[{}[\]_`].*/g) ?? [], [])
  })

  test(`${game}: Russian quotation marks, dashes, ranges and coordinates are written one way`, () => {
    // Rules, headings, table rows and paragraphs, these without their line breaks.
    const passages = withoutIds.replaceAll(/(?<=\S)\n(?=[^\n#|-])/g, ' ').split('\n')
    const habits = [
      /["“”„']/,
      /«[^»]*«|^[^«]*»|«[^»]*$/,
      /\S - \S|\S – \S|\S—|—\S|\d[-—]\d/,
      /\(\d[,.: ]+\d\)|\(\d; \d\)/,
      /\S {2,}\S|\s$|\s[,.:;!?]/,
    ]
    for (const breach of habits) {
      assert.deepEqual(
        passages.filter((passage) => breach.test(passage)),
        [],
      )
    }
  })

  test(`${game}: a Russian word that is written with ё once is always written with it`, () => {
    const words = new Set(sources.russian.toLowerCase().match(/\p{L}+/gu))
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
    const counts = [...sources.russian.matchAll(/(\d+) (очк\p{L}+)/gu)]
    assert.ok(counts.length > 5)
    for (const [written, count, word = ''] of counts) {
      assert.match(word, forms[plural.select(Number(count))] ?? /^$/, written)
    }
  })
}
