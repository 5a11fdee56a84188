import type { Opened } from './room.ts'
import type { ServerMessage } from './server-messages.ts'
import type { Update } from './stream.ts'

/** An update as the text of its message: its parts are text already, and are the same for all channels. */
export function updateText(c: number, { n, document, notes }: Update): string {
  const d = document === null ? '' : `,"d":${document}`
  const told = notes === null ? '' : `,"notes":${notes}`
  return `{"t":"update","c":${c},"n":${n}${d}${told}}`
}

export function stateText(c: number, { n, document, notes }: Opened): string {
  return messageText({ t: 'state', c, n, document, notes })
}

export const messageText = (message: ServerMessage): string => JSON.stringify(message)
