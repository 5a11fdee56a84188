import { SPECIALISTS } from '../content/vocabulary.ts'
import { type TrickerionContent, trickOf } from '../rules/content.ts'
import { wagesDue } from '../rules/end.ts'
import { isReady } from '../rules/placing.ts'
import { finalScores } from '../rules/scoring.ts'
import { DISCS, INN, type Player, SUPPLY, type TrickerionState } from '../rules/state.ts'
import { characterOf, kindOf, playerOf } from '../rules/table.ts'
import { coinsWorth, handShare, roundsLeft, shardWorth } from './means.ts'
import { planWorth, preparingWorth } from './plan.ts'
import { stagedBy, stageWorth } from './stage.ts'
import { engineWorth, lackOf, priceOf, prospectOf, workshopWorth, yieldWorth } from './tricks.ts'
import { WEIGHTS } from './weights.ts'

/** What the position is worth to a seat: the Fame it has, and the Fame it may expect. */
export function worthOf(state: TrickerionState, seat: number, content: TrickerionContent): number {
  const player = playerOf(state, seat)
  const scores = finalScores(state, content, seat)
  if (state.phase === 'over') return player.fame
  const left = roundsLeft(state, content)
  let worth = player.fame + stageWorth(state, seat, content, left) + planWorth(state, seat, content, left)
  for (const { source, fame } of scores) {
    // Coins and shards are judged by what they can still buy, level 3 tricks surely only near the end.
    if (source === 'coins' || source === 'shards') continue
    worth += fame * (source === 'levelThree' ? 0.8 : source === 'hand' ? handShare(left) : 1)
  }
  return (
    worth +
    meansWorth(player, content, left) +
    tricksWorth(state, player, content, left) +
    teamWorth(player, left) +
    (state.options.darkAlley ? player.specials.length * WEIGHTS.special * Math.min(1, left) : 0)
  )
}

/** Coins after wages, shards, and components that nothing needs yet. */
export function meansWorth(player: Player, content: TrickerionContent, left: number): number {
  const due = wagesDue(player, content) + wagesPlanned(player, content)
  const short = Math.max(0, due - player.coins)
  const coins = Math.max(0, player.coins - due)
  const needed = new Set(
    player.tricks.flatMap(({ trick }) => trickOf(content, trick).needs.map(({ kind }) => kind)),
  )
  let worth = coinsWorth(coins, left) + player.shards * shardWorth(left)
  worth -= short * content.pack.constants.wages.famePerCoin
  for (const { kind, count } of player.components) {
    if (!needed.has(kind))
      worth += count * priceOf(content, kind) * WEIGHTS.spareComponent * Math.min(1, left)
  }
  return worth
}

/** Wages of those who are going to be placed. */
function wagesPlanned({ characters }: Player, { pack }: TrickerionContent): number {
  const { value } = pack.constants.wages
  let due = 0
  for (const character of characters) {
    const kind = kindOf(character.disc)
    if (kind === 'magician' || !isReady(character)) continue
    if (kind !== 'apprentice' || character.home === 'board') due += value[kind]
  }
  return due
}

function tricksWorth(
  state: TrickerionState,
  player: Player,
  content: TrickerionContent,
  left: number,
): number {
  return player.tricks.length === 0
    ? startWorth(state, player, content, left)
    : workshopWorth(state, player, content, left, stagedBy(state, state.players.indexOf(player)) > 0) +
        (state.phase === 'setup' ? freePreparation(state, player, content, left) : 0)
}

/** TR-PSET-28: a starting trick whose components are there is prepared for nothing. */
function freePreparation(
  state: TrickerionState,
  player: Player,
  content: TrickerionContent,
  left: number,
): number {
  const [own] = player.tricks
  if (!own || own.markers > 0) return 0
  const card = trickOf(content, own.trick)
  return lackOf(state, player, content, card).kinds > 0
    ? 0
    : preparingWorth(card, yieldWorth(card, left, own))
}

/** At the setup: the tricks of the player's school that the components in hand are good for (TR-PSET-12). */
function startWorth(
  state: TrickerionState,
  player: Player,
  content: TrickerionContent,
  left: number,
): number {
  const school = player.magician === null ? null : content.magicians.get(player.magician)?.entry.school
  if (!school) return 0
  let best = 0
  for (const trick of state.decks[school]) {
    const card = trickOf(content, trick)
    if (card.entry.level > 1) continue
    const isFree = lackOf(state, player, content, card).kinds === 0
    const prepared = isFree ? preparingWorth(card, yieldWorth(card, left)) : 0
    best = Math.max(best, engineWorth([prospectOf(state, player, content, card, left)], left) + prepared)
  }
  return best
}

/** What the team brings in the rounds to come, whoever waits in the Inn included. */
function teamWorth(player: Player, left: number): number {
  let worth = 0
  for (const disc of DISCS) {
    if (disc === 'magician') continue
    const { at } = characterOf(player, disc)
    if (at === SUPPLY) continue
    const rounds = Math.max(0, at === INN ? Math.floor(left) : left)
    const isSpecialist = SPECIALISTS.some((specialist) => specialist === kindOf(disc))
    worth += rounds * (isSpecialist ? WEIGHTS.specialistRound : WEIGHTS.apprenticeRound)
  }
  return worth
}
