/** Helpers for tests of lessons and of motion; only tests import them. */
import { fromHex, type Game, type Json, Match, noteFor, type Viewer } from '@curio/kernel'
import { give } from '@curio/kernel/testing'
import type { TableState } from './contract.ts'
import { LANGUAGES, type Language } from './language.ts'
import { type Beat, type Happening, thingsOf } from './motion.ts'
import { LEARNER, type Tutorial, type TutorialStep } from './tutorial.ts'

/** The learner's game before the first answer. */
export function beginLesson<S, C>(game: Game<S, C>, tutorial: Tutorial): Match<S, C> {
  const { seed, options, rivals = [] } = tutorial
  const made = Match.create(game, {
    seats: 1 + rivals.length,
    options,
    seed: fromHex(seed) ?? new Uint8Array(),
  })
  if (!made.ok) throw new Error(made.message)
  answerForRivals(made.value as Match, tutorial)
  return made.value
}

/** Gives an answer of the learner, and what the rivals answer to it. */
export function answerInLesson(match: Match, tutorial: Tutorial, value: Json): void {
  give(match, LEARNER, value)
  answerForRivals(match, tutorial)
}

function answerForRivals(match: Match, { rivals = [] }: Tutorial): void {
  const isAwaited = (seat: number): boolean => match.awaited().includes(seat)
  for (;;) {
    const at = rivals.findIndex((_, index) => isAwaited(LEARNER + 1 + index))
    if (at < 0) return
    const seat = LEARNER + 1 + at
    const value = rivals[at]?.script[match.answersOf(seat).length]
    if (value === undefined) throw new Error(`the script of the rival at seat ${seat} is too short`)
    give(match, seat, value)
  }
}

/** The table as the learner sees it. */
export function tableOf(match: Match): TableState {
  const { game, options, seats } = match.header
  return {
    game,
    options,
    packs: {},
    viewer: LEARNER,
    seats: Array.from({ length: seats }, (_, seat) => ({
      seat,
      name: seat === LEARNER ? 'L' : `R${seat}`,
      kind: seat === LEARNER ? 'person' : 'bot',
      you: seat === LEARNER,
      here: true,
      online: true,
    })),
    view: match.view(LEARNER),
    questions: match.questions(LEARNER),
    awaited: match.awaited(),
    outcome: match.outcome(),
    told: [],
  }
}

interface Seen {
  readonly table: TableState
}

/** A text of a step, and the number of the moment when it is shown. */
interface SaidText {
  readonly step: TutorialStep
  readonly language: Language
  readonly text: string
  readonly index: number
}

/** A lesson played by its script, and what was visible before each answer and after the last. */
export class PlayedLesson<S, C, M extends Seen> {
  readonly match: Match<S, C>
  readonly moments: readonly M[]
  /** The steps that the script reaches. */
  readonly reached: readonly TutorialStep[]
  readonly asking: readonly TutorialStep[]

  constructor(game: Game<S, C>, tutorial: Tutorial, look: (match: Match<S, C>) => M) {
    const match = beginLesson(game, tutorial)
    const first = look(match)
    const after = tutorial.script.map((value) => {
      answerInLesson(match as Match, tutorial, value)
      return look(match)
    })
    this.match = match
    this.moments = [first, ...after]
    this.reached = tutorial.steps.filter(({ perhaps }) => perhaps !== true)
    this.asking = tutorial.steps.filter(({ act }) => act === 'answer')
  }

  at(index: number): M {
    const moment = this.moments[index]
    if (!moment) throw new Error(`the lesson has no question ${index}`)
    return moment
  }

  /** Where the script reaches a step; -1 if it does not. */
  indexOf({ at }: TutorialStep): number {
    return typeof at === 'number' ? at : this.moments.findIndex(({ table }) => at(table))
  }

  /** All texts of the reached steps, in every language. */
  texts(): readonly SaidText[] {
    return this.reached.flatMap((step) =>
      LANGUAGES.map((language) => ({
        step,
        language,
        text: step.text[language],
        index: this.indexOf(step),
      })),
    )
  }
}

/** Everything that a viewer is told in a match after its beginning, as the page shows it: answer after answer. */
export function happeningsIn(match: Match, viewer: Viewer): readonly Happening[] {
  const notes = match.notes.flatMap((told) => {
    const note = noteFor(told, viewer)
    return note ? [{ note, entry: told.entry }] : []
  })
  const { game, options, seats } = match.header
  const tableAfter = (entry: number): TableState => {
    const run = match.at(entry)
    return {
      game,
      options,
      packs: {},
      viewer,
      seats: Array.from({ length: seats }, (_, seat) => ({
        seat,
        name: `P${seat}`,
        kind: 'person',
        you: seat === viewer,
        here: true,
        online: true,
      })),
      view: structuredClone(run.view(viewer)),
      questions: [],
      awaited: [...new Set(run.questions.map(({ seat }) => seat))],
      outcome: entry === match.length - 1 ? match.outcome() : null,
      told: notes.filter((told) => told.entry <= entry).map(({ note }) => note),
    }
  }
  const happenings: Happening[] = []
  let before = tableAfter(0)
  for (let entry = 1; entry < match.length; entry++) {
    const after = tableAfter(entry)
    for (const note of after.told.slice(before.told.length)) happenings.push({ note, before, after })
    before = after
  }
  return happenings
}

/**
 * What is wrong with the motions of these happenings: kinds of notes that nothing is seen of though they are named, beats
 * without motion, and things that the board does not mark.
 */
export function motionFaults(
  happenings: readonly Happening[],
  beatOf: (happening: Happening) => Beat | null,
  { seen, marked }: { readonly seen: readonly string[]; readonly marked: readonly string[] },
): readonly string[] {
  const marks = marked.map((pattern) => new RegExp(`^${pattern}$`))
  const unseen = new Set(seen)
  const faults = new Set<string>()
  for (const happening of happenings) {
    const { kind } = happening.note
    const beat = beatOf(happening)
    if (beat === null) continue
    unseen.delete(kind)
    if (beat.steps.length === 0) faults.add(`${kind}: a beat without steps`)
    for (const { motions } of beat.steps) {
      if (motions.length === 0) faults.add(`${kind}: a step without motions`)
      for (const thing of motions.flatMap(thingsOf))
        if (!marks.some((mark) => mark.test(thing))) faults.add(`${kind}: ${thing} is not marked`)
    }
  }
  return [...[...unseen].map((kind) => `${kind}: nothing is seen of it`), ...faults]
}
