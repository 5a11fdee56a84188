import { optionsOf, type Question } from '@curio/kernel'
import { type ActType, isQuestionKind, readAct } from '../rules/acts.ts'
import { mustBid } from '../rules/helper.ts'
import type { Names } from './names.ts'
import { groundWords } from './things.ts'
import { type CryptidsView, stateOfView } from './view.ts'
import type { Situation } from './words.ts'

/** One sentence that says who acts and what is awaited; the view is the asked player's. */
export function promptFor(names: Names, question: Question, view: CryptidsView): string {
  const { words } = names
  const { kind, seat } = question
  if (!isQuestionKind(kind)) throw new Error(`no words for question "${kind}"`)
  return words.asked(names.who(seat), words.prompts[kind](situationOf(names, question, view)))
}

function situationOf(names: Names, question: Question, view: CryptidsView): Situation {
  const { words, pack } = names
  const player = view.players[question.seat]
  const { turn } = view
  const attempt = turn?.attempt ?? null
  const card = attempt?.card ?? (question.kind === 'relocate.place' ? view.placing : null)
  return {
    terrain: terrainAsked(names, question),
    movementLeft: player?.movement === 'ready' || (turn?.mainSteps ?? 0) > 0,
    actionLeft: player?.action === 'ready' || (turn?.actionSteps ?? 0) > 0,
    cryptid: card === null ? '' : names.card(card),
    ground: card === null ? '' : groundWords(names, card),
    dice: attempt ? names.list(attempt.dice.map((die) => words.tracking[die])) : '',
    canReroll: offers(question, 'reroll'),
    canUseLuck: offers(question, 'luck'),
    noBids: view.noBids,
    max: question.form === 'pick' ? question.max : 1,
    refresh: view.map.length === 0 ? 'automatic' : turn === null ? 'poacher' : 'own',
    mapTarget: pack.constants.mapTarget.value,
    moved: turn?.moved ?? null,
    canGoUp: offers(question, 'up'),
    canGoDown: offers(question, 'down', 'downWithoutDie'),
    mustBid: mustBid(stateOfView(view, names.content), question.seat),
    mustLeaveTop: turn?.startedOnTop === true && player?.row === 1,
  }
}

function offers(question: Question, ...types: readonly ActType[]): boolean {
  const { kind } = question
  if (!isQuestionKind(kind)) return false
  return optionsOf(question).some((option) => {
    const act = readAct(kind, option)
    return act !== null && types.includes(act.type)
  })
}

/** The terrain whose tile is taken at the setup (CR-PSET-12). */
function terrainAsked({ words, content }: Names, question: Question): string {
  const [option] = question.form === 'choose' ? question.options : []
  const tile = content.tiles.get(`${option}`)
  return tile ? words.terrains[tile.type] : ''
}
