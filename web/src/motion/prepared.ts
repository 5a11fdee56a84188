import type { Thing } from '@curio/ui/motion'
import type { Box } from './boxes.ts'

/** Where everything was, so that it can travel from there. */
export interface Memory {
  readonly boxes: ReadonlyMap<Thing, Box>
  /** How something looked that leaves the board: in this form it flies away. */
  readonly ghosts: ReadonlyMap<Thing, HTMLElement>
}

/** A motion that waits at its beginning until it is played. */
export interface Prepared {
  /** Settles when the motion has ended or was called off. */
  play(rate: number): Promise<void>
  cancel(): void
}

export function together(all: readonly Prepared[]): Prepared {
  return {
    play: async (rate) => {
      await Promise.all(all.map((each) => each.play(rate)))
    },
    cancel: () => {
      for (const each of all) each.cancel()
    },
  }
}
