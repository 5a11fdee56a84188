/** What the database's thread is asked, and what it answers. */
export interface SqliteStatement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

export interface SqliteRequest {
  readonly id: number
  readonly statements: readonly SqliteStatement[]
  /** In one transaction. */
  readonly together: boolean
}

export type SqliteReply =
  | { readonly id: number; readonly ok: true; readonly rows: unknown[]; readonly changes: number }
  | { readonly id: number; readonly ok: false; readonly message: string }
