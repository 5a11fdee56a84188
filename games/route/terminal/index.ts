import type { Language } from '@curio/ui/language'
import type { GameTerminal, TerminalFace } from '@curio/ui/terminal'
import { route } from '../index.ts'
import { cityIn, type RouteContent } from '../rules/content.ts'
import { isQuestionKind } from '../rules/question-kinds.ts'
import { refusalOf } from '../rules/refusals.ts'
import type { Shown } from '../rules/shown.ts'
import { seatStateOf } from '../seat-state.ts'
import {
  asRouteView,
  type RouteView,
  readAct,
  routeText,
  type Standing,
  standingOf,
  vocabularyOf,
} from '../text/index.ts'
import { refusalWords } from '../text/refusal-words.ts'
import { routeTitle } from '../text/title.ts'
import { campaignFace, fameTable } from './campaign.ts'
import { cardsInSight, printedCards } from './cards.ts'
import { menuFor, thingsOn, typedAnswer } from './menu.ts'
import { endLines, scoreTable } from './score.ts'
import { setupQuestions } from './setup.ts'
import { drawTable } from './table.ts'
import { ROUTE_WORDS, routeWordsIn } from './words.ts'

/** How Route shows itself in a terminal. */
export const routeTerminal: GameTerminal = {
  title: (language) => routeTitle.name[language],
  person: (language, number) => textIn(language).words.player(number),
  setup: setupQuestions,
  cards: (content, language) => printedCards(contentIn(content).pack, language),
  face,
}

/** Only matches of Route come here, so their content is Route's. */
const contentIn = (given: unknown): RouteContent => given as RouteContent

function face(...[given, language, players]: Parameters<GameTerminal['face']>): TerminalFace {
  const match = contentIn(given)
  const { travel } = match
  return travel
    ? campaignFace((city) => cityFace(travel.content(city), language, players), travel.first)
    : cityFace(match, language, players)
}

function cityFace(content: RouteContent, language: Language, players: readonly string[]): TerminalFace {
  const { pack } = content
  const text = routeText(language, pack, players)
  const standing = remembered((view, seat) => standingOf(pack, view, seat))
  return {
    prompt: (question, view) => text.prompt(question, asRouteView(view)),
    waitingFor: text.waitingFor,
    menu: (question, view) => {
      const seen = asRouteView(view)
      return menuFor(text, cityIn(content, seen), question, seen)
    },
    typing: routeWordsIn(language, pack),
    typed: (question, words) => typedAnswer(pack, question, words),
    refusal: (question, answer, view) => {
      if (question.kind !== 'route') return text.words.notOffered
      const parts = readAct(vocabularyOf(pack), 'route', answer)?.parts
      if (!parts) return text.words.notOffered
      const said = text.routeRefusal(asRouteView(view), question.seat, parts)
      return said && (said.rule === null ? said.text : `${said.text} (${said.rule})`)
    },
    things: () => thingsOn(pack),
    whyNot: (question, named, view) => {
      const [id] = named.at(-1) ?? []
      const state = seatStateOf(pack, asRouteView(view), question.seat)
      if (id === undefined || !state || !isQuestionKind(question.kind)) return null
      const refusal = refusalOf(state, { kind: question.kind, route: [] }, id)
      if (refusal === null) return null
      const sentence = refusalWords(language, pack)[refusal.why]
      return refusal.rule === null ? sentence : `${sentence} (${refusal.rule})`
    },
    reason: text.reason,
    help: (kind) =>
      kind === 'route' ? `${text.help(kind)} ${ROUTE_WORDS[language].route}` : text.help(kind),
    table: (scene) => drawTable(content, text, scene, standing(asRouteView(scene.view), scene.shown)),
    cards: (view) => cardsInSight(text, asRouteView(view)),
    note: (note) => text.note(note, players.length),
    score: (view, seat) => {
      const seen = asRouteView(view)
      const now = standing(seen, seat)
      return [...(now ? scoreTable(text, now) : []), ...fameTable(text, seen)]
    },
    end: (outcome, view) => endLines(text, outcome, asRouteView(view)),
  }
}

/** Looking for the best route takes a moment, and screens are drawn more often than boards change. */
function remembered(
  find: (view: RouteView, seat: number) => Standing | null,
): (view: RouteView, seat: number) => Standing | null {
  let key = ''
  let known: Standing | null = null
  return (view, seat) => {
    const { board, ending, task } = view.players[seat] ?? {}
    const now = JSON.stringify([seat, board, ending, task])
    if (now !== key) known = find(view, seat)
    key = now
    return known
  }
}

/** The built-in pack was checked when it was read. */
const pack = route.packs.city as unknown as Shown

const textIn = (language: Language) => routeText(language, pack, [])
