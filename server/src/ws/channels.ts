import type { Channel, OpenedChannel } from './channel.ts'

/** The tables that one connection follows, by channel. */
export class Channels {
  /** Those that are being opened are promised. */
  readonly #channels = new Map<number, Channel | Promise<Channel | null>>()
  #isClosed = false

  /** Follows a table on a channel, instead of the one that was followed there before. */
  async open(c: number, open: () => Promise<OpenedChannel>): Promise<OpenedChannel> {
    const opening = this.#replace(c, open)
    // At once: whatever comes next about this channel has to wait for it.
    const entry = opening.then(
      (opened) => ('channel' in opened ? opened.channel : null),
      () => null,
    )
    this.#channels.set(c, entry)
    const opened = await opening.catch((cause) => {
      this.#forget(c, entry)
      throw cause
    })
    if ('fault' in opened) this.#forget(c, entry)
    else if (this.#isClosed) await opened.channel.close()
    else if (this.#channels.get(c) === entry) this.#channels.set(c, opened.channel)
    return opened
  }

  get(c: number): Channel | null | Promise<Channel | null> {
    return this.#channels.get(c) ?? null
  }

  async close(c: number): Promise<void> {
    const before = this.#channels.get(c)
    this.#channels.delete(c)
    await (await before)?.close()
  }

  /** The connection is gone. */
  closeAll(): void {
    this.#isClosed = true
    for (const entry of this.#channels.values())
      void Promise.resolve(entry).then((channel) => channel?.close())
    this.#channels.clear()
  }

  async #replace(c: number, open: () => Promise<OpenedChannel>): Promise<OpenedChannel> {
    await (await this.#channels.get(c))?.close()
    return open()
  }

  #forget(c: number, entry: Promise<Channel | null>): void {
    if (this.#channels.get(c) === entry) this.#channels.delete(c)
  }
}
