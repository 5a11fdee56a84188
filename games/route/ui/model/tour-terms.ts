import { isRecord, type Json } from '@curio/kernel'
import type { Language } from '@curio/ui/language'
import { MODE_TITLES } from '../../text/city-names.ts'

type Term = readonly [what: string, how: string]

interface TermWords {
  readonly city: string
  readonly mode: string
  readonly tasks: string
  readonly events: string
  readonly teams: string
  readonly no: string
  readonly eventCards: (red: number, yellow: number) => string
  readonly twoTeams: string
}

const WORDS: Readonly<Record<Language, TermWords>> = {
  ru: {
    city: 'Город',
    mode: 'Числа раунда',
    tasks: 'Личные задачи',
    events: 'Начальные события',
    teams: 'Команды',
    no: 'нет',
    eventCards: (red, yellow) => `красных: ${red}, жёлтых: ${yellow}`,
    twoTeams: 'места 1 и 3 против мест 2 и 4',
  },
  en: {
    city: 'City',
    mode: 'Numbers of a round',
    tasks: 'Personal tasks',
    events: 'Starting events',
    teams: 'Teams',
    no: 'none',
    eventCards: (red, yellow) => `red: ${red}, yellow: ${yellow}`,
    twoTeams: 'seats 1 and 3 against seats 2 and 4',
  },
}

/** What only games of the booklet agree on: where and how they are played, and with which modules. */
export function tourTerms(options: Json, city: string, language: Language): readonly Term[] {
  const { mode, tasks, events, teams } = isRecord(options) ? (options as Readonly<Record<string, Json>>) : {}
  const words = WORDS[language]
  const modes: Readonly<Record<string, string>> = MODE_TITLES[language]
  const said = typeof mode === 'string' ? modes[mode] : undefined
  return [
    [words.city, city],
    ...(said === undefined ? [] : [[words.mode, said] as const]),
    ...(tasks === false ? [[words.tasks, words.no] as const] : []),
    ...(isRecord(events ?? null) ? [[words.events, eventWords(words, events ?? null)] as const] : []),
    ...(teams === true ? [[words.teams, words.twoTeams] as const] : []),
  ]
}

function eventWords({ eventCards }: TermWords, events: Json): string {
  const { red = 0, yellow = 0 } = isRecord(events) ? (events as Readonly<Record<string, Json>>) : {}
  return eventCards(Number(red), Number(yellow))
}
