import { type Day, type Location, SHARED_LOCATIONS } from '../content/vocabulary.ts'
import type { Law } from '../effects/law.ts'
import type { Extras } from './acts.ts'
import { known, type Slot, slotOf, type TrickerionContent } from './content.ts'
import { lawOf } from './gains.ts'
import { type TextList, write } from './grammar.ts'
import { isLocation, locationOf } from './plan.ts'
import type { PlacementTerms } from './powers.ts'
import type { Reason } from './reasons.ts'
import { abilityOf } from './special.ts'
import { type Character, HOME, type TrickerionState } from './state.ts'
import { isPlaced, kindOf, playerOf } from './table.ts'

/** Sections 4.12, 4.14 and 4.28: where a character may go, and with how many action points. */

/** TR-ACT-12: whether the character can still be placed in this round. */
export const isReady = ({ card, at, isIdle }: Character): boolean => card !== null && at === HOME && !isIdle

/** TR-ACT-3, TR-IDLE-1: why a character cannot be placed at all. */
export function characterForbidden(character: Character): Reason | null {
  if (isPlaced(character)) return 'isPlaced'
  if (character.card === null) return 'noCard'
  return isReady(character) ? null : 'isIdle'
}

/** Who stands where, as far as it matters to one player. */
interface Standing {
  /** Slots that are taken; of the Workshops only the player's own. */
  readonly taken: readonly string[]
  readonly ownDay: Day | null
  readonly othersDays: readonly Day[]
}

function standingFor(state: TrickerionState, content: TrickerionContent, seat: number): Standing {
  const taken: string[] = []
  const othersDays: Day[] = []
  let ownDay: Day | null = null
  for (let other = 0; other < state.players.length; other++) {
    for (const character of playerOf(state, other).characters) {
      if (!isPlaced(character)) continue
      const { day, location } = slotOf(content, character.at)
      if (location === 'workshop' && other !== seat) continue
      taken.push(character.at)
      if (day === null) continue
      if (other === seat) ownDay = day
      else othersDays.push(day)
    }
  }
  return { taken, ownDay, othersDays }
}

const isShared = (location: Location): boolean => SHARED_LOCATIONS.some((shared) => shared === location)

/** Coins for the slot itself, where a prophecy asks for them. */
export function slotPrice(law: Law, { location, modifier }: Slot): number {
  return isShared(location) ? (law.slotPrice[modifier] ?? 0) : 0
}

/** TR-ACT-3, TR-ACT-5, TR-PC-10, TR-TH-3 to TR-TH-7: why nobody of the kind can be placed on a slot. */
function slotForbidden(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  { disc }: Character,
  slot: Slot,
  standing: Standing = standingFor(state, content, seat),
): Reason | null {
  if (isClosed(state, slot)) return 'slotClosed'
  if (standing.taken.includes(slot.id)) return 'slotTaken'
  if (slot.isStage && disc !== 'magician') return 'stageIsForMagician'
  if (slot.day !== null) {
    if (standing.ownDay !== null && standing.ownDay !== slot.day) return 'otherDay'
    if (standing.othersDays.includes(slot.day)) return 'dayTaken'
  }
  const law = lawOf(state, content)
  if (slotPrice(law, slot) > playerOf(state, seat).coins) return 'slotCosts'
  return isLowestAsked(law, slot) && !isLowest(state, content, slot, standing) ? 'notLowestSlot' : null
}

const isClosed = ({ players }: TrickerionState, { closedWith }: Slot): boolean =>
  closedWith.includes(players.length)

const isLowestAsked = ({ lowestSlotIn }: Law, { location }: Slot): boolean =>
  lowestSlotIn.some((each) => each === location)

function isLowest(
  state: TrickerionState,
  { slotsOf }: TrickerionContent,
  slot: Slot,
  { taken }: Standing,
): boolean {
  return slotsOf[slot.location].every(
    (other) => other.modifier >= slot.modifier || isClosed(state, other) || taken.includes(other.id),
  )
}

const PRINTED: PlacementTerms = { isAnywhere: false, enhanceAp: null }

/** What the effect that is declared with a placement makes of it. */
function placementTerms(
  { specials }: TrickerionContent,
  { card }: Character,
  { effect, copy }: Extras,
): PlacementTerms {
  const special = copy ?? card
  if (!effect || special === null || isLocation(special)) return PRINTED
  return known(specials, special).power.placement ?? PRINTED
}

/** TR-SPEC-11, TR-MAG-OPT-5: why no such effect can be declared with the placement. */
function declaredForbidden(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  { card }: Character,
  slot: Slot,
  { effect, copy }: Extras,
): Reason | null {
  if (copy === null && !effect) return null
  const special = copy ?? card
  if (special === null || isLocation(special)) return 'notThisAction'
  if (copy !== null && !copyable(state, content, seat, card).includes(copy)) return 'abilityUsed'
  const { entry, power } = known(content.specials, special)
  if (effect) return power.placement ? null : 'notThisAction'
  // On stage a copy is declared at once, because nothing else is done there.
  return slot.isStage && entry.action === 'perform' ? null : 'notThisAction'
}

