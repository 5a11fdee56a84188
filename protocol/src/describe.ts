import { type Game, type Json, type Match, optionsOf, type Question, type Viewer } from '@curio/kernel'
import type { QuestionKind, TableDocument, UndoRequest } from './document.ts'
import { Vocabulary } from './vocabulary.ts'

/** The position that a room is in. */
export interface Position {
  readonly game: Game
  readonly match: Match
  /** Seats that the table waits for. Sorted, because their order would tell who has answered in secret. */
  readonly awaited: readonly number[]
  readonly undone: readonly number[]
  readonly undoRequest: UndoRequest | null
  /** Seats that have answered, or had an answer taken back, since the last publication. */
  readonly moved: ReadonlySet<number>
}

type Asked = Pick<TableDocument, 'question' | 'kind' | 'runs' | 'kinds'>

const NOT_ASKED: Asked = { question: null, kind: null, runs: [], kinds: {} }

/** Refusals that stand until the seat moves again; any other may give way to a graver one. */
const LASTING: readonly TableDocument['undo'][] = ['nothing', 'chance']

const isLasting = (before: TableDocument | null): before is TableDocument =>
  before !== null && LASTING.includes(before.undo)

/** Writes the documents of one viewer, one after the other. */
export class Describer {
  readonly #viewer: Viewer
  readonly #vocabularies = new Map<string, Vocabulary>()

  constructor(viewer: Viewer) {
    this.#viewer = viewer
  }

  /** What the viewer sees now; not the copy that the match would give, because nothing of it outlives the moment. */
  look({ game, match }: Position): Json {
    return game.view(match.state, this.#viewer, match.content)
  }

  /** The document with that view, which is the very same as before when nothing of it has changed. */
  describe(position: Position, view: Json, before: TableDocument | null): TableDocument {
    const { match, awaited, undone, undoRequest } = position
    const hasMoved = this.#viewer !== null && position.moved.has(this.#viewer)
    const isAskedAnew =
      hasMoved || view !== before?.view || this.#isAwaited(before.awaited) !== this.#isAwaited(awaited)
    // To work out options may take long. Who has neither moved nor seen anything new still has the same ones:
    // what a player can choose depends only on what it knows.
    const { question, kind, runs, kinds } = isAskedAnew ? this.#asked(match, before ?? NOT_ASKED) : before
    return {
      view,
      awaited,
      question,
      kind,
      runs,
      kinds,
      undo: hasMoved || match.over || !isLasting(before) ? this.#undoRefusal(match) : before.undo,
      undone: this.#viewer === null ? 0 : (undone[this.#viewer] ?? 0),
      undoRequest,
      outcome: match.over ? match.outcome() : null,
    }
  }

  #isAwaited(awaited: readonly number[]): boolean {
    return this.#viewer !== null && awaited.includes(this.#viewer)
  }

  #asked(match: Match, known: Asked): Asked {
    const question = this.#viewer === null ? null : match.asked(this.#viewer)
    if (!question) return { question: null, kind: known.kind, runs: known.runs, kinds: known.kinds }
    const { id, kind } = question
    const vocabulary = this.#vocabularies.get(kind) ?? new Vocabulary()
    this.#vocabularies.set(kind, vocabulary)
    const { size } = vocabulary
    const runs = vocabulary.runsOf(optionsOf(question))
    // Unchanged words are the very same object: then nobody has to compare them.
    const isKnown = size === vocabulary.size && question.form !== 'pick' && known.kinds[kind] !== undefined
    if (isKnown) return { question: id, kind, runs, kinds: known.kinds }
    return { question: id, kind, runs, kinds: { ...known.kinds, [kind]: kindOf(question, vocabulary) } }
  }

  #undoRefusal(match: Match): TableDocument['undo'] {
    if (match.over) return 'over'
    return this.#viewer === null ? 'nothing' : (match.toldUndoRefusal(this.#viewer)?.code ?? null)
  }
}

function kindOf(question: Question, { words }: Vocabulary): QuestionKind {
  const { form } = question
  return form === 'pick' ? { form, min: question.min, max: question.max, words } : { form, words }
}
