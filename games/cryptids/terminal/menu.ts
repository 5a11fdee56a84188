import { isList, type Json, type Question } from '@curio/kernel'
import { type Choice, type Group, subsetsOf } from '@curio/ui/terminal'
import { type Act, isQuestionKind, readAct } from '../rules/acts.ts'
import type { Spot } from '../rules/polyomino.ts'
import type { CryptidsText, CryptidsView } from '../text/index.ts'

/** What may be answered, under the headings of the game, in the order of the options. */
export function menuFor(text: CryptidsText, question: Question, view: CryptidsView): Group[] {
  const choice = (answer: Json): Choice => ({
    label: text.spoken(question, answer, view),
    answer,
    parts: (isList(answer) ? answer : [answer]).flatMap((each) => partsOf(question, each)),
  })
  if (question.form === 'compose') return [{ title: '', choices: question.examples.map(choice) }]
  if (question.form === 'pick') return [{ title: '', choices: subsetsOf(question).map(choice) }]
  const groups = new Map<string, Choice[]>()
  for (const option of question.options) {
    const title = text.group(question, option) ?? ''
    const choices = groups.get(title) ?? []
    groups.set(title, choices)
    choices.push(choice(option))
  }
  return [...groups].map(([title, choices]) => ({ title: `${title} (${choices.length})`, choices }))
}

/** What an answer is typed by: the things it names, or itself where it names none. */
function partsOf({ kind }: Question, answer: Json): string[][] {
  const act = isQuestionKind(kind) ? readAct(kind, answer) : null
  const things = act === null ? [] : thingsIn(act)
  return (things.length === 0 ? [`${answer}`] : things).map((name) => [name])
}

/** The things that an act names, as they are called on the screen: ids, faces of evidence, cells of the reserve. */
function thingsIn(act: Act): readonly string[] {
  switch (act.type) {
    case 'start':
      return [act.place]
    case 'move':
    case 'actionMove':
    case 'fly':
    case 'travel':
      return [act.to]
    case 'collect':
    case 'collectAnywhere':
    case 'poacherTakes':
      return [act.at, act.face]
    case 'startBid':
    case 'track':
    case 'relocate':
    case 'bid':
    case 'firstAbility':
    case 'replace':
    case 'replaceToo':
    case 'payCard':
    case 'placeBid':
    case 'poacherCatches':
      return [act.card]
    case 'request':
      return [act.request, ...act.cards]
    case 'search':
    case 'sell':
    case 'sellInto':
    case 'swap':
      return [act.face]
    case 'lose':
      return [act.covered]
    case 'takeTile':
    case 'poacherTile':
      return [act.tile]
    case 'layTile':
      return [act.tile, cellOf(act.spot)]
    case 'settle':
    case 'poacherLays':
      return [cellOf(act.spot)]
    case 'exchange':
      return [act.given, act.taken]
    case 'learn':
    case 'restore':
    case 'learnCheaper':
    case 'restoreFree':
      return [act.skill]
    case 'rebid':
      return [act.from, act.to]
    case 'stay':
    case 'refresh':
    case 'cash':
    case 'end':
    case 'reroll':
    case 'luck':
    case 'fail':
    case 'symbolStep':
    case 'clearSlot':
    case 'bonus':
    case 'noBonus':
    case 'steps':
    case 'noSteps':
    case 'refreshNow':
    case 'endTrade':
    case 'decline':
    case 'up':
    case 'down':
    case 'downWithoutDie':
    case 'payStep':
    case 'payMarket':
    case 'buy':
    case 'poacherBuys':
      return []
  }
}

const cellOf = ({ x, y }: Spot): string => `${x};${y}`
