/** Sizes that both sides keep to. */
export const LIMITS = {
  /** Bytes of one message from a client. */
  message: 16_384,
  messageId: 40,
  chat: 300,
  /** A text may be so many times as long before it is cleaned: its letters may come in parts. */
  uncleaned: 4,
  name: { min: 2, max: 24 },
  password: { min: 8, max: 200 },
  report: 2_000,
  /** Tables that one connection may follow at once. */
  channels: 32,
} as const
