import { CryptidsPoster } from '@curio/cryptids/poster'
import { RoutePoster } from '@curio/route/poster'
import { TrickerionPoster } from '@curio/trickerion/poster'
import type { ComponentType, ReactElement } from 'react'

const POSTERS: Readonly<Record<string, ComponentType>> = {
  route: RoutePoster,
  cryptids: CryptidsPoster,
  trickerion: TrickerionPoster,
}

/** The print on a game's card. */
export function GamePoster({ game }: { readonly game: string }): ReactElement | null {
  const Print = Object.hasOwn(POSTERS, game) ? POSTERS[game] : undefined
  return Print ? <Print /> : null
}
