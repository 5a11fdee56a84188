import type { Json, Note, Question } from '@curio/kernel'
import type { GameUi, Highlight, Language, SeatInfo, TableState } from '@curio/ui'
import { END_TURN } from '../rules/drawing.ts'
import { SOURCES } from '../rules/scoring.ts'
import { asRouteView, drawGroupOf, type RouteView, routeText, type Standing } from '../text/index.ts'
import { BOARD_WORDS, WHY_NOT_RULES } from './board-words.ts'
import { idsIn } from './model/highlights.ts'
import { quickStanding } from './model/quick-standing.ts'
import { requestKey } from './model/standing-request.ts'
import { whyNotKind } from './model/why-not.ts'
import { Opponent } from './opponent.tsx'
import { Options } from './options.tsx'
import './route.css'
import './panels.css'
import { PACK, textOf } from './scene.ts'
import { Stage } from './stage.tsx'
import { knownStanding } from './standings.ts'

const highlightOf = (value: Json): Highlight | null => {
  const ids = idsIn(PACK, value)
  return ids.length === 0 ? null : { kind: 'map', ids }
}

/** The last standing of each seat: the shell asks for the score more often than it changes. */
const measured = new Map<number, { readonly key: string; readonly standing: Standing | null }>()

function liveStanding(view: RouteView, seat: number): Standing | null {
  const key = requestKey({ view, seat, add: [], remove: [] })
  const last = measured.get(seat)
  if (last?.key === key) return last.standing
  const standing = knownStanding(key) ?? quickStanding(PACK, view, seat)
  measured.set(seat, { key, standing })
  return standing
}

/** Only what the viewer knows: the own points while the game goes on, everybody's when it is over. */
function pointsFor(table: TableState, seat: number): Readonly<Record<string, number>> | null {
  if (table.outcome) return table.outcome.points[seat]?.by ?? null
  return seat === table.viewer ? (liveStanding(asRouteView(table.view), seat)?.by ?? null) : null
}

function logLine(note: Note, seats: readonly SeatInfo[], language: Language): string {
  const text = routeText(
    language,
    PACK,
    seats.map((seat) => seat.name),
  )
  return text.note(note, seats.length)
}

function groupOf(question: Question, option: Json, language: Language): string | null {
  if (question.kind !== 'draw' || typeof option !== 'string') return null
  return routeText(language, PACK, []).words.drawGroups[drawGroupOf(option)]
}

export const routeUi: GameUi = {
  id: 'route',
  Stage,
  Opponent,
  Options,
  name: { ru: routeText('ru', PACK, []).words.title, en: routeText('en', PACK, []).words.title },
  tagline: { ru: BOARD_WORDS.ru.tagline, en: BOARD_WORDS.en.tagline },
  prompt: (table, language) => {
    const text = textOf(table, language)
    const [question] = table.questions
    return question ? text.prompt(question, asRouteView(table.view)) : text.waitingFor(table.awaited)
  },
  preview: (table, { question, value }, language) => {
    if (value === undefined) return null
    const label = textOf(table, language).answer(question, value, asRouteView(table.view))
    return value === END_TURN ? `${label}. ${BOARD_WORDS[language].irreversible}` : label
  },
  option: (table, question, option, language) => ({
    text: textOf(table, language).answer(question, option, asRouteView(table.view)),
    group: groupOf(question, option, language),
    highlight: highlightOf(option),
  }),
  log: (note, seats, language) => ({ text: logLine(note, seats, language), highlight: highlightOf(note) }),
  score: (table, language) => {
    const { words } = textOf(table, language)
    const points = table.seats.map(({ seat }) => pointsFor(table, seat))
    return SOURCES.map((source) => ({
      source,
      label: words.sources[source],
      points: points.map((by) => by?.[source] ?? null),
    }))
  },
  ending: (table, language) =>
    table.outcome ? textOf(table, language).ending(table.outcome, asRouteView(table.view)).join(' ') : '',
  whyNot: (table, question, target, language) => {
    const [id = ''] = target.ids
    const seat = question?.seat ?? table.viewer ?? 0
    const kind = whyNotKind(PACK, asRouteView(table.view), seat, question, id)
    return { text: BOARD_WORDS[language].whyNot[kind], rule: WHY_NOT_RULES[kind] }
  },
  finish: ({ questions }) => {
    const question = questions.find(({ kind }) => kind === 'draw')
    const open = question?.form === 'choose' && question.options.includes(END_TURN)
    return question && open ? { question, value: END_TURN } : null
  },
  milestone: (note, language) => {
    const { words } = routeText(language, PACK, [])
    if (note.kind === 'round') return `${words.labels.round} ${note.round}`
    // Everybody's route is told at once, the first seat's first.
    if (note.kind === 'route' && note.seat === 0) return words.phases.route
    return note.kind === 'encounter.roll' ? words.phases.encounter : null
  },
}
