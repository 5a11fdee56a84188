import { cut, type Line, labelsIn, padded, SCREEN_WIDTH, span, widthOf, wrapped } from '@curio/ui/terminal'
import { LOCATIONS } from '../content/vocabulary.ts'
import { slotOf, trickOf } from '../rules/content.ts'
import { isLocation } from '../rules/plan.ts'
import { HOME, INN, type OwnTrick, SUPPLY } from '../rules/state.ts'
import type { TrickerionText } from '../text/index.ts'
import type { PlayerView, TrickerionView } from '../text/view.ts'
import { missingFor, needsFor } from '../ui/model/needs.ts'
import { planOf } from '../ui/model/plans.ts'
import { stateOfView } from '../ui/model/state.ts'
import type { CharacterView } from '../view.ts'
import { CITY_WIDTH } from './city.ts'
import { amountSigns, SUIT_SIGNS, slotCode } from './codes.ts'
import { TRICKERION_WORDS } from './words.ts'

export const WORKSHOP_WIDTH = SCREEN_WIDTH - CITY_WIDTH
const LABEL_WIDTH = 12
const TEAM_WIDTH = 14

const labelled = labelsIn(WORKSHOP_WIDTH, LABEL_WIDTH)

/** What a player has: for each concern some lines, in the order of their weight. */
export function workshopLines(text: TrickerionText, view: TrickerionView, shown: number): Line[][] {
  const player = view.players[shown]
  if (!player) throw new Error(`no player at seat ${shown}`)
  return [
    trickLines(text, view, player, shown),
    componentLines(text, player),
    [...teamLines(text, player), ...wageLines(text, view, shown)],
    abilityLines(text, view, player),
    handLines(text, player),
  ]
}

/** Two lines for each trick: which and how ready, what it needs and yields. */
function trickLines(text: TrickerionText, view: TrickerionView, player: PlayerView, seat: number): Line[] {
  const said = TRICKERION_WORDS[text.words.language]
  if (player.tricks.length === 0) return [[span(said.noTricks, { ink: 'muted' })]]
  return player.tricks.flatMap((own) => [
    nameLine(text, view, player, seat, own),
    ...needsLines(text, player, own),
  ])
}

function nameLine(
  { names, words }: TrickerionText,
  { row }: TrickerionView,
  player: PlayerView,
  seat: number,
  { trick, symbol, markers, extra }: OwnTrick,
): Line {
  const said = TRICKERION_WORDS[words.language]
  const { content } = names
  const { entry } = trickOf(content, trick)
  const { inShows } = missingFor(content, player, row, seat, trick)
  const { fame, coins, shards } = entry.yields
  const yields = amountSigns({ fame: fame + extra.fame, coins: coins + extra.coins, shards })
  const dots = '●'.repeat(markers) + '○'.repeat(inShows)
  const right = ` ${said.schools[entry.school]}${entry.level} ${yields.replaceAll(' ', '')} ${dots || '–'}`
  const room = WORKSHOP_WIDTH - 2 - widthOf(right)
  return [
    span(`${SUIT_SIGNS[symbol]} `, { ink: 'accent', bold: true }),
    span(padded(cut(entry[words.language], room), room), { bold: true }),
    span(right, { ink: markers > 0 ? 'ok' : 'muted' }),
  ]
}

/** How much of each component the player has of what the trick needs. */
function needsLines({ names, words }: TrickerionText, player: PlayerView, { trick, on }: OwnTrick): Line[] {
  const said = TRICKERION_WORDS[words.language]
  const needs = needsFor(names.content, player, trick)
  const isReady = needs.every(({ count, held }) => held >= count)
  const kinds = needs.map(
    ({ kind, count, held }) => `${words.components[kind]} ${Math.min(held, count)}/${count}`,
  )
  const all = [...kinds, ...(on === 'engineer' ? [said.engineer] : [])].join(' ')
  return wrapped(all, WORKSHOP_WIDTH - 2).map((row) => [span(`  ${row}`, { ink: isReady ? 'ink' : 'warn' })])
}

