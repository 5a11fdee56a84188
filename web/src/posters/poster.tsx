import type { ComponentType, ReactElement } from 'react'
import { CryptidsPoster } from './cryptids-poster.tsx'
import { RoutePoster } from './route-poster.tsx'

const POSTERS: Readonly<Record<string, ComponentType>> = { route: RoutePoster, cryptids: CryptidsPoster }

/** The print on a game's card. */
export function Poster({ game }: { readonly game: string }): ReactElement | null {
  const Print = Object.hasOwn(POSTERS, game) ? POSTERS[game] : undefined
  return Print ? <Print /> : null
}
