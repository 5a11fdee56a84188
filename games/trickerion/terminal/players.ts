import { cut, type Line, padded, span } from '@curio/ui/terminal'
import { LOCATIONS, SPECIALISTS } from '../content/vocabulary.ts'
import { locationOf } from '../rules/plan.ts'
import { HOME, INN, SUPPLY } from '../rules/state.ts'
import { kindOf } from '../rules/table.ts'
import type { TrickerionText } from '../text/index.ts'
import type { PlayerView, TrickerionView } from '../text/view.ts'
import { characterSpans, SUIT_SIGNS, seatInk, seatMark } from './codes.ts'
import { TRICKERION_WORDS } from './words.ts'

const NAME = 14
const WIDTHS = [20, 8, 9, 10, 7, 12] as const

/** Everybody in turn order, a line each, under headings. */
export function playerLines(text: TrickerionText, view: TrickerionView): Line[] {
  const said = TRICKERION_WORDS[text.words.language]
  const { columns } = said
  const heads = [
    columns.magician,
    columns.fame,
    columns.coins,
    columns.shards,
    columns.poster,
    columns.tricks,
    columns.team,
  ]
  const seats = view.order.length > 0 ? view.order : view.players.map((_, seat) => seat)
  return [
    [span(' '.repeat(NAME + 4)), span(row(heads), { ink: 'muted' })],
    ...seats.flatMap((seat, index): Line[] => {
      const player = view.players[seat]
      return player ? [playerLine(text, view, player, seat, index)] : []
    }),
  ]
}

function playerLine(
  text: TrickerionText,
  view: TrickerionView,
  player: PlayerView,
  seat: number,
  index: number,
): Line {
  const { names, words } = text
  const said = TRICKERION_WORDS[words.language]
  const hasTurn = view.phase === 'action' && view.order[view.turn] === seat
  const isReady = view.phase === 'assignment' && player.isReady
  const { magician } = player
  const school = magician === null ? null : names.content.magicians.get(magician)?.entry.school
  const cells = [
    magician === null || !school ? '–' : `${cut(names.magician(magician), 16)} ${said.schools[school]}`,
    `${player.fame}`,
    `${player.coins}`,
    `${player.shards}`,
    player.hasPoster ? said.poster : '–',
    player.tricks.map(({ symbol, markers }) => `${SUIT_SIGNS[symbol]}${markers}`).join(' ') || '–',
    teamOf(text, player),
  ]
  return [
    span(hasTurn ? '▶' : isReady ? '✓' : `${index + 1}`, {
      ink: hasTurn ? 'accent' : 'muted',
      bold: hasTurn,
    }),
    span(' '),
    span(seatMark(seat), { ink: 'table', ground: seatInk(seat), bold: true }),
    span(` ${padded(cut(names.player(seat), NAME - 1), NAME)}`, { bold: hasTurn }),
    span(row(cells)),
  ]
}

/** The last column takes what is left. */
const row = (cells: readonly string[]): string =>
  cells
    .map((cell, column) => {
      const width = WIDTHS[column]
      return width === undefined ? cell : padded(cut(cell, width - 1), width)
    })
    .join('')

/** Specialists by name and Apprentices by number; the Magician is always there. */
function teamOf({ words }: TrickerionText, { characters }: PlayerView): string {
  const said = TRICKERION_WORDS[words.language]
  const team = characters.filter(({ at }) => at !== SUPPLY && at !== INN)
  const specialists = SPECIALISTS.filter((role) => team.some(({ disc }) => disc === role))
  const apprentices = team.filter(({ disc }) => kindOf(disc) === 'apprentice').length
  const apprentice = said.discs.apprentice1.slice(0, -1)
  return [
    ...specialists.map((role) => said.discs[role]),
    ...(apprentices > 0 ? [`${apprentice}×${apprentices}`] : []),
  ].join(' ')
}

/** Where the characters of others are going that are still at home; nothing while nobody knows. */
export function comingLines(text: TrickerionText, view: TrickerionView, shown: number): Line[] {
  const { content } = text.names
  const said = TRICKERION_WORDS[text.words.language]
  const coming = LOCATIONS.map((location) => ({
    location,
    spans: view.players.flatMap(({ characters }, seat) =>
      seat === shown
        ? []
        : characters
            .filter(({ at, card, isIdle }) => at === HOME && card !== null && !isIdle)
            .filter(({ card }) => card !== null && locationOf(content, card) === location)
            .flatMap(({ disc }) => [...characterSpans(said, seat, disc), span(' ')]),
    ),
  })).filter(({ spans }) => spans.length > 0)
  if (coming.length === 0) return []
  return [
    [
      span(`${said.coming} `, { ink: 'muted' }),
      ...coming.flatMap(({ location, spans }) => [
        span(` ${said.locations[location]} `, { ink: 'muted' }),
        ...spans,
      ]),
    ],
  ]
}