/** TR-CMP-9: a stack on the Manager board counts one more. */
function componentLines({ words, names }: TrickerionText, { components }: PlayerView): Line[] {
  const said = TRICKERION_WORDS[words.language]
  const { manager } = names.pack.constants.stacks
  const on = (board: 'board' | 'manager'): string[] =>
    components
      .filter((stack) => stack.on === board)
      .map(
        ({ kind, count }) => `${words.components[kind]} ${count}${board === 'manager' ? `+${manager}` : ''}`,
      )
  const kept = on('manager')
  const all = [
    ...on('board'),
    ...kept.map((stack, index) => (index === 0 ? `${said.manager} ${stack}` : stack)),
  ]
  return labelled(said.components, all.join(', ') || said.none)
}

/** Everybody of the team and where they are or go. */
function teamLines(text: TrickerionText, { characters }: PlayerView): Line[] {
  const said = TRICKERION_WORDS[text.words.language]
  const team = characters
    .filter(({ at }) => at !== SUPPLY)
    .map((character) => `${said.discs[character.disc]}${whereabouts(text, character)}`)
  const rows = Math.ceil(team.length / 2)
  return Array.from({ length: rows }, (_, row) => [
    span(padded(row === 0 ? said.team : '', LABEL_WIDTH), { ink: 'muted' }),
    ...team
      .slice(row * 2, row * 2 + 2)
      .map((one, column) => span(column === 0 ? padded(cut(one, TEAM_WIDTH), TEAM_WIDTH + 1) : one)),
  ])
}

/** An arrow leads where a card sends somebody who is still at home; `?` is a card that nobody has seen. */
function whereabouts({ names, words }: TrickerionText, { at, card, hasCard, isIdle }: CharacterView): string {
  const said = TRICKERION_WORDS[words.language]
  if (at === INN) return ` ${said.inn}`
  if (at !== HOME) return ` ${slotCode(said, names.content, slotOf(names.content, at))}`
  if (isIdle) return ` ${said.idle}`
  if (!hasCard) return ` ${said.atHome}`
  if (card === null) return '→?'
  return `→${isLocation(card) ? said.locations[card] : names.special(card)}`
}

/** What will be due for everybody who works or is going to (TR-WAGE-7: what is missing costs Fame). */
function wageLines({ names, words }: TrickerionText, view: TrickerionView, seat: number): Line[] {
  const { wages, coinsLeft } = planOf(stateOfView(view, names.content), names.content, seat)
  if (wages === 0) return []
  const said = TRICKERION_WORDS[words.language]
  return labelled(said.wages, `${wages}$`, coinsLeft < 0 ? 'danger' : 'ink')
}

/** Assignments in hand. */
function handLines({ words, names }: TrickerionText, { permanents, specials, hand }: PlayerView): Line[] {
  const said = TRICKERION_WORDS[words.language]
  if (permanents === null) return labelled(said.hand, said.hidden(hand))
  const cards = LOCATIONS.filter((location) => permanents[location] > 0).map(
    (location) => `${said.locations[location]}${permanents[location] > 1 ? ` ${permanents[location]}` : ''}`,
  )
  const count = specials?.length ?? hand - Object.values(permanents).reduce((sum, each) => sum + each, 0)
  const lines = cards.length > 0 || count === 0 ? labelled(said.hand, cards.join(', ') || said.none) : []
  if (count === 0) return lines
  const all = specials === null ? '' : ` ${specials.map(names.special).join(', ')}`
  return [...lines, ...labelled(lines.length === 0 ? said.hand : '', `${said.specials(count)}${all}`)]
}

/** Abilities exist only with the Dark Alley. */
function abilityLines(
  { names, words }: TrickerionText,
  { options }: TrickerionView,
  player: PlayerView,
): Line[] {
  if (!options.darkAlley || player.magician === null) return []
  const said = TRICKERION_WORDS[words.language]
  const used = player.isAbilityUsed ? ` (${said.used})` : ''
  return labelled(said.ability, `${names.ability(player.magician)}${used}`)
}
