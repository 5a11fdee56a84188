import type { GameUi, Language, ScoreRow, TableState } from '@curio/ui'
import { smallUi } from './ui.tsx'

type Leg = {
  readonly subject: string
  readonly points: readonly { readonly by: Readonly<Record<string, number>> }[]
}

const LEGS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  ru: { hills: 'Холмы', coast: 'Берег', town: 'Город' },
  en: { hills: 'The hills', coast: 'The coast', town: 'The town' },
}

const WORDS = {
  ru: {
    between: (leg: string) => `Этап позади. Дальше: ${leg}.`,
    sources: { speed: 'Скорость', front: 'Отрыв' },
    legs: 'Этапы',
    over: 'Все приехали.',
  },
  en: {
    between: (leg: string) => `A leg is over. Next: ${leg}.`,
    sources: { speed: 'Speed', front: 'Lead' },
    legs: 'Legs',
    over: 'Everybody has arrived.',
  },
} as const

const legsOf = ({ view }: Pick<TableState, 'view'>): readonly Leg[] =>
  (view as { readonly legs: readonly Leg[] }).legs

const nameOf = (subject: unknown, language: Language): string => LEGS[language][`${subject}`] ?? ''

/** Won legs, one by one. */
function won({ outcome, seats }: TableState, language: Language): readonly ScoreRow[] {
  return Object.keys(outcome?.points[0]?.by ?? {}).map((source) => ({
    source,
    label: nameOf(source, language),
    points: seats.map(({ seat }) => outcome?.points[seat]?.by[source] ?? 0),
  }))
}

/** A match of three legs, each a game of its own. */
export const rallyUi: GameUi = {
  ...smallUi,
  Final: ({ table, figure: { seat } }) => (
    <span className="small-final">{JSON.stringify(legsOf(table).at(-1)?.points[seat]?.by)}</span>
  ),
  score: won,
  scoreTitle: (_table, language) => WORDS[language].legs,
  between: (note, _table, language) =>
    note.kind === 'leg' ? WORDS[language].between(nameOf(note.subject, language)) : null,
  gameOver: (table, language) => {
    const leg = legsOf(table).at(-1)
    if (!leg) return null
    const rows = (['speed', 'front'] as const).map((source) => ({
      source,
      label: WORDS[language].sources[source],
      points: table.seats.map(({ seat }) => leg.points[seat]?.by[source] ?? 0),
    }))
    return { name: nameOf(leg.subject, language), rows }
  },
  ending: ({ outcome }, language) => (outcome === null ? '' : WORDS[language].over),
  milestone: (note, _table, language) => (note.kind === 'leg.over' ? nameOf(note.subject, language) : null),
}
