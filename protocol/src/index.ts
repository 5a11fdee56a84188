export { LEVELS, type Level } from '@curio/bots/level-names'
export * from './api.ts'
export { type ChannelMessage, type ClientMessage, PROTOCOL, readClientMessage } from './client-messages.ts'
export { diff } from './diff.ts'
export { questionOf, questionsOf } from './document.ts'
export { LIMITS } from './limits.ts'
export { RulesFailed, type Unsaved } from './live-match.ts'
export { Mirror } from './mirror.ts'
export { patch } from './patch.ts'
export { Receipts } from './receipts.ts'
export { DONE, type Result, refuse } from './result.ts'
export { type BotPosition, type OpenRequest, Room } from './room.ts'
export {
  type ChatLine,
  messageText,
  type RefusalCode,
  type RefusalFacts,
  readServerMessage,
  type ServerMessage,
  type StateMessage,
  stateText,
  updateText,
} from './server-messages.ts'
export type { KnownNotes } from './story.ts'
export * from './table.ts'
export { oneLine } from './text.ts'
