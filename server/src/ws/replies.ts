import { Receipts, type Result } from '@curio/protocol'

export type Reply = Result & { readonly result?: unknown }

/** The least numbers that are remembered; a refusal may have a thousand characters. */
const PLAYERS = 1_000
const MESSAGES_PER_PLAYER = 32

/** Replies to messages, by player, so that a message repeated on any connection is not carried out again. */
export class Replies {
  readonly #players = new Receipts<Receipts<Promise<Reply>>>(PLAYERS)

  once(player: string, id: string, carryOut: () => Promise<Reply>): Promise<Reply> {
    const receipts = this.#players.get(player) ?? new Receipts<Promise<Reply>>(MESSAGES_PER_PLAYER)
    this.#players.keep(player, receipts)
    const known = receipts.get(id)
    if (known) return known
    const reply = carryOut()
    receipts.keep(id, reply)
    return reply
  }

  /** Called when the message failed and may be tried again. */
  forget(player: string, id: string): void {
    this.#players.get(player)?.forget(id)
  }
}
