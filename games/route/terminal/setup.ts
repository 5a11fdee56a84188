import type { Packs } from '@curio/kernel'
import type { Language } from '@curio/ui/language'
import type { SetupQuestion } from '@curio/ui/terminal'
import { PACKS } from '../content/index.ts'
import { shownIn } from '../rules/cities/index.ts'
import { CITY_PACKS, type CityName } from '../rules/options.ts'
import type { Shown } from '../rules/shown.ts'
import { challengeWords, levelAt } from '../text/ending.ts'
import { routeText } from '../text/index.ts'
import { modesIn, switched, VARIANTS, type Variant } from '../text/new-game/asked.ts'
import { FORM_WORDS } from '../text/new-game/words.ts'
import { ROUTE_WORDS } from './words.ts'

/** What the menu asks before a new game: the city, then what that city and the number of players have to agree on. */
export function setupQuestions(language: Language, seats: number): readonly SetupQuestion[] {
  const words = FORM_WORDS[language]
  // RT-CAMP-1: nobody travels alone.
  const offered = VARIANTS.filter((variant) => variant !== 'campaign' || seats > 1)
  return [
    {
      label: words.city,
      answers: offered.map((variant) => ({
        label: `${words.variants[variant].name}: ${words.variants[variant].line}`,
        options: switched({}, variant),
        next: questionsOf(variant, language, seats),
      })),
    },
  ]
}

function questionsOf(variant: Variant, language: Language, seats: number): readonly SetupQuestion[] {
  if (variant === 'campaign') return [choices(language), events(language)]
  const pack = packOf(variant)
  const ofCity = variant === 'guide' ? [] : cityQuestions(variant, language, seats)
  return [
    ...(pack.ancients.length > 0 ? [ancients(pack, language)] : []),
    ...ofCity,
    ...(seats === 1 ? [challenges(pack, language)] : []),
  ]
}

function cityQuestions(city: CityName, language: Language, seats: number): readonly SetupQuestion[] {
  const hasModes = modesIn(city, seats).length > 1
  return [
    ...(hasModes ? [modes(city, language, seats)] : []),
    events(language),
    ...(seats === 4 ? [teams(language)] : []),
  ]
}

/** Built-in packs were checked when they were read. */
function packOf(variant: Exclude<Variant, 'campaign'>): Shown {
  const packs = PACKS as unknown as Packs
  if (variant === 'guide') return PACKS.city
  const name = CITY_PACKS[variant]
  return shownIn({ booklet: packs.booklet ?? null, [name]: packs[name] ?? null }) ?? PACKS.city
}

/** RT-SETUP-4, RT-ARK-1: an Ancient, or a random one. */
function ancients(pack: Shown, language: Language): SetupQuestion {
  const { words } = routeText(language, pack, [])
  return {
    label: words.labels.ancient,
    answers: [
      { label: ROUTE_WORDS[language].random, options: {} },
      ...pack.ancients.map(({ id, name, rule }) => ({
        label: `${name[language]}: ${rule[language]}`,
        options: { ancient: id },
      })),
    ],
  }
}

/** RT-COMP-2. */
function modes(city: CityName, language: Language, seats: number): SetupQuestion {
  const words = FORM_WORDS[language]
  return {
    label: words.mode,
    answers: modesIn(city, seats).flatMap((mode) =>
      mode === 'special'
        ? []
        : [{ label: `${words.modes[mode].name}: ${words.modes[mode].line}`, options: { mode } }],
    ),
  }
}

/** RT-EV-2: the recommended numbers; others are asked for by `--options`. */
function events(language: Language): SetupQuestion {
  const words = FORM_WORDS[language]
  return {
    label: `${words.events}. ${words.eventLine}`,
    answers: [0, 1, 2].map((count) => ({
      label: count === 0 ? words.noEvents : words.eventCount(count, count),
      options: count === 0 ? {} : { events: { red: count, yellow: count } },
    })),
  }
}

/** RT-BASE-46. */
function teams(language: Language): SetupQuestion {
  const { teams: label, teamsOff, teamsOn } = FORM_WORDS[language]
  return {
    label,
    answers: [teamsOff, teamsOn].map((each) => ({
      label: `${each.name}: ${each.line}`,
      options: each === teamsOn ? { teams: true } : {},
    })),
  }
}

/** RT-CAMP-2, RT-CAMP-3. */
function choices(language: Language): SetupQuestion {
  const { choice: label, choices: words } = FORM_WORDS[language]
  return {
    label,
    answers: (['cards', 'winner'] as const).map((choice) => ({
      label: `${words[choice].name}: ${words[choice].line}`,
      options: { campaign: { choice } },
    })),
  }
}

/** RT-SOLO-1, RT-BASE-51: one cell for each level, with the two requirements as balanced as possible. */
function challenges(pack: Shown, language: Language): SetupQuestion {
  const { names, words } = routeText(language, pack, [])
  const { rows, columns, levels } = pack.challenge
  return {
    label: words.labels.challenge,
    answers: levels.flatMap(({ name }, level) => {
      const cell = cellOf(pack, level)
      if (!cell) return []
      const [points, second] = [rows[cell.row] ?? 0, columns[cell.column] ?? 0]
      return [{ label: challengeWords(names, name[language], points, second), options: { challenge: cell } }]
    }),
  }
}

/** The most demanding cell of a level; of several, the most balanced, then the one with more points. */
function cellOf(pack: Shown, level: number): { readonly row: number; readonly column: number } | undefined {
  const { rows, columns, columnIndex } = pack.challenge
  const cells = rows.flatMap((_, row) => columns.map((_, column) => ({ row, column })))
  const steps = ({ row, column }: { row: number; column: number }): [number, number] => [
    row,
    columnIndex?.[column] ?? column,
  ]
  const [best] = cells
    .filter(({ row, column }) => levelAt(pack, row, column) === level)
    .toSorted((one, other) => {
      const [[a, b], [c, d]] = [steps(one), steps(other)]
      return c + d - (a + b) || Math.abs(a - b) - Math.abs(c - d) || c - a
    })
  return best
}
