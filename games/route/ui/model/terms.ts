import type { Json, Packs } from '@curio/kernel'
import type { Language } from '@curio/ui/language'
import { ARKHAM_GUIDE } from '../../content/named.ts'
import { SYMBOLS } from '../../content/pack.ts'
import { MET } from '../../rules/options.ts'
import { CITY_TITLES, MODE_TITLES } from '../../text/city-names.ts'
import { routeWords } from '../../text/index.ts'
import {
  type Asked,
  askedIn,
  cityIn,
  effectsIn,
  eventsIn,
  mayVisit,
  modeIn,
  travelIn,
  variantIn,
} from '../../text/new-game/asked.ts'
import { FORM_WORDS } from '../../text/new-game/words.ts'
import { BOARD_WORDS } from '../board-words.ts'
import { packIn } from '../scene.ts'

type Term = readonly [what: string, how: string]

/** RT-GEN-4: what was agreed, in words; what was not is left to chance. */
export function termsOf(
  options: Json,
  names: readonly string[],
  packs: Packs,
  language: Language,
): readonly Term[] {
  const asked = askedIn(options)
  const { firstPlayer, random } = BOARD_WORDS[language]
  const { first } = asked
  return [
    ...whereTerms(asked, language),
    ...ancientTerms(asked, packs, language),
    ...effectTerms(asked, names.length, packs, language),
    ...bookletTerms(asked, language),
    [firstPlayer, names[typeof first === 'number' ? first : -1] ?? random],
  ]
}

/** The city and how it is played; of a campaign, its cities and who chooses them. */
function whereTerms(asked: Asked, language: Language): readonly Term[] {
  const words = FORM_WORDS[language]
  const variant = variantIn(asked)
  const { name } = words.variants[variant]
  const city = cityIn(asked)
  if (city !== null) return [[words.city, name], ...modeTerms(words.mode, asked, language)]
  if (variant === 'guide') return [[words.city, name]]
  const travel = travelIn(asked)
  const titles = travel.cities?.map((each) => CITY_TITLES[language][each]).join(', ')
  return [
    [words.variants.campaign.name, words.choices[travel.choice].name],
    [travel.choice === 'winner' ? words.firstCity : words.cities, titles ?? words.random],
    ...(mayVisit(travel, 'venice')
      ? modeTerms(words.veniceMode, { city: 'venice', mode: travel.venice }, language)
      : []),
  ]
}

function modeTerms(label: string, asked: Asked, language: Language): readonly Term[] {
  if (asked.city !== 'venice') return []
  const mode = modeIn(asked, 'venice')
  return mode === 'special' ? [] : [[label, MODE_TITLES[language][mode]]]
}

function ancientTerms(asked: Asked, packs: Packs, language: Language): readonly Term[] {
  const variant = variantIn(asked)
  const isMet =
    variant === 'guide' ||
    (variant === 'campaign' ? mayVisit(travelIn(asked), 'arkham') : MET[variant] !== undefined)
  // Of the cities of a campaign only Arkham names the Ancients, as the Guide does.
  const { ancients } = variant === 'campaign' ? ARKHAM_GUIDE : packIn(packs)
  return isMet ? [[routeWords(language).labels.ancient, nameIn(ancients, asked.ancient, language)]] : []
}

function effectTerms(asked: Asked, seats: number, packs: Packs, language: Language): readonly Term[] {
  const { labels, symbols } = routeWords(language)
  const { effects } = packIn(packs)
  const chosen = effectsIn(asked, seats)
  switch (chosen.kind) {
    case 'random':
      return [[labels.effects, BOARD_WORDS[language].random]]
    case 'none':
      return [[labels.effects, FORM_WORDS[language].effectKinds.none]]
    case 'one':
      return [[labels.effects, nameIn(effects, chosen.card, language)]]
    case 'two':
      return SYMBOLS.map((symbol) => [
        `${labels.effects}: ${symbols[symbol]}`,
        nameIn(effects, chosen[symbol], language),
      ])
  }
}

/** RT-BASE-5, RT-EV-2, RT-BASE-46. */
function bookletTerms(asked: Asked, language: Language): readonly Term[] {
  if (asked.edition !== 'booklet') return []
  const words = FORM_WORDS[language]
  const { red, yellow } = eventsIn(asked)
  return [
    [words.tasks, (asked.tasks === false ? words.tasksOff : words.tasksOn).name],
    ...(red + yellow > 0 ? [[words.events, words.eventCount(yellow, red)] as const] : []),
    ...(asked.teams === true ? [[words.teams, words.teamsOn.line] as const] : []),
  ]
}

interface Named {
  readonly id: string
  readonly name: Readonly<Record<Language, string>>
}

const nameIn = (list: readonly Named[], id: unknown, language: Language): string =>
  list.find((each) => each.id === id)?.name[language] ?? BOARD_WORDS[language].random
