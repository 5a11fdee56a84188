export * from './api.ts'
export { type ChannelMessage, type ClientMessage, PROTOCOL, readClientMessage } from './client-messages.ts'
export type { Delta } from './delta.ts'
export { diff } from './diff.ts'
export { questionOf, type TableDocument, type UndoRequest } from './document.ts'
export { messageText, stateText, updateText } from './encode.ts'
export { LIMITS } from './limits.ts'
export { type MatchSource, RulesFailed, type Unsaved } from './live-match.ts'
export { Mirror } from './mirror.ts'
export { patch } from './patch.ts'
export { Receipts } from './receipts.ts'
export { DONE, type Result, refuse } from './result.ts'
export { type BotPosition, type Opened, Room, type RoomSource } from './room.ts'
export {
  type ChatLine,
  type NotesPart,
  type RefusalCode,
  readServerMessage,
  type ServerMessage,
  type StateMessage,
  type UpdateMessage,
} from './server-messages.ts'
export type { KnownNotes } from './story.ts'
export type { Update } from './stream.ts'
export * from './table.ts'