/** TR-MAG-OPT-1: what may be copied by a permanent assignment. */
export function copyable(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  card: string | null,
): readonly string[] {
  const { copies } = abilityOf(state, content, seat)
  if (!copies || card === null || !isLocation(card) || playerOf(state, seat).isAbilityUsed) return []
  return copies(state, content, seat, card)
}

/** TR-AP-3, TR-AP-4, TR-TH-6: why no shard can be spent on action points. */
function enhanceForbidden(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  { location, isStage }: Slot,
): Reason | null {
  if (isStage) return 'onStage'
  if (!lawOf(state, content).enhanceIn.includes(location)) return 'noEnhanceHere'
  return playerOf(state, seat).shards >= content.pack.constants.enhance.shards ? null : 'noShard'
}

/** TR-MAG-MECH-1: what the ability adds, once in a round. */
function boostOf(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  disc: Character['disc'],
  location: Location,
): number {
  const { boost } = abilityOf(state, content, seat)
  return boost && !playerOf(state, seat).isAbilityUsed ? boost(disc, location) : 0
}

/** Everything that can forbid a placement. */
function placementForbidden(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  character: Character,
  slot: Slot,
  extras: Extras,
  standing: Standing = standingFor(state, content, seat),
): Reason | null {
  const forbidden =
    characterForbidden(character) ?? declaredForbidden(state, content, seat, character, slot, extras)
  if (forbidden !== null) return forbidden
  const { isAnywhere, enhanceAp } = placementTerms(content, character, extras)
  const isNamed = locationOf(content, character.card ?? '') === slot.location
  if (isNamed === isAnywhere) return 'otherLocation'
  if (enhanceAp !== null && !extras.shard) return 'notThisAction'
  if (extras.boost && boostOf(state, content, seat, character.disc, slot.location) === 0) return 'abilityUsed'
  return (
    slotForbidden(state, content, seat, character, slot, standing) ??
    (extras.shard ? enhanceForbidden(state, content, seat, slot) : null)
  )
}

/** TR-AP-1, TR-AP-2, TR-AP-6, TR-AP-10, TR-TH-9: the sum of everything, and nothing on stage. */
export function pointsOf(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  character: Character,
  slot: Slot,
  extras: Extras,
): number {
  if (slot.isStage) return 0
  const law = lawOf(state, content)
  const kind = kindOf(character.disc)
  const poster = playerOf(state, seat).hasPoster ? law.posterAp[kind] : 0
  const enhance = extras.shard ? (placementTerms(content, character, extras).enhanceAp ?? law.enhanceAp) : 0
  const boost = extras.boost ? boostOf(state, content, seat, character.disc, slot.location) : 0
  return Math.max(0, law.baseAp[kind] + poster + slot.modifier + enhance + boost)
}

const NO_EXTRAS: Extras = { shard: false, boost: false, effect: false, copy: null }

/** What may be declared with a placement of the character, whatever the slot. */
function declarations(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  { card }: Character,
): readonly Extras[] {
  const player = playerOf(state, seat)
  let extras: readonly Extras[] = [NO_EXTRAS]
  if (card !== null && !isLocation(card)) {
    if (known(content.specials, card).power.placement) extras = [NO_EXTRAS, { ...NO_EXTRAS, effect: true }]
  } else {
    const copies = copyable(state, content, seat, card)
    if (copies.length > 0) {
      extras = [
        NO_EXTRAS,
        ...copies.flatMap((copy) => [
          { ...NO_EXTRAS, copy },
          { ...NO_EXTRAS, effect: true, copy },
        ]),
      ]
    }
  }
  if (player.shards > 0) extras = extras.flatMap((each) => [each, { ...each, shard: true }])
  const { boost } = abilityOf(state, content, seat)
  const isBoosted = boost !== undefined && !player.isAbilityUsed
  return isBoosted ? extras.flatMap((each) => [each, { ...each, boost: true }]) : extras
}

/** Why a character cannot go to a slot, whatever is declared with it. */
export function slotForbiddenFor(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  character: Character,
  slot: Slot,
): Reason | null {
  const reasons = declarations(state, content, seat, character).map((extras) =>
    placementForbidden(state, content, seat, character, slot, extras),
  )
  return reasons.includes(null) ? null : (reasons[0] ?? null)
}

/** Why no shard can be spent on a character that goes to a slot. */
export function shardForbiddenFor(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  character: Character,
  slot: Slot,
): Reason | null {
  return placementForbidden(state, content, seat, character, slot, { ...NO_EXTRAS, shard: true })
}

/** Every placement of the player's characters that is not forbidden. */
export function addPlacements(
  state: TrickerionState,
  content: TrickerionContent,
  seat: number,
  to: TextList<'place'>,
): void {
  const standing = standingFor(state, content, seat)
  for (const character of playerOf(state, seat).characters) {
    if (!isReady(character)) continue
    for (const extras of declarations(state, content, seat, character)) {
      const { isAnywhere } = placementTerms(content, character, extras)
      const slots = isAnywhere
        ? content.slots.values()
        : content.slotsOf[locationOf(content, character.card ?? '')]
      for (const slot of slots) {
        if (placementForbidden(state, content, seat, character, slot, extras, standing) !== null) continue
        to.push(write.place({ disc: character.disc, slot: slot.id, extras }))
      }
    }
  }
}
