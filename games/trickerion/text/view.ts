import type { Json } from '@curio/kernel'
import type { TrickerionView } from '../view.ts'

export type { PlayerView, TrickerionView } from '../view.ts'

/** A view comes from `viewTrickerion` and nowhere else, so its shape is known. */
export function asTrickerionView(view: Json): TrickerionView {
  return view as unknown as TrickerionView
}
