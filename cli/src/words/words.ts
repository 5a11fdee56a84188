import type { UndoRefusal } from '@curio/kernel'
import type { Language } from '@curio/ui/language'
import type { Typing } from '@curio/ui/terminal'

/** What the command itself says to players, in one language. What concerns a game is said by the game. */
export interface CommandWords {
  readonly language: Language
  readonly bot: (number: number) => string
  /** What can be typed, after what the game understands. */
  readonly hint: (typed: string) => string
  readonly hintMore: (page: number, pages: number) => string
  readonly hintBack: string
  readonly curtain: (who: string) => string
  readonly goOn: string
  /** Above what a person may do beside what must be answered. */
  readonly meanwhile: string
  /** Below what may be done while others are awaited. */
  readonly hintWait: string
  /** While bots think, for a person who may do something. */
  readonly hintAside: string
  readonly boardOf: (who: string) => string
  readonly noSuchPlayer: (players: number) => string
  readonly notUnderstood: (input: string) => string
  readonly notTogether: string
  readonly noSuchPerson: string
  readonly noSuchCard: (name: string) => string
  /** The question was closed before the answer came. */
  readonly changedMeanwhile: string
  readonly several: (count: number) => string
  readonly undone: string
  /** Why an answer cannot be taken back. */
  readonly undoOff: Readonly<Record<UndoRefusal['code'], string>>
  readonly saved: (file: string) => string
  readonly resumeWith: (command: string) => string
  readonly keptLog: (file: string) => string
  readonly seeAgain: (command: string) => string
  readonly tooSmall: (columns: number, rows: number) => string
  /** What a bot would answer. */
  readonly advice: (answer: string) => string
  readonly noAdvice: string
  /** What can be typed, line by line. */
  readonly keys: (typing: Typing) => readonly string[]
  readonly noSuchRule: (id: string) => string
  readonly rulesFailed: string
  readonly menu: MenuWords
  readonly help: HelpWords
}

interface HelpWords {
  readonly options: string
  readonly examples: string
  /** What `--help` does. */
  readonly flag: string
  /** Below the list of commands. */
  readonly more: string
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
  readonly choose: (count: number) => string
  readonly quit: string
}
