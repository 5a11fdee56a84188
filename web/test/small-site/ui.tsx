import { type Json, type Note, type Points, pointsOf, winnersOf } from '@curio/kernel'
import type { GameUi, Language, ScoreRow, TableState } from '@curio/ui'
import { joined } from '@curio/ui/language'

type Said = Readonly<Record<Language, string>>

const ENDINGS: Readonly<Record<string, Said>> = {
  harbour: { ru: 'Все канаты выбраны, лодка в гавани.', en: 'All ropes are hauled, and the boat is home.' },
  sunk: { ru: 'Три течи: лодка затонула.', en: 'Three leaks: the boat has sunk.' },
  pulled: { ru: 'Канат перетянут.', en: 'The rope is pulled over.' },
  draw: { ru: 'Никто не уступил.', en: 'Nobody has given way.' },
  valley: { ru: 'Непогода вернула вас в долину.', en: 'The weather has sent you back to the valley.' },
  ridge: { ru: 'Вы дошли до гребня.', en: 'You have come as far as the ridge.' },
  summit: { ru: 'Вы на вершине!', en: 'You are on the summit!' },
}

const SOURCES: Readonly<Record<string, Said>> = {
  strength: { ru: 'Потраченные силы', en: 'Strength spent' },
  height: { ru: 'Высота', en: 'Height' },
  way: { ru: 'Пройдено', en: 'Places passed' },
  blades: { ru: 'Клинки', en: 'Blades' },
}

const WORDS = {
  ru: {
    over: 'Партия окончена',
    asked: 'Ваш выбор',
    waiting: 'Ждём остальных',
    round: 'Раунд',
    day: 'День',
    won: 'Победили',
  },
  en: {
    over: 'The game is over',
    asked: 'Your choice',
    waiting: 'Waiting for the others',
    round: 'Round',
    day: 'Day',
    won: 'The winners',
  },
} as const

/** Points during the game, as the view tells them. */
function liveBy({ view }: TableState, seat: number): Points['by'] {
  const { pullers, height } = view as {
    readonly pullers?: readonly { readonly spent: number }[]
    readonly height?: number
  }
  if (pullers) return { strength: pullers[seat]?.spent ?? 0 }
  return height === undefined ? {} : { height }
}

function score(table: TableState, language: Language): readonly ScoreRow[] {
  const by = table.seats.map(({ seat }) => table.outcome?.points[seat]?.by ?? liveBy(table, seat))
  return Object.keys(by[0] ?? {}).map((source) => ({
    source,
    label: SOURCES[source]?.[language] ?? source,
    points: by.map((each) => each[source] ?? null),
  }))
}

function milestone(note: Note, _table: Pick<TableState, 'packs'>, language: Language): string | null {
  if (note.kind === 'round') return `${WORDS[language].round} ${note.round}`
  return note.kind === 'day' ? `${WORDS[language].day} ${note.day}` : null
}

/** How it ended; of teams also who has won, by name. */
function ending({ outcome, seats }: TableState, language: Language): string {
  if (outcome === null) return ''
  const said = ENDINGS[outcome.ending]?.[language] ?? ''
  if (outcome.kind !== 'teams') return said
  const names = winnersOf(outcome, seats.length).map((seat) => seats[seat]?.name ?? '')
  return names.length === 0 ? said : `${WORDS[language].won}: ${joined(language, names)}. ${said}`
}

const shown = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** The board of any small game: its view as text. */
export const smallUi: GameUi = {
  Stage: ({ table }) => <pre className="small-stage">{JSON.stringify(table.view, null, 2)}</pre>,
  Opponent: ({ table, figure: { seat } }) => (
    <span>{table.outcome === null ? seat + 1 : pointsOf(table.outcome, seat)?.total}</span>
  ),
  Options: () => null,
  terms: () => [],
  prompt: ({ questions, outcome }, language) =>
    WORDS[language][outcome ? 'over' : questions.length > 0 ? 'asked' : 'waiting'],
  preview: (_table, { value }) => (value === undefined ? null : shown(value)),
  option: (_table, _question, option) => ({ text: shown(option), group: null, highlight: null }),
  log: (note) => ({ text: JSON.stringify(note), highlight: null }),
  score,
  ending,
  milestone,
}
