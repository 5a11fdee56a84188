import { Receipts, type Result } from '@curio/protocol'

export type Reply = Result & { readonly result?: unknown }

const MOST_PLAYERS = 5_000
const MOST_PER_PLAYER = 64

/** Replies to messages, by player: one that is repeated, on this connection or another, is not carried out again. */
export class Replies {
  readonly #players = new Map<string, Receipts<Promise<Reply>>>()

  once(player: string, id: string, carryOut: () => Promise<Reply>): Promise<Reply> {
    const receipts = this.#of(player)
    const known = receipts.get(id)
    if (known) return known
    const reply = carryOut()
    receipts.keep(id, reply)
    reply.catch(() => receipts.forget(id))
    return reply
  }

  #of(player: string): Receipts<Promise<Reply>> {
    const receipts = this.#players.get(player) ?? new Receipts<Promise<Reply>>(MOST_PER_PLAYER)
    this.#players.delete(player)
    this.#players.set(player, receipts)
    const [oldest] = this.#players.keys()
    if (this.#players.size > MOST_PLAYERS && oldest !== undefined) this.#players.delete(oldest)
    return receipts
  }
}
