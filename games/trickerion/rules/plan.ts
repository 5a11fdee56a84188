import { type Flow, oncePer } from '@curio/kernel'
import { LOCATIONS, type Location } from '../content/vocabulary.ts'
import { recordOf } from '../effects/law.ts'
import { known, type TrickerionContent } from './content.ts'
import { lawOf } from './gains.ts'
import { actOf, type TextOf, write } from './grammar.ts'
import type { Reason } from './reasons.ts'
import { addGivingBack, giveBack } from './returns.ts'
import { type Character, DISCS, type Disc, HOME, type Player, type TrickerionState } from './state.ts'
import { characterOf, choose, playerOf, type TrickerionTable, tell, tellInPrivate } from './table.ts'

/** Section 4.11. */

/** Taking cards back is free, but a phase has to end; beyond this a plan is changed by undoing. */
const MOST_TAKEN_BACK = 24

export const isLocation = (card: string): card is Location => LOCATIONS.some((location) => location === card)

/** TR-ASG-4: the location that an assignment names. */
export function locationOf({ specials }: TrickerionContent, card: string): Location {
  return isLocation(card) ? card : known(specials, card).entry.location
}

/** TR-ASG-3, TR-ASG-8: why a character cannot get a card. */
export function characterPlanForbidden({ at, card }: Character): Reason | null {
  if (at !== HOME) return 'notAtHome'
  return card === null ? null : 'hasCard'
}

export const canTakeBack = ({ takenBack }: Player): boolean => takenBack < MOST_TAKEN_BACK

/** TR-ASG-2. */
export function cardForbidden(
  { permanents, specials }: Player,
  card: string,
): Extract<Reason, 'notInHand'> | null {
  const isInHand = isLocation(card) ? permanents[card] > 0 : specials.includes(card)
  return isInHand ? null : 'notInHand'
}

/** Every different card in hand. */
export const cardsInHand = ({ permanents, specials }: Player): readonly string[] => [
  ...LOCATIONS.filter((location) => permanents[location] > 0),
  ...specials,
]

/** Made once: a plan is asked for again after every card. */
const assignTexts = oncePer((_content: TrickerionContent) =>
  recordOf(DISCS, () => new Map<string, ReturnType<typeof write.assign>>()),
)

function assignText(content: TrickerionContent, disc: Disc, card: string): ReturnType<typeof write.assign> {
  const texts = assignTexts(content)[disc]
  const text = texts.get(card) ?? write.assign({ disc, card })
  texts.set(card, text)
  return text
}

function planOptions(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
): readonly TextOf<'plan'>[] {
  const player = playerOf(state, seat)
  const options: TextOf<'plan'>[] = []
  const cards = cardsInHand(player)
  for (const character of player.characters) {
    const { disc } = character
    if (characterPlanForbidden(character) === null) {
      for (const card of cards) options.push(assignText(content, disc, card))
    } else if (character.card !== null && canTakeBack(player)) {
      options.push(write.takeBack({ disc }))
    }
  }
  options.push(write.ready())
  addGivingBack(state, seat, options)
  return options
}

/** TR-ASG-1, TR-ASG-9: everybody at once; until the last one is ready, each may take everything back. */
export function* assign(t: TrickerionTable): Flow {
  const { state } = t
  yield* t.together([...state.order], (seat) => plan(t, seat))
  for (const player of state.players) {
    player.isReady = false
    player.takenBack = 0
  }
}

function* plan(t: TrickerionTable, seat: number): Flow {
  const { state, content } = t
  for (;;) {
    const act = actOf('plan', yield* choose(t, seat, 'plan', () => planOptions(state, content, seat)))
    switch (act.type) {
      case 'assign':
        lay(t, seat, act.disc, act.card)
        break
      case 'takeBack':
        takeBack(t, seat, act.disc)
        break
      case 'ready':
        playerOf(state, seat).isReady = true
        tell(t, { kind: 'ready', seat })
        return
      case 'giveBack':
        yield* giveBack(t, seat)
        break
    }
  }
}

/** Puts a card from the hand under a character, face down. */
export function layUnder(player: Player, disc: Disc, card: string): Character {
  const character = characterOf(player, disc)
  if (isLocation(card)) player.permanents[card] -= 1
  else player.specials.splice(player.specials.indexOf(card), 1)
  character.card = card
  return character
}

function lay(t: TrickerionTable, seat: number, disc: Disc, card: string): void {
  layUnder(playerOf(t.state, seat), disc, card)
  tellInPrivate(t, seat, { kind: 'assigned', seat, disc, card }, { kind: 'assigned', seat, disc })
}

/** A card goes back to the hand. */
export function toHand(player: Player, card: string): void {
  if (isLocation(card)) player.permanents[card] += 1
  else player.specials.push(card)
}

function takeBack(t: TrickerionTable, seat: number, disc: Disc): void {
  const player = playerOf(t.state, seat)
  const character = characterOf(player, disc)
  const { card } = character
  if (card === null) throw new Error(`${disc} has no card`)
  toHand(player, card)
  character.card = null
  player.takenBack += 1
  tellInPrivate(t, seat, { kind: 'takenBack', seat, disc, card }, { kind: 'takenBack', seat, disc })
}

/** Turns a card up; from now on everybody knows it (TR-GEN-20). */
export function turnUp(player: Player, character: Character): void {
  const { card } = character
  character.isUp = true
  character.isSeen = true
  if (card !== null && !isLocation(card) && !player.shown.includes(card)) player.shown.push(card)
}

/** TR-ACT-1, TR-PRO-8: all cards at once, except those of idle characters. */
export function revealAll(t: TrickerionTable): void {
  const { state, content } = t
  if (!lawOf(state, content).revealTogether) return
  const plans = state.order.flatMap((seat) => {
    const player = playerOf(state, seat)
    return player.characters.flatMap((character) => {
      const { disc, card, isUp, isIdle } = character
      if (card === null || isUp || isIdle) return []
      turnUp(player, character)
      return [{ seat, disc, card }]
    })
  })
  t.reveal()
  tell(t, { kind: 'revealed', plans })
}
