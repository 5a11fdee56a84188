/** What is asked of a table waits until the table that is being opened is open, or has failed to. */
export class Opening {
  #opened: Promise<unknown> = Promise.resolve()

  open<T>(act: () => T | Promise<T>): Promise<T> {
    const given = this.#opened.then(act)
    this.#opened = given.catch(() => null)
    return given
  }

  whenOpen<T>(act: () => T | Promise<T>): Promise<T> {
    return this.#opened.then(act)
  }
}
