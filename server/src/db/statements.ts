import type { CompiledQuery } from 'kysely'

/** Queries of a few forms, each compiled once: to build one takes longer than to carry it out. */
export class Statements {
  readonly #compiled = new Map<string, CompiledQuery<unknown>>()

  /** The query of that form, with these parameters instead of those it was made with. */
  with<Row>(
    form: string,
    parameters: readonly unknown[],
    make: () => CompiledQuery<Row>,
  ): CompiledQuery<Row> {
    const compiled = (this.#compiled.get(form) as CompiledQuery<Row> | undefined) ?? make()
    this.#compiled.set(form, compiled)
    return { ...compiled, parameters }
  }
}
