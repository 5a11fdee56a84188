/** Sizes that both sides keep to. */
export const LIMITS = {
  /** Bytes of one message from a client. */
  message: 16_384,
  messageId: 40,
  /** Characters of the key under which a request may be repeated. */
  requestKey: 64,
  chat: 300,
  /** How many times longer a text may be before it is cleaned, because letters may come in parts. */
  uncleaned: 4,
  name: { min: 2, max: 24 },
  password: { min: 8, max: 200 },
  report: 2_000,
  /** Packs that a match may bring. */
  packs: 8,
  /** Bytes of the request for a table, its packs included. */
  newMatch: 327_680,
  /** How many faults of a pack one response names. */
  packIssues: 50,
  /** Tables that one connection may follow at once. */
  channels: 32,
} as const
