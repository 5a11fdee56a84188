import type { Json, Stage } from '@curio/kernel'
import type { Language } from '@curio/ui/language'
import { gameById, gameName } from './games.ts'

interface Named {
  readonly game: string
  readonly options: unknown
  /** Where a match that is being played has come to; in lists that tell it. */
  readonly stage?: Stage | null
}

/** What a match is called wherever there may be others: its game, and what of the game is played. */
export function matchName({ game, options, stage = null }: Named, language: Language): string {
  const variant = gameById(game)?.variant?.(options as Json, language, stage)
  return variant === undefined ? gameName(game, language) : `${gameName(game, language)} · ${variant}`
}
