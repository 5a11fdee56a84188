/**
 * The contract between the shell and a game's interface. Besides these types a game's interface may use from this package:
 * - `Button`, `Icon` (with a node of `lucide`), `Dialog`, `PlayerMark`, `Segmented`, `Poster`;
 * - `FirstPlayer` and `useOptions` for the form of a new game;
 * - `mustAnswer` and `mayAnswer` of this file;
 * - the attribute `data-tip="…"` on any HTML or SVG element, which shows its text on hover, focus and long press;
 * - `Explained` and `ExplainedList` for elements that do nothing else, so that a keyboard reaches them too;
 * - the tokens of `tokens.css` (`--paper`, `--ink`, `--player-0` …, `--font-label`, `--motion`).
 */
import type { Json, Note, Outcome, Packs, Question, Stage, Viewer } from '@curio/kernel'
import type { ComponentType } from 'react'
import type { Forms, Language } from './language.ts'
import type { Beat, Happening } from './motion.ts'

export type { Language } from './language.ts'

/** A seat as everybody may see it. */
export interface SeatInfo {
  readonly seat: number
  readonly name: string
  readonly kind: 'person' | 'bot' | 'open'
  readonly you: boolean
  /** Whether its person plays at this screen. */
  readonly here: boolean
  readonly online: boolean
}

/** Somebody on the board for whom a seat acts. In most games each seat has one, but a player may lead several. */
export interface Figure {
  readonly id: string
  readonly seat: number
  /** Null: it has the name of the person who plays it. */
  readonly name: string | null
}

/** Everything a viewer knows about a table at one moment; in a replay, at an earlier moment. */
export interface TableState {
  readonly game: string
  readonly options: Json
  /** Packs used instead of those that come with the game; the same object as long as they do not change. */
  readonly packs: Packs
  readonly viewer: Viewer
  readonly seats: readonly SeatInfo[]
  readonly view: Json
  /**
   * The viewer's open questions: first what must be answered (`mustAnswer`), then what else may be done (`mayAnswer`),
   * for which nobody waits. A viewer who is not awaited may still have some of the latter.
   */
  readonly questions: readonly Question[]
  readonly awaited: readonly number[]
  readonly outcome: Outcome | null
  /**
   * Everything told to the viewer up to this moment. A board uses it to mark the last turn of every other player, until
   * the viewer's next turn is over.
   */
  readonly told: readonly Note[]
}

/** All figures on the board. */
export function figuresOf(
  ui: Pick<GameUi, 'figures'>,
  table: TableState,
  language: Language,
): readonly Figure[] {
  return ui.figures?.(table, language) ?? table.seats.map(({ seat }) => ({ id: `${seat}`, seat, name: null }))
}

/** Figures that are not on the stage unless somebody looks at them: all but the viewer's first. */
export function otherFigures(figures: readonly Figure[], viewer: Viewer): readonly Figure[] {
  const own = figures.find(({ seat }) => seat === viewer)
  return figures.filter((figure) => figure !== own)
}

/** Those who play together with a seat. */
export function partnersOf(teams: readonly (readonly number[])[] | null, seat: Viewer): readonly number[] {
  const team = seat === null ? undefined : teams?.find((members) => members.includes(seat))
  return team?.filter((member) => member !== seat) ?? []
}

type Asked = Pick<TableState, 'viewer' | 'awaited' | 'questions'>

/** The question that the table waits for the viewer to answer; null if it waits for others. */
export function mustAnswer({ viewer, awaited, questions }: Asked): Question | null {
  return viewer !== null && awaited.includes(viewer) ? (questions[0] ?? null) : null
}

/** What else the viewer may do; nobody waits for it. */
export function mayAnswer(table: Asked): readonly Question[] {
  const must = mustAnswer(table)
  return table.questions.filter((question) => question !== must)
}

/** A thing on the board that a line of the log, or a choice in words, points to. */
export interface Highlight {
  readonly kind: string
  readonly ids: readonly string[]
}

