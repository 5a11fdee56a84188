import {
  asRouteView,
  type RouteView,
  readAct,
  routeText,
  type Standing,
  standingOf,
  vocabularyOf,
} from '@curio/route/text'
import type { FaceMaker } from '../play/face.ts'
import { cityOf, type RouteContent } from './content.ts'
import { endLines } from './end.ts'
import { menuFor, typedAnswer } from './menu.ts'
import { scoreTable } from './score.ts'
import { drawTable } from './table.ts'
import { ROUTE_WORDS } from './words.ts'

/** How Route shows itself in a terminal. */
export const routeFace: FaceMaker = (given, language, players) => {
  // Only matches of Route come here, so their content is Route's.
  const content = given as RouteContent
  const { pack } = content
  const text = routeText(language, pack, players)
  const standing = remembered((view, seat) => standingOf(pack, view, seat))
  return {
    prompt: (question, view) => text.prompt(question, asRouteView(view)),
    waitingFor: text.waitingFor,
    menu: (question, view) => {
      const seen = asRouteView(view)
      return menuFor(text, cityOf(content, seen), question, seen)
    },
    typing: ROUTE_WORDS[language],
    typed: (question, words) => typedAnswer(pack, question, words),
    refusal: (question, answer, view) => {
      if (question.kind !== 'route') return text.words.notOffered
      const parts = readAct(vocabularyOf(pack), 'route', answer)?.parts
      if (!parts) return text.words.notOffered
      const said = text.routeRefusal(asRouteView(view), question.seat, parts)
      return said && (said.rule === null ? said.text : `${said.text} (${said.rule})`)
    },
    help: (kind) =>
      kind === 'route' ? `${text.help(kind)} ${ROUTE_WORDS[language].route}` : text.help(kind),
    table: (scene) => drawTable(content, text, scene, standing(asRouteView(scene.view), scene.shown)),
    note: (note) => text.note(note, players.length),
    score: (view, seat) => {
      const now = standing(asRouteView(view), seat)
      return now ? scoreTable(text, now) : []
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
