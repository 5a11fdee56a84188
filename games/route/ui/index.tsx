import { isList, type Json, type Question } from '@curio/kernel'
import type { GameUi, Highlight, Language, TableState } from '@curio/ui'
import { lazy } from 'react'
import { loadPacks } from '../content/load.ts'
import { writeAct } from '../rules/acts.ts'
import { sourcesIn } from '../rules/scoring.ts'
import { asRouteView, drawGroupOf, readAct, vocabularyOf } from '../text/index.ts'
import { namedCards } from '../text/named-cards.ts'
import { askedIn, setupFault } from '../text/new-game/asked.ts'
import { FORM_WORDS } from '../text/new-game/words.ts'
import { beatOf, changeOf } from './beats.ts'
import { BOARD_WORDS, changeWords } from './board-words.ts'
import { boardWords } from './booklet-board-words.ts'
import { betweenCities } from './campaign/between.ts'
import { cityOver, fameRows } from './campaign/score.ts'
import { TRAVEL_WORDS } from './campaign/words.ts'
import { FinalMap } from './final-map.tsx'
import { FinalScene } from './final-scene.tsx'
import { chapterOf } from './model/chapters.ts'
import { pointsSeen } from './model/points-seen.ts'
import { routeChange } from './model/route-change.ts'
import { secretsFor } from './model/secrets.ts'
import { requestKey } from './model/standing-request.ts'
import { thingsNamed, thingsTold } from './model/things.ts'
import { isTogether } from './model/together.ts'
import { Options } from './new-game/options.tsx'
import { Variants } from './new-game/variants.tsx'
import { Opponent } from './opponent.tsx'
import './style/index.css'
import { teamsAt } from './model/teams.ts'
import { termsOf } from './model/terms.ts'
import { hasEvents, packAt, packIn, packsTold, packTold, promptTextOf, textOf, textTold } from './scene.ts'
import { SecretOptions } from './secret-options.tsx'
import { Stage } from './stage.tsx'
import { liveStanding } from './standings.ts'

const END_TURN = writeAct('draw', { act: 'end' })

const lighting = (ids: readonly string[]): Highlight | null =>
  ids.length === 0 ? null : { kind: 'map', ids }

let lastEffect: { readonly key: string; readonly said: string | null } | null = null

/** What an answer would change, in the words the map uses for a road; the shell asks more than once. */
function effectWords(table: TableState, question: Question, value: Json, language: Language): string | null {
  const pack = packAt(table)
  const view = asRouteView(table.view)
  const key = JSON.stringify([
    language,
    question.id,
    value,
    requestKey({ pack, view, seat: question.seat, add: [], remove: [] }),
  ])
  if (lastEffect?.key !== key) {
    const effect = routeChange(pack, view, question, value)
    lastEffect = { key, said: effect && changeWords(boardWords(language, pack), effect.before, effect.after) }
  }
  return lastEffect.said
}

/** The only thing picked where one more is needed. */
function halfOf(question: Question, value: Json): Json | null {
  const [item, ...more] = question.form === 'pick' && isList(value) ? value : []
  return item !== undefined && more.length === 0 && question.form === 'pick' && question.min > 1 ? item : null
}

function groupOf(table: TableState, question: Question, option: Json, language: Language): string | null {
  if (question.kind !== 'draw') return null
  const act = readAct(vocabularyOf(packAt(table)), 'draw', option)
  return act && textOf(table, language).words.drawGroups[drawGroupOf(act)]
}

export const routeUi: GameUi = {
  Stage,
  builtIn: loadPacks,
  motion: beatOf,
  change: changeOf,
  Scene: FinalScene,
  Summary: lazy(async () => ({ default: (await import('./summary/summary.tsx')).RouteSummary })),
  named: (packs, language) => namedCards(packIn(packs), language),
  packsTold,
  Card: lazy(async () => ({ default: (await import('./cards/cards.tsx')).Card })),
  Cards: lazy(async () => ({ default: (await import('./cards/cards.tsx')).Cards })),
  Opponent,
  Final: FinalMap,
  Variants,
  Options,
  setupFault: (options, seats, packs, language) => {
    const fault = setupFault(askedIn(options), seats, packs)
    return fault && FORM_WORDS[language].faults[fault]
  },
  Unlocked: SecretOptions,
  unlockedFor: secretsFor,
  teams: teamsAt,
  together: ({ view }) => isTogether(asRouteView(view)),
  terms: termsOf,
  keys: { ru: [['D', 'диагональ квартала']], en: [['D', 'the diagonal of a block']] },
  prompt: (table, language) => {
    const text = promptTextOf(table, language)
    const [question] = table.questions
    const view = asRouteView(table.view)
    return question ? text.prompt(question, view) : text.waitingFor(table.awaited, view)
  },
  preview: (table, { question, value }, language) => {
    if (value === undefined) return null
    const text = textOf(table, language)
    const view = asRouteView(table.view)
    const half = halfOf(question, value)
    if (half !== null) return text.spokenHalf(question, half, view)
    const label = text.spoken(question, value, view)
    return value === END_TURN ? `${label}. ${BOARD_WORDS[language].irreversible}` : label
  },
  effect: (table, { question, value }, language) =>
    value === undefined ? null : effectWords(table, question, value, language),
  reason: (table, reason, language) => textOf(table, language).reason(reason),
  refusal: (table, { question, value }, language) => {
    const text = textOf(table, language)
    if (question.kind !== 'route') return { text: text.words.notOffered, rule: null }
    const act = readAct(vocabularyOf(packAt(table)), 'route', value ?? null)
    return text.routeRefusal(asRouteView(table.view), question.seat, act?.parts ?? [])
  },
  option: (table, question, option, language) => ({
    text: textOf(table, language).spokenItem(question, option, asRouteView(table.view)),
    group: groupOf(table, question, option, language),
    highlight: lighting(thingsNamed(packAt(table), question, option)),
  }),
  log: (note, table, language) => ({
    text: textTold(table, note, language).note(note, table.seats.length),
    highlight: lighting(thingsTold(packTold(table.packs, note), note)),
  }),
  score: (table, language) => {
    const fame = fameRows(table, language)
    if (fame) return fame
    const { words } = textOf(table, language)
    const points = table.seats.map(({ seat }) => pointsSeen(table, seat, liveStanding))
    return sourcesIn(packAt(table), hasEvents(asRouteView(table.view))).map((source) => ({
      source,
      label: words.sources[source],
      points: points.map((by) => by?.[source] ?? null),
    }))
  },
  ending: (table, language) =>
    table.outcome ? textOf(table, language).ending(table.outcome, asRouteView(table.view)).join(' ') : '',
  nextRank: (table, language) =>
    table.outcome ? textOf(table, language).nextLevel(table.outcome, asRouteView(table.view)) : null,
  finish: ({ questions }) => {
    const question = questions.find(({ kind }) => kind === 'draw')
    const open = question?.form === 'choose' && question.options.includes(END_TURN)
    return question && open ? { question, value: END_TURN } : null
  },
  between: betweenCities,
  gameOver: cityOver,
  scoreTitle: ({ view }, language) => (asRouteView(view).campaign ? TRAVEL_WORDS[language].standing : null),
  milestone: chapterOf,
}