/** Why something is not possible, in words and with the rule. */
export interface WhyNot {
  readonly text: string
  readonly rule: string | null
}

/**
 * Select, preview, confirm: the board proposes an answer, the shell shows what it would mean and confirms it.
 * `value` is undefined while nothing is selected.
 */
export interface Selection {
  readonly question: Question
  readonly value: Json | undefined
}

export interface StageProps {
  readonly table: TableState
  readonly language: Language
  /** False in a replay and while others act: the board only shows. */
  readonly interactive: boolean
  readonly selection: Selection | null
  readonly select: (question: Question, value: Json | undefined) => void
  /** Confirms the selection at once (double click, Enter on a selected target). */
  readonly confirm: () => void
  readonly highlight: Highlight | null
  /** Says why a tapped thing cannot be chosen. */
  readonly explain: (why: WhyNot) => void
  /** Whose board is shown closely; null for the viewer's first figure. */
  readonly focus: Figure | null
  readonly setFocus: (figure: Figure | null) => void
  readonly phone: boolean
}

export interface SceneProps {
  /** What `motion` said of the moment. */
  readonly scene: Json
  /** The table as it was before. */
  readonly table: TableState
  readonly language: Language
  readonly phone: boolean
}

/** One line of the log in words, and what it lights up on the board. */
export interface LogLine {
  readonly text: string
  readonly highlight: Highlight | null
}

/** A row of the live score: what it is, and its points for each seat (null: not known to the viewer). */
export interface ScoreRow {
  readonly source: string
  readonly label: string
  readonly points: readonly (number | null)[]
}

/** A game within a match, as the end of the match tells it. */
interface GameTold {
  readonly name: string
  readonly rows: readonly ScoreRow[]
}

/** An option in words, for lists, keyboards and screen readers. */
interface OptionLabel {
  readonly text: string
  /** The heading it belongs under; for an offer, what is offered. */
  readonly group: string | null
  readonly highlight: Highlight | null
}

/** A card that texts mention. */
export interface NamedCard {
  /** Where it stands on the page of all cards: the id of its element. */
  readonly id: string
  readonly title: string
  /** How texts may call it, in full words; other cases of its name included. */
  readonly names: readonly string[]
}

export interface CardProps {
  /** The id of a `NamedCard`. */
  readonly card: string
  /** Packs used instead of those that come with the game. */
  readonly packs: Packs
  readonly language: Language
}

type Said = Readonly<Record<Language, string>>

/** Company that a game may suit best: one person, two, or three and more. */
type GoodFor = 'alone' | 'two' | 'company'

/** A lesson as the site announces it before it is loaded. */
export interface LessonTitle {
  /** No other lesson of the game has it. Saved matches name it, so it never changes. */
  readonly id: string
  readonly name: Said
  /** How long it takes. */
  readonly minutes: number
}

/** What results are compared for. */
export interface Subject {
  readonly id: string
  readonly name: Said
  /** What its results are counted in, where they are not points. */
  readonly points?: Readonly<Record<Language, Forms>>
}

/** The title page of a game: what is shown before anything else of it is loaded. */
export interface GameTitle {
  readonly id: string
  readonly name: Said
  readonly tagline: Said
  readonly seats: { readonly min: number; readonly max: number }
  /** How long a game usually takes. */
  readonly minutes: { readonly min: number; readonly max: number }
  /** How much there is to learn and to weigh: from 1, light, to 5, heavy. */
  readonly weight: number
  /** For whom it is at its best. */
  readonly goodFor: readonly GoodFor[]
  /** In the order in which they are best taken. */
  readonly lessons: readonly LessonTitle[]
  /**
   * What a match with these options is called beside the game, as short as a title: its map, its mode. A match of several
   * games that is being played also says how far it has come.
   */
  variant?(options: Json, language: Language, stage?: Stage | null): string
  /** Which of its subjects a match with these options is, as `Game.subject` says. */
  subject?(options: Json): string
  /** Maps and ways to play whose results are not compared with each other, in the order in which profiles list them. */
  readonly subjects?: readonly Subject[]
  /** Names of the ranks of a solo game, the lowest first. */
  readonly ranks?: readonly Said[]
}

