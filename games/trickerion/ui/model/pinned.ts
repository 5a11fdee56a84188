import { isList } from '@curio/kernel'

/** Where the tricks are kept that a viewer plans for in a match; they stay on this device. */
const keyOf = (match: string): string => `curio.trickerion.plans.${match}`

/** The tricks that are planned for; none where nothing can be kept. */
export function pinnedIn(match: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(globalThis.localStorage?.getItem(keyOf(match)) ?? '[]')
    return isList(kept as never) ? (kept as unknown[]).filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

export function keepPinned(match: string, tricks: readonly string[]): void {
  try {
    globalThis.localStorage?.setItem(keyOf(match), JSON.stringify(tricks))
  } catch {
    // Without storage a plan lasts as long as the page.
  }
}

/** The plans with one more trick, or without it if it was there. */
export const toggled = (tricks: readonly string[], trick: string): readonly string[] =>
  tricks.includes(trick) ? tricks.filter((each) => each !== trick) : [...tricks, trick]
