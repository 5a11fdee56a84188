import type { ComingIn, GameLine } from '../support/line.ts'
import { saveOf } from '../support/saves.ts'
import { type Shot, type Stage, settle } from './studio.ts'

/** A game to look for a moment in. */
export type Source<View, Act> = () => GameLine<View, Act>

export interface Sought<View, Act> {
  /** The first of these games in which it comes to this. */
  readonly from: Source<View, Act> | readonly Source<View, Act>[]
  readonly when: (coming: ComingIn<View, Act>) => boolean
}

export type Pose<View, Act> = (stage: Stage, coming: ComingIn<View, Act>) => Promise<void>

interface Found<View, Act> {
  readonly line: GameLine<View, Act>
  readonly coming: ComingIn<View, Act>
}

export function recordedIn<View, Act>(line: { recorded(name: string): GameLine<View, Act> }) {
  return (name: string): Source<View, Act> =>
    () =>
      line.recorded(name)
}

/** How pictures of one game are made of lines. */
export function linePoses<View, Act>(game: string) {
  const known = new Map<string, Found<View, Act>>()

  /** The first moment that fits; the same for every size and language. */
  function find(name: string, { from, when }: Sought<View, Act>): Found<View, Act> {
    const before = known.get(name)
    if (before) return before
    for (const source of typeof from === 'function' ? [from] : from) {
      const line = source()
      const isFound = line.goTo(when)
      const { coming } = line
      if (!isFound || coming === null) continue
      const found = { line, coming }
      known.set(name, found)
      return found
    }
    throw new Error(`no game comes to ${name}`)
  }

  return {
    asked:
      (kind: string, more: (coming: ComingIn<View, Act>) => boolean = () => true) =>
      (coming: ComingIn<View, Act>): boolean =>
        coming.question.kind === kind && more(coming),

    answered:
      (value: string) =>
      (coming: ComingIn<View, Act>): boolean =>
        coming.value === value,

    /** A picture of the board where somebody decides something. */
    deciding: (name: string, sought: Sought<View, Act>, act?: Pose<View, Act>): Shot => ({
      name: `${game}-${name}`,
      pose: async (stage) => {
        const { line, coming } = find(name, sought)
        const people = Array.from({ length: coming.seat + 1 }, (_, seat) =>
          seat === coming.seat ? '' : null,
        )
        await stage.sitDown(saveOf(line.found(), name, people))
        await act?.(stage, coming)
        await settle(stage.page)
      },
    }),

    /** The end of a game. */
    ended: (name: string, source: Source<View, Act>, act?: (stage: Stage) => Promise<void>): Shot => ({
      name: `${game}-end-${name}`,
      pose: async (stage) => {
        const line = source()
        line.goTo(() => false)
        await stage.sitDown(saveOf(line.found(), name))
        await stage.page.locator('.end .chart').waitFor()
        await act?.(stage)
        await settle(stage.page)
      },
    }),
  }
}
