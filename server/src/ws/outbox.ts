/** Somebody who has something to send. */
interface Sender {
  flush(): void
}

/** At the end of a turn of the event loop, lets everybody send what they have collected. */
export class Outbox {
  #senders: Sender[] = []

  add(sender: Sender): void {
    if (this.#senders.length === 0) process.nextTick(() => this.#flush())
    this.#senders.push(sender)
  }

  #flush(): void {
    const senders = this.#senders
    this.#senders = []
    for (const sender of senders) sender.flush()
  }
}

const TEXT = 0x81
const TWO_BYTES = 126
/** Longer texts are rare and need a different header. */
const LONGEST = 0xffff

/**
 * A text as one WebSocket frame (RFC 6455, 5.2), a byte for each character; null when it is long or not all ASCII. Most
 * of what goes out is short and ASCII, and writing it in one piece takes a quarter less time.
 */
export function asciiFrame(text: string): string | null {
  const { length } = text
  if (length > LONGEST || Buffer.byteLength(text) !== length) return null
  if (length < TWO_BYTES) return String.fromCharCode(TEXT, length) + text
  return String.fromCharCode(TEXT, TWO_BYTES, length >> 8, length & 0xff) + text
}
