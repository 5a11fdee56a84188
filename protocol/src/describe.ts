import type { Game, Json, Match, Question, Viewer } from '@curio/kernel'
import type { QuestionKind, TableDocument, UndoRequest } from './document.ts'
import { Vocabulary } from './vocabulary.ts'

/** The position that a room is in. */
export interface Position {
  readonly game: Game
  readonly match: Match
  readonly undone: readonly number[]
  readonly undoRequest: UndoRequest | null
  /** Seats that have answered, or had an answer taken back, since the last publication. */
  readonly moved: ReadonlySet<number>
}

type Asked = Pick<TableDocument, 'question' | 'kind' | 'runs' | 'kinds'>

const NOT_ASKED: Asked = { question: null, kind: null, runs: [], kinds: {} }

/** Writes the documents of one viewer, one after the other. */
export class Describer {
  readonly #viewer: Viewer
  readonly #vocabularies = new Map<string, Vocabulary>()
  #lastView = ''

  constructor(viewer: Viewer) {
    this.#viewer = viewer
  }

  describe(position: Position, before: TableDocument | null): TableDocument {
    const { game, match, undone, undoRequest } = position
    const hasMoved = this.#viewer !== null && position.moved.has(this.#viewer)
    const view = this.#look(game, match, before)
    // Sorted, because their order would tell who has answered in secret.
    const awaited = [...match.awaited()].sort((one, other) => one - other)
    const isAskedAnew =
      hasMoved || view !== before?.view || this.#isAwaited(before.awaited) !== this.#isAwaited(awaited)
    return {
      view,
      awaited,
      // To work out options may take long. Who has neither moved nor seen anything new still has the same ones:
      // what a player can choose depends only on what it knows.
      ...(isAskedAnew ? this.#asked(match, before) : asked(before)),
      undo: hasMoved || !before || before.undo === null ? this.#undoRefusal(match) : before.undo,
      undone: this.#viewer === null ? 0 : (undone[this.#viewer] ?? 0),
      undoRequest,
      outcome: match.over ? match.outcome() : null,
    }
  }

  /** The view; the very same object as before where nothing changed, so that nobody has to compare it again. */
  #look(game: Game, match: Match, before: TableDocument | null): Json {
    // Not the copy that the match would give: nothing of it outlives the moment.
    const view = game.view(match.state, this.#viewer, match.content)
    const text = JSON.stringify(view)
    const isSeen = before !== null && text === this.#lastView
    this.#lastView = text
    return isSeen ? before.view : view
  }

  #isAwaited(awaited: readonly number[]): boolean {
    return this.#viewer !== null && awaited.includes(this.#viewer)
  }

  #asked(match: Match, before: TableDocument | null): Asked {
    const known = before === null ? NOT_ASKED : asked(before)
    const [question] = this.#viewer === null ? [] : match.questions(this.#viewer)
    if (!question) return { ...known, question: null }
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
    return this.#viewer === null ? 'nothing' : (match.undoRefusal(this.#viewer)?.code ?? null)
  }
}

const asked = ({ question, kind, runs, kinds }: TableDocument): Asked => ({ question, kind, runs, kinds })

function kindOf(question: Question, { words }: Vocabulary): QuestionKind {
  const { form } = question
  return form === 'pick' ? { form, min: question.min, max: question.max, words } : { form, words }
}

function optionsOf(question: Question): readonly Json[] {
  return question.form === 'compose' ? question.examples : question.options
}
