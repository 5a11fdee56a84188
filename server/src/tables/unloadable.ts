/** What is stored of a table cannot be made a table of: its rules are not known here, or a row is damaged. */
export class Unloadable extends Error {
  /** Why, for whoever runs the server; nothing that is hidden in the match. */
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

/** Reads something stored; what cannot be read is named. */
export function readable<T>(what: string, read: () => T): T {
  try {
    return read()
  } catch (cause) {
    throw new Unloadable(`${what} cannot be read`, cause)
  }
}
