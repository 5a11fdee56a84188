import { type Game, type Json, type Match, optionsOf, type Question, type Viewer } from '@curio/kernel'
import type { FurtherQuestion, QuestionKind, TableDocument, UndoRequest } from './document.ts'
import { type Runs, Vocabulary, type Words } from './vocabulary.ts'

/** What the documents of all viewers are made from. */
export interface RoomState {
  readonly game: Game
  readonly match: Match
  /** Seats that the table waits for. Sorted, because their order would reveal who has answered in secret. */
  readonly awaited: readonly number[]
  readonly undone: readonly number[]
  readonly undoRequest: UndoRequest | null
  /** Seats that have answered, or had an answer taken back, since the last publication. */
  readonly moved: ReadonlySet<number>
}

type Asked = Pick<TableDocument, 'question' | 'kind' | 'runs' | 'more' | 'kinds'>

const NOT_ASKED: Asked = { question: null, kind: null, runs: [], more: [], kinds: {} }

/** Refusals that last until the seat moves again; any other may turn into a graver one. */
const LASTING: readonly TableDocument['undo'][] = ['nothing', 'chance']

const isLasting = (before: TableDocument | null): before is TableDocument =>
  before !== null && LASTING.includes(before.undo)

/** Writes the successive documents of one viewer. */
export class Describer {
  readonly #viewer: Viewer
  readonly #vocabularies = new Map<string, Vocabulary>()

  constructor(viewer: Viewer) {
    this.#viewer = viewer
  }

  /** What the viewer sees now. It is not copied, as `Match.view` would do, because nobody keeps it. */
  look({ game, match }: RoomState): Json {
    return game.view(match.state, this.#viewer, match.content)
  }

  /** The document with that view; `view` must be the same object as before if nothing in it has changed. */
  describe(state: RoomState, view: Json, before: TableDocument | null): TableDocument {
    const { match, awaited, undone, undoRequest } = state
    const hasMoved = this.#viewer !== null && state.moved.has(this.#viewer)
    const isAskedAnew = hasMoved || view !== before?.view || this.#hasOtherQuestions(match, before)
    // Working out options may take long. A player who has neither moved nor seen anything new still has the same
    // options, because they depend only on what the player knows.
    const asked = isAskedAnew ? this.#asked(match, before ?? NOT_ASKED) : before
    const { question, kind, runs, more, kinds } = asked
    return {
      view,
      awaited,
      question,
      kind,
      runs,
      more,
      kinds,
      undo: hasMoved || match.over || !isLasting(before) ? this.#undoRefusal(match) : before.undo,
      undone: this.#viewer === null ? 0 : (undone[this.#viewer] ?? 0),
      undoRequest,
      outcome: match.over ? match.outcome() : null,
    }
  }

  #hasOtherQuestions(match: Match, { question, more }: TableDocument): boolean {
    const known = [...(question === null ? [] : [question]), ...more.map((each) => each.question)]
    const open = this.#viewer === null ? [] : match.questionIds(this.#viewer)
    return open.length !== known.length || open.some((id, index) => id !== known[index])
  }

  #asked(match: Match, known: Asked): Asked {
    const questions = this.#viewer === null ? [] : match.asked(this.#viewer)
    const wordsBefore = this.#tidied(questions)
    const runs = questions.map((each) => this.#vocabularyOf(each.kind).runsOf(optionsOf(each)))
    let { kinds } = known
    // Backwards, so that the first of several questions of one kind is the one described.
    for (const question of questions.toReversed()) {
      const { kind, form } = question
      const vocabulary = this.#vocabularyOf(kind)
      // Unchanged words are the same object, so they need not be compared.
      const isUnchanged = wordsBefore.get(kind) === vocabulary.words && known.kinds[kind] !== undefined
      if (!isUnchanged || form === 'pick') kinds = { ...kinds, [kind]: kindOf(question, vocabulary) }
    }
    const [first, ...more] = questions.map((each, index) => further(each, runs[index] ?? []))
    if (!first) return { ...known, question: null, more: [] }
    return { question: first.question, kind: first.kind, runs: first.runs, more, kinds }
  }

  /** Makes room for the words of these questions; gives the words of each kind as they were before. */
  #tidied(questions: readonly Question[]): ReadonlyMap<string, Words> {
    const used = new Map<string, number>()
    for (const question of questions)
      used.set(question.kind, (used.get(question.kind) ?? 0) + optionsOf(question).length)
    return new Map(
      Array.from(used, ([kind, count]) => {
        const vocabulary = this.#vocabularyOf(kind)
        const { words } = vocabulary
        vocabulary.tidy(count)
        return [kind, words]
      }),
    )
  }

  #vocabularyOf(kind: string): Vocabulary {
    const vocabulary = this.#vocabularies.get(kind) ?? new Vocabulary()
    this.#vocabularies.set(kind, vocabulary)
    return vocabulary
  }

  #undoRefusal(match: Match): TableDocument['undo'] {
    if (match.over) return 'over'
    return this.#viewer === null ? 'nothing' : (match.toldUndoRefusal(this.#viewer)?.code ?? null)
  }
}

function further(question: Question, runs: Runs): FurtherQuestion {
  const { id, kind } = question
  const asked = { question: id, kind, runs }
  return question.form === 'pick' ? { ...asked, min: question.min, max: question.max } : asked
}

function kindOf(question: Question, { words }: Vocabulary): QuestionKind {
  const { form } = question
  return form === 'pick' ? { form, min: question.min, max: question.max, words } : { form, words }
}
