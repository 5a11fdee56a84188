import { type Json, optionsOf, type Question } from '@curio/kernel'
import type { GameUi, Highlight, Selection, TableState } from '@curio/ui'
import { capital } from '@curio/ui/language'
import { isQuestionKind, readAct } from '../rules/grammar.ts'
import { FAME_SOURCES } from '../rules/state.ts'
import { trickerionWords } from '../text/index.ts'
import { namedCards } from '../text/named-cards.ts'
import { asTrickerionView } from '../text/view.ts'
import { beatOf } from './beats.ts'
import { BOARD_WORDS } from './board-words.ts'
import { apGained, apOf } from './model/costs.ts'
import { finalityOf } from './model/finality.ts'
import { offerOf } from './model/offers.ts'
import { stateOfView } from './model/state.ts'
import { termsOf } from './model/terms.ts'
import { thingsIn } from './model/things.ts'
import { Opponent } from './opponent.tsx'
import { contentIn } from './press.ts'
import { promptTextOf, textOf } from './scene.ts'
import { ShowStage } from './show-scene.tsx'
import { Stage } from './stage.tsx'
import './style/index.css'
import { lazy } from 'react'

const highlightOf = (ids: readonly string[]): Highlight | null =>
  ids.length === 0 ? null : { kind: 'board', ids }

/** The answers that end something, by question. */
const FINISHING: readonly string[] = ['ready', 'end', 'endTurn']

const isFinishing = ({ kind }: Question, option: Json): boolean => {
  const act = isQuestionKind(kind) ? readAct(kind, option) : null
  return act !== null && FINISHING.includes(act.type)
}

/** What an act costs or brings in action points, in words. */
function pointsOf(table: TableState, { question, value }: Selection, language: 'ru' | 'en'): string | null {
  const view = asTrickerionView(table.view)
  const content = contentIn(table.packs)
  const act = value === undefined ? null : (offerOf(question.kind, value, view)?.act ?? null)
  if (act === null) return null
  const state = stateOfView(view, content)
  const words = BOARD_WORDS[language]
  if (act.type === 'place') return words.apGained(words.ap(apGained(state, content, question.seat, act)))
  const ap = apOf(state, content, act)
  return ap === null ? null : words.apSpent(words.ap(ap))
}

export const trickerionUi: GameUi = {
  Stage,
  motion: beatOf,
  Scene: ShowStage,
  Opponent,
  // No table needs the end before it comes, nor the form of a new game.
  Final: lazy(async () => ({ default: (await import('./final.tsx')).Final })),
  Variants: lazy(async () => ({ default: (await import('./new-game/variants.tsx')).Variants })),
  Options: lazy(async () => ({ default: (await import('./new-game/options.tsx')).Options })),
  terms: termsOf,
  keys: {
    ru: [['R', 'повернуть жетон']],
    en: [['R', 'turn the marker']],
  },
  hides: ({ view, viewer }) => {
    const { phase, options } = asTrickerionView(view)
    return viewer !== null && (phase === 'assignment' || (options.darkAlley && phase !== 'over'))
  },
  together: ({ view }) => asTrickerionView(view).phase === 'assignment',
  prompt: (table, language) => {
    const [question] = table.questions
    const view = asTrickerionView(table.view)
    if (question === undefined) return textOf(table, language).waitingFor(table.awaited, view)
    return promptTextOf(table, language).prompt(question, view)
  },
  preview: (table, selection, language) => {
    const { question, value } = selection
    if (value === undefined) return null
    const said = textOf(table, language).spoken(question, value, asTrickerionView(table.view))
    const final = finalityOf(question, value)
    const points = pointsOf(table, selection, language)
    return [
      capital(said),
      ...(points === null ? [] : [points]),
      ...(final === null ? [] : [BOARD_WORDS[language][final]]),
    ].join('. ')
  },
  option: (table, question, option, language) => {
    const text = textOf(table, language)
    const view = asTrickerionView(table.view)
    return {
      text: text.spoken(question, option, view),
      group: text.group(question, option),
      highlight: highlightOf(offerOf(question.kind, option, view)?.things ?? []),
    }
  },
  log: (note, table, language) =>
    // That the game is over is told by its ending.
    note.kind === 'phase' && note.phase === 'over'
      ? null
      : {
          text: textOf(table, language).note(note),
          highlight: highlightOf(thingsIn(contentIn(table.packs), note)),
        },
  reason: (table, reason, language) => textOf(table, language).reason(reason),
  score: (table, language) => {
    const { sources } = trickerionWords(language)
    const { players } = asTrickerionView(table.view)
    return FAME_SOURCES.map((source) => ({
      source,
      label: sources[source],
      points: table.seats.map(({ seat }) =>
        table.outcome ? (table.outcome.points[seat]?.by[source] ?? 0) : (players[seat]?.fameBy[source] ?? 0),
      ),
    })).filter(({ points }) => points.some((each) => each !== 0))
  },
  ending: (table, language) =>
    table.outcome
      ? textOf(table, language).ending(table.outcome, asTrickerionView(table.view)).join(' ')
      : '',
  finish: ({ questions }) => {
    for (const question of questions) {
      const value = optionsOf(question).find((option) => isFinishing(question, option))
      if (value !== undefined) return { question, value }
    }
    return null
  },
  unspent: (table, language) => {
    const question = table.questions.find(({ kind }) => kind === 'act')
    const { placement } = asTrickerionView(table.view)
    if (!question || !placement || placement.ap === 0) return null
    const words = BOARD_WORDS[language]
    return words.unspent(words.ap(placement.ap))
  },
  named: (packs, language) => namedCards(textOf({ packs, seats: [] }, language).names),
  Card: lazy(async () => ({ default: (await import('./browse/cards.tsx')).Card })),
  Cards: lazy(async () => ({ default: (await import('./browse/cards.tsx')).Cards })),
  Summary: lazy(async () => ({ default: (await import('./browse/summary.tsx')).Summary })),
  milestone: (note, table, language) =>
    note.kind === 'round' ? textOf({ ...table, seats: [] }, language).milestone(note) : null,
}
