import type { Advice, Taken } from '@curio/bots'
import type { Json } from '@curio/kernel'
import type { BotPosition, Level } from '@curio/protocol'

/** Decides for bots; how and where it thinks is its own affair, as long as it is not on the event loop. */
export interface Thinker {
  /** May fail, or never answer: whoever asks must be able to do without. */
  decide(position: BotPosition, level: Level): Promise<Json>
  /** What a bot takes of what its seat is offered, or null. */
  consider(position: BotPosition, level: Level): Promise<Taken | null>
  /** A decision for a person who asks what a bot would do, with what can be said for it. */
  advise(position: BotPosition, level: Level): Promise<Advice>
  close(): Promise<void>
}
