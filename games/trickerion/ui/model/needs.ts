import type { Component } from '../../content/vocabulary.ts'
import { effectiveCount } from '../../rules/components.ts'
import { type TrickerionContent, trickOf } from '../../rules/content.ts'
import type { PlayerView } from '../../view.ts'

/** What a trick needs of one kind, and what of it the player has. */
export interface Need {
  readonly kind: Component
  readonly count: number
  readonly held: number
}

export function needsFor(content: TrickerionContent, player: PlayerView, trick: string): readonly Need[] {
  return trickOf(content, trick).needs.map(({ kind, count }) => ({
    kind,
    count,
    held: effectiveCount(player, content, kind),
  }))
}

/** What is still missing for a trick on the way to the stage, in the order in which it is done. */
export interface Missing {
  readonly isLearned: boolean
  /** Fame below its threshold, which is paid in coins (TR-DT-LEARN-9). */
  readonly fame: number
  readonly components: readonly Need[]
  readonly isPrepared: boolean
  /** Markers of it in shows. */
  readonly inShows: number
}

export function missingFor(
  content: TrickerionContent,
  player: PlayerView,
  row: readonly ({ readonly markers: readonly { readonly seat: number; readonly trick: string }[] } | null)[],
  seat: number,
  trick: string,
): Missing {
  const own = player.tricks.find((each) => each.trick === trick)
  const { level } = trickOf(content, trick).entry
  const threshold = content.pack.constants.thresholds.byLevel[level - 1] ?? 0
  const inShows = row
    .flatMap((show) => show?.markers ?? [])
    .filter((marker) => marker.seat === seat && marker.trick === trick).length
  return {
    isLearned: own !== undefined,
    fame: own ? 0 : Math.max(0, threshold - player.fame),
    components: needsFor(content, player, trick).filter(({ count, held }) => held < count),
    isPrepared: (own?.markers ?? 0) > 0,
    inShows,
  }
}
