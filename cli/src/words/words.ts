import type { UndoRefusal } from '@curio/kernel'
import type { Language } from '@curio/ui/language'
import type { Typing } from '../play/face.ts'

/** What the command itself says to players, in one language; about a game its own texts speak. */
export interface CommandWords {
  readonly language: Language
  readonly bot: (number: number) => string
  /** What can be typed, after what the game understands. */
  readonly hint: (typed: string) => string
  readonly hintMore: (page: number, pages: number) => string
  readonly hintBack: string
  readonly curtain: (who: string) => string
  readonly goOn: string
  readonly boardOf: (who: string) => string
  readonly noSuchPlayer: (players: number) => string
  readonly notUnderstood: (input: string) => string
  readonly several: (count: number) => string
  readonly undone: string
  /** Why an answer cannot be taken back. */
  readonly undoOff: Readonly<Record<UndoRefusal['code'], string>>
  readonly saved: (file: string) => string
  readonly resumeWith: (command: string) => string
  readonly keptLog: (file: string) => string
  readonly seeAgain: (command: string) => string
  readonly tooSmall: (columns: number, rows: number) => string
  /** The same line by line. */
  readonly keys: (typing: Typing) => readonly string[]
  readonly noSuchRule: (id: string) => string
  readonly rulesFailed: string
  readonly menu: MenuWords
}

interface MenuWords {
  readonly title: string
  readonly newGame: string
  readonly resume: (file: string) => string
  readonly players: string
  readonly alone: string
  readonly withBots: (bots: number) => string
  readonly together: (players: number) => string
  readonly level: string
  readonly levels: Readonly<Record<'easy' | 'normal' | 'hard', string>>
  readonly random: string
  readonly yes: string
  readonly no: string
  readonly choose: (count: number) => string
  readonly quit: string
}
