import type { Language } from '@curio/ui'
import type { Shown } from '../../rules/shown.ts'
import type { Asked } from '../../text/new-game/asked.ts'

/** What a part of the form needs. */
export interface PartProps {
  /** What is played; of a campaign, any of its cities. */
  readonly pack: Shown
  readonly seats: number
  readonly asked: Asked
  readonly set: (part: Asked) => void
  readonly language: Language
}
