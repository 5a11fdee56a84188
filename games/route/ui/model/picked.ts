import { type Json, sameJson } from '@curio/kernel'

/** A tap on one of several that may be picked: out if it is in; the oldest makes room when there are too many. */
export function tapPicked(picked: readonly Json[], option: Json, max: number): readonly Json[] {
  if (picked.some((each) => sameJson(each, option))) return picked.filter((each) => !sameJson(each, option))
  return [...picked, option].slice(-max)
}
