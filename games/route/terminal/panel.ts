import { counted } from '@curio/ui/language'
import { cut, type Line, labelsIn, padded, span, spread, widthOf } from '@curio/ui/terminal'
import {
  PLACE_GLYPHS,
  type Place,
  type RouteText,
  type RouteView,
  type Standing,
  SYMBOL_GLYPHS,
} from '../text/index.ts'
import { campaignLines } from './campaign.ts'
import { diceLines } from './dice.ts'
import { aimLines, roundBoardLines } from './round-board.ts'
import { scoreLines } from './score.ts'

export const PANEL_WIDTH = 44
const LABEL_WIDTH = 10

export const PANEL_ROWS = 27

/** Everything beside the map: for each concern some lines, in the order of their weight. */
export function panelLines(
  text: RouteText,
  view: RouteView,
  shown: number,
  standing: Standing | null,
): Line[] {
  const concerns = [
    [...roundLines(text, view), ...campaignLines(text, view, shown, labelled)],
    diceLines(text, view),
    [...shopLines(text, view), ...effectLines(text, view, shown)],
    [...bonusLines(text, view, shown), ...secretLines(text, view, shown)],
    ancientLines(text, view),
    roundBoardLines(text, view, shown, labelled),
    standing ? scoreLines(text, standing) : [],
    playerLines(text, view, shown),
    aimLines(text, view, shown, labelled),
    legendLines(text),
  ]
  return spread(concerns, PANEL_ROWS)
}

const labelled = labelsIn(PANEL_WIDTH, LABEL_WIDTH)

function roundLines({ words, names }: RouteText, { round }: RouteView): Line[] {
  const rounds = names.pack.rounds.value
  return [
    [
      span(padded(words.labels.round, LABEL_WIDTH), { ink: 'muted' }),
      span('■ '.repeat(round), { ink: 'accent' }),
      span('□ '.repeat(rounds - round), { ink: 'faint' }),
      span(`${round}/${rounds}`),
    ],
  ]
}

function shopLines({ words, names }: RouteText, { openShop }: RouteView): Line[] {
  return openShop === null ? [] : labelled(words.labels.shop, names.card(openShop))
}

function effectLines({ words, names }: RouteText, view: RouteView, shown: number): Line[] {
  const { effects, players, cards } = view
  // RT-FX-2: repeat cards take the place of triggers in a game without effects.
  if (cards && !cards.triggers) return []
  const active = players[shown]?.turn?.effect ?? null
  return (['dark', 'light'] as const).map((symbol, index) => {
    const inForce = effects[symbol] === active
    return [
      span(padded(index === 0 ? words.labels.effects : '', LABEL_WIDTH), { ink: 'muted' }),
      span(`${SYMBOL_GLYPHS[symbol]} ${names.effect(effects[symbol])}${inForce ? ' ◂' : ''}`, {
        ink: inForce ? 'accent' : 'ink',
        bold: inForce,
      }),
    ]
  })
}

const BONUSES = ['BON_COORD', 'BON_SEGMENT', 'BON_DIAGONAL', 'BON_TRANSFER'] as const
const TOMES = ['TOME_REROLL', 'TOME_UPGRADE', 'TOME_BLESSING'] as const

function bonusLines({ words, names }: RouteText, { players }: RouteView, shown: number): Line[] {
  const board = players[shown]?.board
  if (!board) return []
  const stored = BONUSES.flatMap((bonus) => {
    const count = board.stored[bonus] ?? 0
    return count > 0 ? [`${words.bonuses[bonus]} ×${count}`] : []
  })
  const tomes = TOMES.filter((tome) => board.tomes[tome] === 'held').map((tome) => words.tomes[tome])
  const list = (items: readonly string[]): string => items.join(', ') || words.labels.none
  const told = names.pack.ancients.length > 0 ? labelled(words.labels.tomes, list(tomes)) : []
  return [...labelled(words.labels.bonuses, list(stored)), ...told]
}

/** The task and the Call of the player who is shown, as far as the viewer may know them. */
function secretLines({ words, names }: RouteText, { players }: RouteView, shown: number): Line[] {
  const player = players[shown]
  const task = player?.task
    ? [
        ...labelled(words.labels.task, names.taskName(player.task)),
        ...labelled('', names.taskCrossings(player.task)),
      ]
    : []
  const call = player?.call ? labelled(words.labels.call, names.call(player.call)) : []
  return [...task, ...call]
}

function ancientLines({ words, names, challenge }: RouteText, view: RouteView): Line[] {
  const rule = names.pack.ancients.find((each) => each.id === view.ancient)?.rule[words.language] ?? ''
  const aim = challenge(view)
  return [
    ...(rule === '' ? [] : labelled(words.labels.ancient, rule, 'muted')),
    ...(aim === null ? [] : labelled(words.labels.challenge, aim, 'muted')),
  ]
}

function playerLines({ words, names }: RouteText, view: RouteView, shown: number): Line[] {
  if (view.players.length === 1) return []
  return view.players.map(({ board, done }, seat) => {
    const name = cut(names.player(seat), LABEL_WIDTH - 1)
    const facts = [
      counted(words.language, board.segments.length, words.segments),
      counted(words.language, touristsOf(board.tourists), words.allTourists),
      ...(view.lead === seat && view.phase === 'dice' ? [words.labels.lead] : []),
      ...(done ? [words.labels.ready] : []),
    ]
    const ink = seat === shown ? 'accent' : 'ink'
    return [span(padded(name, LABEL_WIDTH), { ink }), span(facts.join(', '), { ink: 'muted' })]
  })
}

function touristsOf(tourists: Readonly<Record<string, readonly number[]>>): number {
  return Object.values(tourists)
    .flat()
    .reduce((sum, count) => sum + count, 0)
}

const LEGEND = ['gate', 'shop', 'visitedShop', 'terrifying', 'task'] as const
const SIGHTS = ['cafe', 'visitedCafe', 'airport', 'greenCrossing', 'pier', 'iconic'] as const

/** What the map has at crossings. */
function signsOf({ map, ancients }: RouteText['names']['pack']): readonly Place[] {
  if (ancients.length > 0) return LEGEND
  const printed = new Set<string | undefined>(map.vertices.map(({ symbol }) => symbol))
  return [...SIGHTS.filter((place) => printed.has(place === 'visitedCafe' ? 'cafe' : place)), 'task']
}

function legendLines({ words: { places, labels }, names }: RouteText): Line[] {
  const legend = signsOf(names.pack).map((place) => `${PLACE_GLYPHS[place]} ${places[place]}`)
  const gap = widthOf(legend.join('  ')) <= PANEL_WIDTH ? '  ' : ' '
  return [
    [
      span('━━ ', { ink: 'accent', bold: true }),
      span(`${labels.onRoute}  `, { ink: 'muted' }),
      span('━━ ', { ink: 'warn', bold: true }),
      span(labels.offRoute, { ink: 'muted' }),
    ],
    [span(legend.join(gap), { ink: 'muted' })],
  ]
}
