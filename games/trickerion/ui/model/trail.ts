import type { Json } from '@curio/kernel'
import { isMinor, type Offer, PART_KEYS, type Part, type PartKey, partOf } from './offers.ts'
import type { Thing } from './things.ts'

/** What was named so far: things that were tapped, and parts that were chosen in words. The latest is the last. */
export type Named = { readonly thing: Thing } | { readonly part: Part }
export type Trail = readonly Named[]

const fits = (offer: Offer, named: Named): boolean =>
  'thing' in named
    ? offer.things.includes(named.thing)
    : offer.parts.some(({ key, value }) => key === named.part.key && value === named.part.value)

/** Offers that everything named is part of. */
export const matching = (offers: readonly Offer[], trail: Trail): readonly Offer[] =>
  offers.filter((offer) => trail.every((named) => fits(offer, named)))

/** The same, minor parts aside: one that is chosen can still be changed. */
export const stillOpen = (offers: readonly Offer[], trail: Trail): readonly Offer[] =>
  matching(
    offers,
    trail.filter((named) => 'thing' in named || !isMinor(named.part.key)),
  )

const isSame = (one: Named, other: Named): boolean =>
  'thing' in one
    ? 'thing' in other && one.thing === other.thing
    : 'part' in other && one.part.key === other.part.key

/** The trail after something more is named: what does not go with it is forgotten, the oldest first. */
export function extended(offers: readonly Offer[], trail: Trail, named: Named): Trail {
  let before = trail.filter((each) => !isSame(each, named))
  while (before.length > 0 && matching(offers, [...before, named]).length === 0) before = before.slice(1)
  return [...before, named]
}

/** The trail to the proposed offer: what was named, or, if a hint or a lesson proposed it, everything it is about. */
export const trailTo = (offer: Offer | null, trail: Trail): Trail =>
  offer === null || (trail.length > 0 && matching([offer], trail).length > 0)
    ? trail
    : offer.things.map((thing) => ({ thing }))

/**
 * The offer that is meant: the first of those that differ in nothing but minor parts. Null where more has to be said.
 * `best` may prefer another one than the first.
 */
export function meantOffer(
  offers: readonly Offer[],
  best: (offers: readonly Offer[]) => Offer | undefined = (all) => all[0],
): Offer | null {
  const [first] = offers
  if (first === undefined) return null
  const isOpen = PART_KEYS.some(
    (key) => !isMinor(key) && offers.some((offer) => partOf(offer, key) !== partOf(first, key)),
  )
  return isOpen ? null : (best(offers) ?? first)
}

/** What laying one thing on another means, where it means one thing only. */
export const droppedOffer = (offers: readonly Offer[], thing: Thing, onto: Thing): Offer | null =>
  meantOffer(matching(offers, [{ thing }, { thing: onto }]))

/** A part of which there is a choice. */
export interface Choice {
  readonly key: PartKey
  readonly values: readonly string[]
}

/** What is still to be chosen among some offers, part by part. */
export function choicesIn(offers: readonly Offer[]): readonly Choice[] {
  return PART_KEYS.flatMap((key) => {
    const values = [...new Set(offers.flatMap((offer) => partOf(offer, key) ?? []))]
    return values.length > 1 ? [{ key, values }] : []
  })
}

/**
 * What is asked next: first what is done; then the next thing that must be said; when all is said, what else may be
 * changed. Where there is only one answer, that one.
 */
export function rowsIn(offers: readonly Offer[], current: Offer | null): readonly Choice[] {
  const open = choicesIn(offers)
  const [only] = offers
  if (open.length === 0 && current === null && only) return [{ key: 'act', values: [only.act.type] }]
  const [first, ...more] = open.filter(({ key }) => !isMinor(key))
  if (first === undefined) return open
  return first.key === 'act' ? [first] : [first, ...more.slice(0, 1)]
}

/**
 * The choice that was made last, with the offers it was made among, where everything was said in words. What was tapped
 * can be tapped otherwise, and a tapped card needs the room.
 */
export function madeLast(
  offers: readonly Offer[],
  trail: Trail,
): readonly (Choice & { readonly among: readonly Offer[] })[] {
  const named = trail.flatMap((each) => ('part' in each && !isMinor(each.part.key) ? [each] : []))
  const last = named.at(-1)
  if (last === undefined || trail.some((each) => 'thing' in each)) return []
  const among = matching(offers, named.slice(0, -1))
  return choicesIn(among).flatMap((choice) => (choice.key === last.part.key ? [{ ...choice, among }] : []))
}

/** The offer with another value for one part, and otherwise as like the current one as can be. */
export function changed(offers: readonly Offer[], current: Offer | null, part: Part): Offer | null {
  const having = offers.filter((offer) => partOf(offer, part.key) === part.value)
  const likeness = (offer: Offer): number =>
    current === null ? 0 : current.parts.filter(({ key, value }) => partOf(offer, key) === value).length
  return having.reduce<Offer | null>(
    (best, offer) => (best === null || likeness(offer) > likeness(best) ? offer : best),
    null,
  )
}

export const offerWith = (offers: readonly Offer[], option: Json | undefined): Offer | null =>
  offers.find((offer) => offer.option === option) ?? null
