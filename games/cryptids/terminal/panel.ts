import { cut, type Line, labelsIn, padded, span, spread, wrapped } from '@curio/ui/terminal'
import {
  type CryptidsText,
  type CryptidsView,
  type Face,
  levelNumber,
  type PlayerView,
} from '../text/index.ts'
import { seatInk, seatMark } from './chart.ts'
import type { TerminalWords } from './words.ts'

export const PANEL_WIDTH = 45
export const PANEL_ROWS = 27
const LABEL_WIDTH = 11
const NAME_WIDTH = 23

const labelled = labelsIn(PANEL_WIDTH, LABEL_WIDTH)

/** Everything beside the chart and the reserve: for each concern some lines, in the order of their weight. */
export function panelLines(
  text: CryptidsText,
  view: CryptidsView,
  shown: number,
  said: TerminalWords,
): Line[] {
  const player = view.players[shown]
  if (!player) throw new Error(`no player at seat ${shown}`)
  const concerns = [
    displayLines(text, view, said),
    [...marketLines(text, view, said), ...diceLines(text, view, said)],
    meansLines(text, player, said),
    otherLines(text, view, shown, said),
    aimLines(text, view, player, said),
    holdingLines(text, player, said),
    legendLines(text, said),
  ]
  return spread(concerns, PANEL_ROWS)
}

/** Two lines for each card: what it is and where, what it takes and who bids. */
function displayLines({ names, words }: CryptidsText, view: CryptidsView, said: TerminalWords): Line[] {
  return view.display.flatMap((slot): Line[] => {
    if (!slot) return []
    const { level, habitat, kind, found, relocated } = names.entry(slot.card)
    const evidence = slot.evidence.map((face) => said.letters[face]).join('')
    return [
      [
        span(padded(levelNumber(level), 4), { ink: 'muted' }),
        span(padded(cut(names.card(slot.card), NAME_WIDTH), NAME_WIDTH + 1), { bold: true }),
        span(padded(slot.location ?? said.letters['?'], 3), { ink: 'accent' }),
        span(padded(evidence, 5), { ink: 'ok', bold: true }),
        span(`${found}+${relocated}`),
      ],
      [
        span(`    ${padded(`${words.habitats[habitat]}, ${words.kinds[kind]}`, NAME_WIDTH + 4)} `, {
          ink: 'muted',
        }),
        ...slot.bids.map((seat) => span(seatMark(seat), { ink: 'table', ground: seatInk(seat), bold: true })),
      ],
    ]
  })
}

function marketLines({ names }: CryptidsText, { market }: CryptidsView, said: TerminalWords): Line[] {
  const tokens = market.map((face, slot) =>
    face === null ? `${slot + 1} –` : `${slot + 1} ${said.letters[face]} (${names.priceOf(face)})`,
  )
  return labelled(said.market, tokens.join('   '))
}

function diceLines({ words }: CryptidsText, { dice }: CryptidsView, said: TerminalWords): Line[] {
  const free = dice.filter(({ taken }) => !taken).map(({ bonus, n }) => words.helperDie(bonus, n))
  return dice.length === 0 ? [] : labelled(said.dice, free.join(', ') || said.none)
}

const lettersOf = ({ letters }: TerminalWords, faces: readonly Face[]): string =>
  faces.map((face) => letters[face]).join('')

/** What the player who is shown can spend and use. */
function meansLines({ names, words }: CryptidsText, player: PlayerView, said: TerminalWords): Line[] {
  const purse = [
    names.counted(player.coins, 'coins'),
    names.counted(player.experience, 'experience'),
    ...(player.evidence.length > 0 ? [lettersOf(said, player.evidence)] : []),
    ...(player.freeBids > 0 ? [said.bids(player.freeBids)] : []),
    ...player.wolpertingers.map((face) => words.wolpertinger[face].label),
  ]
  const skills = names.pack.skills.flatMap(({ id, ...name }) => {
    const now = player.skills[id]
    if (now === 'none') return []
    return [now === 'used' ? `${name[words.language]} (${said.used})` : name[words.language]]
  })
  return [...labelled(said.purse, purse.join(', ')), ...labelled(said.skills, skills.join(', ') || said.none)]
}

function holdingLines({ names }: CryptidsText, { found, tiles }: PlayerView, said: TerminalWords): Line[] {
  const cryptids = found.map(({ card }) => names.card(card))
  const held = tiles.flatMap((tile) => (tile === null ? [] : [names.tile(tile)]))
  return [
    ...(cryptids.length > 0 ? labelled(said.found, cryptids.join(', ')) : []),
    ...held.flatMap((tile, index) => labelled(index === 0 ? said.tiles : '', tile)),
  ]
}

/** The others in a line each, and the Poacher. */
function otherLines({ names }: CryptidsText, view: CryptidsView, shown: number, said: TerminalWords): Line[] {
  const others = view.players.flatMap((player, seat): Line[] => {
    if (seat === shown) return []
    const facts = [
      player.place ?? '–',
      `$${player.coins}`,
      `+${player.experience}`,
      lettersOf(said, player.evidence) || '–',
      `${said.found} ${player.found.length}`,
    ]
    return [
      [
        span(seatMark(seat), { ink: 'table', ground: seatInk(seat), bold: true }),
        span(` ${padded(cut(names.player(seat), LABEL_WIDTH - 3), LABEL_WIDTH - 2)}`),
        span(facts.join('  '), { ink: 'muted' }),
      ],
    ]
  })
  if (view.poacher === null) return others
  const { evidence, caught } = view.poacher
  const facts = [lettersOf(said, evidence) || said.none, ...caught.map(({ card }) => names.card(card))]
  return [...others, ...labelled(said.poacher, facts.join(', '), 'danger')]
}

/** The player's contracts, the common one, and requests. */
function aimLines(
  { names }: CryptidsText,
  { commonContract, reserve }: CryptidsView,
  { contracts }: PlayerView,
  said: TerminalWords,
): Line[] {
  const all = [
    ...(contracts ?? []).map(names.contract),
    ...(commonContract === null ? [] : [`${said.common} ${names.contract(commonContract)}`]),
  ]
  const requests = reserve.requests.map(names.request)
  return [
    ...(all.length > 0 ? labelled(said.contracts, all.join(', ')) : []),
    ...(requests.length > 0 ? labelled(said.requests, requests.join(', '), 'muted') : []),
  ]
}

/** What the letters stand for. Where there is no room for this, help says it. */
function legendLines({ names }: CryptidsText, { letters }: TerminalWords): Line[] {
  const faces = ['V', 'B', 'E', 'F', 'S', 'W', 'R', 'r'] as const
  const legend = faces.map((face) => `${letters[face]} ${names.evidence(face)}`).join(', ')
  return wrapped(legend, PANEL_WIDTH).map((row) => [span(row, { ink: 'muted' })])
}
