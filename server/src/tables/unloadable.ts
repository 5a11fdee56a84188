/** A stored table cannot be loaded: this server does not know its rules, or a row is damaged. */
export class Unloadable extends Error {
  /** For whoever runs the server; it names nothing that the match hides. */
  readonly reason: string

  constructor(reason: string, cause?: unknown) {
    super(
      'this table cannot be loaded at present; what was played is kept, and other tables are not affected',
      {
        cause,
      },
    )
    this.name = 'Unloadable'
    this.reason = reason
  }
}

/** Reads something stored; if that fails, the error names it. */
export function readable<T>(what: string, read: () => T): T {
  try {
    return read()
  } catch (cause) {
    throw new Unloadable(`${what} cannot be read`, cause)
  }
}
