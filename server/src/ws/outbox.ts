/** Somebody who has something to send. */
interface Sender {
  flush(): void
}

/** At the end of a turn of the event loop everybody sends what has come together meanwhile. */
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
