import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Packs } from '@curio/kernel'
import type { Language } from '@curio/ui/language'
import type { RouteReason } from '../bot/reason.ts'
import { ARKHAM_GUIDE, PACKS } from '../content/index.ts'
import { shownIn } from '../rules/cities/index.ts'
import { CITY_NAMES, CITY_PACKS } from '../rules/options.ts'
import { REASONS } from '../rules/reasons.ts'
import type { Shown } from '../rules/shown.ts'
import { reasonText } from '../text/advice.ts'
import { FORM_WORDS } from '../text/new-game/words.ts'
import { refusalWords } from '../text/refusal-words.ts'
import { boardWords } from '../ui/booklet-board-words.ts'
import { TRAVEL_WORDS } from '../ui/campaign/words.ts'

const LANGUAGES = ['ru', 'en'] as const satisfies readonly Language[]

/** What only the Guide calls its things by. */
const OF_THE_GUIDE: Readonly<Record<Language, RegExp>> = {
  ru: /квартал|очк[оаиу]|очков|столкновен|Новый поворот|Т-образный|Лавка древностей/i,
  en: /\bblocks?\b|New Turn|T-Junction/i,
}

function shownCity(city: (typeof CITY_NAMES)[number]): Shown {
  const packs = PACKS as unknown as Packs
  const name = CITY_PACKS[city]
  return shownIn({ booklet: packs.booklet ?? null, [name]: packs[name] ?? null }) ?? assert.fail(city)
}

const CITIES = CITY_NAMES.map(shownCity)

const REASONS_OF_BOTS: readonly RouteReason[] = [
  { why: 'line', blocks: 2, tourists: 3 },
  { why: 'line', blocks: 5, tourists: 0 },
  { why: 'shop' },
  { why: 'cafe' },
  { why: 'along' },
  { why: 'near', roads: 2 },
  { why: 'ahead', points: 3 },
]

/** Every text in a record of words, and what its functions say of something. */
function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return [words]
  if (typeof words === 'function') return textsOf((words as (...given: unknown[]) => unknown)('1', '2', 3))
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsOf) : []
}

for (const language of LANGUAGES) {
  test(`${language}: refusals in cities of the booklet are in its own terms`, () => {
    for (const pack of CITIES) {
      const words = refusalWords(language, pack)
      for (const reason of REASONS) assert.doesNotMatch(words[reason], OF_THE_GUIDE[language], reason)
    }
  })

  test(`${language}: reasons of bots in cities of the booklet are in its own terms`, () => {
    const said = CITIES.flatMap((pack) => REASONS_OF_BOTS.map((reason) => reasonText(reason, language, pack)))
    for (const text of said) assert.doesNotMatch(text, OF_THE_GUIDE[language])
  })

  test(`${language}: what the board says in cities of the booklet is in its own terms`, () => {
    for (const pack of CITIES) {
      // Yellow blocks are in the Guide alone.
      const { sources, ...words } = boardWords(language, pack)
      for (const text of textsOf({ ...words, ...sources, yellow: '' }))
        assert.doesNotMatch(text, OF_THE_GUIDE[language])
    }
  })
}

test('what is agreed on for the booklet, and the board of a campaign, are in its own terms', () => {
  const { teamsOff, teamsOn, atLeast } = FORM_WORDS.ru
  const said = [teamsOff.line, teamsOn.line, atLeast.booklet(160), TRAVEL_WORDS.ru.placeAndPoints(2, 78)]
  for (const text of said) assert.match(text, /ОП/)
  assert.match(atLeast.guide(160), /очков/)
})

test('the Guide keeps its terms', () => {
  assert.match(refusalWords('ru', ARKHAM_GUIDE).occupied, /квартал/)
  assert.match(reasonText({ why: 'along' }, 'en', ARKHAM_GUIDE), /block/)
  assert.match(boardWords('ru', ARKHAM_GUIDE).mapKeys, /квартал/)
})

test('a route is composed with the links that the city has', () => {
  const help = (city: (typeof CITY_NAMES)[number]): string => boardWords('en', shownCity(city)).composeHelp
  assert.match(help('las-vegas'), /helicopter/i)
  assert.match(help('arkham'), /gates/i)
  assert.doesNotMatch(help('venice'), /gate|helicopter/i)
})
