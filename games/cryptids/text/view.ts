import type { Json } from '@curio/kernel'
import type { CryptidsView } from '../view.ts'

export type { CryptidsView, PlayerView, SlotView } from '../view.ts'

/** A view comes from `viewCryptids` and nowhere else, so its shape is known. */
export function asCryptidsView(view: Json): CryptidsView {
  return view as unknown as CryptidsView
}
