import type { Json, Question } from '@curio/kernel'
import type { GameUi, Highlight, TableState } from '@curio/ui'
import { lazy } from 'react'
import { write } from '../rules/acts.ts'
import { SOURCES } from '../rules/scoring.ts'
import { nextRank } from '../text/ending.ts'
import { asCryptidsView, cryptidsWords } from '../text/index.ts'
import { namedCards } from '../text/named-cards.ts'
import { livePoints } from '../text/view.ts'
import { beatOf } from './beats.ts'
import { BOARD_WORDS } from './board-words.ts'
import { Final } from './final.tsx'
import { HuntStage } from './hunt-scene.tsx'
import { finalityOf, unspentIn } from './model/finality.ts'
import { advancedBy, faceGained } from './model/needs.ts'
import { type Offer, offerOf, offersOf } from './model/offers.ts'
import { thingsIn } from './model/things.ts'
import { Opponent } from './opponent.tsx'
import { Options } from './options.tsx'
import { contentIn, contextOf, promptTextOf, textOf } from './scene.ts'
import { Stage } from './stage.tsx'
import './style/index.css'
import { termsOf } from './model/terms.ts'

const highlightOf = (ids: readonly string[]): Highlight | null =>
  ids.length === 0 ? null : { kind: 'board', ids }

/** Others keep their contracts secret to the end; everything else lies open. */
function pointsFor(table: TableState, seat: number, source: (typeof SOURCES)[number]): number | null {
  if (table.outcome) return table.outcome.points[seat]?.by[source] ?? 0
  const view = asCryptidsView(table.view)
  if (source === 'personal' && view.players[seat]?.contracts === null) return null
  return livePoints(view, contentIn(table.packs))[seat]?.by[source] ?? 0
}

export const cryptidsUi: GameUi = {
  Stage,
  motion: beatOf,
  Scene: HuntStage,
  Opponent,
  Final,
  Options,
  terms: termsOf,
  keys: { ru: [['R', 'повернуть тайл']], en: [['R', 'turn the tile']] },
  prompt: (table, language) => {
    const [question] = table.questions
    const view = asCryptidsView(table.view)
    if (question === undefined) return textOf(table, language).waitingFor(table.awaited, view)
    return promptTextOf(table, language).prompt(question, view)
  },
  preview: (table, { question, value }, language) => {
    if (value === undefined) return null
    const said = textOf(table, language).spoken(question, value, asCryptidsView(table.view))
    const final = finalityOf(question, value)
    return final === null ? said : `${said}. ${BOARD_WORDS[language][final]}`
  },
  effect: (table, { question, value }, language) => {
    const view = asCryptidsView(table.view)
    const face = faceGained(view, question.kind, value ?? null)
    if (face === null) return null
    const { names } = textOf(table, language)
    const said = advancedBy(view, question.seat, face).map(({ card, missing }) =>
      BOARD_WORDS[language].advancesTo(names.card(card), missing),
    )
    return said.length === 0 ? null : said.join('; ')
  },
  reason: (table, reason, language) => textOf(table, language).reason(reason),
  option: (table, question, option, language) => ({
    text: textOf(table, language).spoken(question, option, asCryptidsView(table.view)),
    group: groupOf(table, question, option, language),
    highlight: highlightOf(offerIn(table, question, option)?.things ?? []),
  }),
  log: (note, table, language) => ({
    text: textOf(table, language).note(note),
    highlight: highlightOf(thingsIn(contentIn(table.packs), note)),
  }),
  score: (table, language) => {
    // CR-SEND-7: a lost game has no score.
    if (table.outcome?.points.length === 0) return []
    const { sources } = cryptidsWords(language)
    const { wolpertinger, poacher } = asCryptidsView(table.view)
    const counted = SOURCES.filter(
      (source) =>
        (wolpertinger || (source !== 'hares' && source !== 'wolpertinger')) &&
        (poacher === null || source !== 'common'),
    )
    return counted.map((source) => ({
      source,
      label: sources[source],
      points: table.seats.map(({ seat }) => pointsFor(table, seat, source)),
    }))
  },
  ending: (table, language) =>
    table.outcome ? textOf(table, language).ending(table.outcome, asCryptidsView(table.view)).join(' ') : '',
  nextRank: (table, language) => nextRank(textOf(table, language).names, table.outcome),
  finish: ({ questions }) => {
    const question = questions.find(({ kind }) => kind === 'turn' || kind === 'helper')
    const isOpen = question?.form === 'choose' && question.options.includes(write.end())
    return question && isOpen ? { question, value: write.end() } : null
  },
  unspent: (table, language) => {
    const question = table.questions.find(({ kind }) => kind === 'turn')
    if (question === undefined) return null
    const left = unspentIn(offersOf(question, contextOf(asCryptidsView(table.view), question.seat)))
    const words = BOARD_WORDS[language]
    const names = left.map((marker) => words[marker].toLowerCase())
    return left.length === 0 ? null : words.unspent(textOf(table, language).names.list(names))
  },
  named: (packs, language) => namedCards(textOf({ packs, seats: [] }, language).names),
  Card: lazy(async () => ({ default: (await import('./browse/cards.tsx')).Card })),
  Cards: lazy(async () => ({ default: (await import('./browse/cards.tsx')).Cards })),
  Summary: lazy(async () => ({ default: (await import('./browse/summary.tsx')).Summary })),
  milestone: (note, _table, language) =>
    note.kind === 'phase' && note.phase === 'cryptozoologists'
      ? BOARD_WORDS[language].round(Number(note.round))
      : null,
}

const offerIn = (table: TableState, { kind, seat }: Question, option: Json): Offer | null =>
  offerOf(kind, option, contextOf(asCryptidsView(table.view), seat))

function groupOf(table: TableState, question: Question, option: Json, language: 'ru' | 'en'): string | null {
  const group = offerIn(table, question, option)?.group ?? 'answer'
  return group === 'answer' ? null : BOARD_WORDS[language].groups[group]
}