export interface OptionsProps {
  readonly seats: number
  /** The names of the seats, in order. */
  readonly names: readonly string[]
  readonly value: Json
  /** Packs used instead of those that come with the game. */
  readonly packs: Packs
  readonly change: (options: Json) => void
  readonly language: Language
}

export interface UnlockedProps {
  readonly value: Json
  /** The packs of everything that the player has unlocked. */
  readonly unlocked: Packs
  readonly change: (options: Json) => void
  readonly language: Language
}

/**
 * The visible part of a game, and all that the shell knows about it. `games/<game>/ui/index.tsx` exports it, for example as
 * `routeUi`. It is loaded, with its styles, when a table of the game opens.
 */
export interface GameUi {
  /** The board, the player's resources beside it and the decision at hand. Fills the room it is given. */
  readonly Stage: ComponentType<StageProps>
  /**
   * What is seen of a note when it happens: what moves on the board, or a moment of its own. Null where there is nothing to
   * see. The board itself knows nothing of it: it draws one position, with `data-motion` on whatever may move.
   */
  motion?(happening: Happening): Beat | null
  /** The same for what the viewer did without anything being told, as in a plan that nobody else sees yet. */
  change?(before: TableState, after: TableState): Beat | null
  /** Draws the moments of `motion` over the board. */
  readonly Scene?: ComponentType<SceneProps>
  /** A figure that is not on the stage, at a glance: in the rail or as a chip. A partner's board has room to be read. */
  readonly Opponent: ComponentType<{
    readonly table: TableState
    readonly figure: Figure
    readonly language: Language
    readonly partner: boolean
  }>
  /**
   * What a figure has built, for the end of the match; `large` for the winner. It is drawn with HTML and SVG, and shows no
   * points: they stand beside it. Without this `Opponent` takes its place.
   */
  readonly Final?: ComponentType<{
    readonly table: TableState
    readonly figure: Figure
    readonly language: Language
    readonly large: boolean
  }>
  /** All figures, those of one seat together. Without this each seat has one. */
  figures?(table: TableState, language: Language): readonly Figure[]
  /** The seats that play together; null where everybody plays alone. Without this nobody has partners. */
  teams?(table: TableState): readonly (readonly number[])[] | null
  /**
   * Whether the viewer's table must be hidden from others at the same screen now. Without this it always is: a curtain
   * falls between turns. A game without secrets says no; one with secrets only at times says when.
   */
  hides?(table: TableState): boolean
  /**
   * Whether everybody decides at the same time now: whoever is not awaited is then called ready. Without this nobody is;
   * in a game of turns it says nothing that somebody is not awaited.
   */
  together?(table: TableState): boolean
  /** The game on one page, with pictures: the rules open with it. */
  readonly Summary?: ComponentType<{ readonly language: Language }>
  /** Cards that the log and the rules mention by name: a mention leads to the card. Each is on the page of `Cards`. */
  named?(packs: Packs, language: Language): readonly NamedCard[]
  /**
   * The packs that a note tells of, where a match goes on with others: its cards are theirs. The same object each time;
   * without this they are all that the table has.
   */
  packsTold?(packs: Packs, note: Note): Packs
  /** One of them with everything it says, for a look from the table. */
  readonly Card?: ComponentType<CardProps>
  /** All cards of the game, at `/cards/<game>`. */
  readonly Cards?: ComponentType<{ readonly language: Language }>
  /**
   * Packs that come with the game and that a match with these options is played with; a table has them beside those that
   * it lists. A game with one pack needs no such function.
   */
  builtIn?(options: Json): Promise<Packs>
  /** What of the game is played, chosen before everything else; a game with one map and one way to play has no such choice. */
  readonly Variants?: ComponentType<OptionsProps>
  /** What is agreed before a new game. */
  readonly Options: ComponentType<OptionsProps>
  /** Why no match can begin with what the form has, in a sentence; null if one can. */
  setupFault?(options: Json, seats: number, packs: Packs, language: Language): string | null
  /** Which of the things that achievements have unlocked are in a new game. */
  readonly Unlocked?: ComponentType<UnlockedProps>
  /** The packs of those that a match with these options is played with. */
  unlockedFor?(options: Json, unlocked: Packs): Packs
  /** The options of a table in words, for people who come to it: pairs of what and how. */
  terms(
    options: Json,
    names: readonly string[],
    packs: Packs,
    language: Language,
  ): readonly (readonly [what: string, how: string])[]
  /** Keys that only its board knows, and what they do. */
  readonly keys?: Readonly<Record<Language, readonly (readonly [key: string, does: string])[]>>
  /** Who acts and what the table waits for, in one sentence; about the question that the viewer must answer, if any. */
  prompt(table: TableState, language: Language): string
  /** What the selected answer would mean, before it is confirmed; irreversible acts say so. */
  preview(table: TableState, selection: Selection, language: Language): string | null
  /** What it would gain at once, in a few words; null if nothing. */
  effect?(table: TableState, selection: Selection, language: Language): string | null
  /** What `advice.reason` of the rules said for an answer, as a sentence without its full stop; hints show it. */
  reason?(table: TableState, reason: Json, language: Language): string
  /** Why the rules refuse an answer that was not listed; null when the game has no words for it. */
  refusal?(table: TableState, selection: Selection, language: Language): WhyNot | null
  option(table: TableState, question: Question, option: Json, language: Language): OptionLabel
  log(note: Note, table: Pick<TableState, 'packs' | 'seats'>, language: Language): LogLine | null
  /**
   * Live during the game (only what the viewer knows), final after it; the rows add up to the total. Empty if the game, or
   * this ending, has no points.
   */
  score(table: TableState, language: Language): readonly ScoreRow[]
  /** What stands over them, where they are no points by category; null where they are. */
  scoreTitle?(table: TableState, language: Language): string | null
  /**
   * How the game ended, in words: the winner, or the winning team by its members, and the tie-break; or how it was won or
   * lost. The shell adds what the kind of outcome tells besides: how far a group got, the rank.
   */
  ending(table: TableState, language: Language): string
  /** The rank above the one that a solo game reached, and how many points were missing; null if there is none. */
  nextRank?(table: TableState, language: Language): { readonly name: string; readonly points: number } | null
  /**
   * The answer that ends the turn; null if the turn cannot end now. The shell gives it a button that never moves and the
   * key E. A game without such an answer leaves this out.
   */
  finish?(table: TableState): Selection | null
  /**
   * What would be left unused if the turn ended now, in a sentence; null if nothing would. The shell asks once before it
   * ends such a turn.
   */
  unspent?(table: TableState, language: Language): string | null
  /**
   * In a match of several games: for a note that begins another one, what is said before it; null for any other note. The
   * table as it was then is held until its viewer goes on, so that the standing between two games is seen by everybody:
   * nothing may be hidden there.
   */
  between?(note: Note, table: Pick<TableState, 'packs'>, language: Language): string | null
  /**
   * At such a moment, and at the end of the match: the game that is just over, by name, and its points by category, which
   * add up to the total. `Final` draws what was built in it.
   */
  gameOver?(table: TableState, language: Language): GameTold | null
  /**
   * The name of the chapter (a round, the encounter) that a note begins, or null. Chapters are the key moments of a replay
   * and the columns of the chart; without this there are none.
   */
  milestone?(note: Note, table: Pick<TableState, 'packs'>, language: Language): string | null
}
