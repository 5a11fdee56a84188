import {
  fastChance,
  type Json,
  type Log,
  noteFor,
  type Run,
  reasonOf,
  rerun,
  setupOf,
  type Viewer,
} from '@curio/kernel'
import { type Command, UserError } from '../command.ts'
import { looksOf } from '../faces.ts'
import { readLogFile } from '../files/saved-game.ts'
import { readCount, readFlags, readLanguage, readWords } from '../flags.ts'
import { gameNamed } from '../games.ts'
import type { Face } from '../play/face.ts'
import { decisionScreen, emptyDesk, waitingScreen } from '../play/screens.ts'
import { depthOf } from '../play/terminal.ts'
import type { Canvas } from '../terminal/canvas.ts'
import { paint } from '../terminal/paint.ts'
import { SCREEN_WIDTH } from '../terminal/screen.ts'
import { svgOf } from '../terminal/svg.ts'
import { wrapped } from '../terminal/width.ts'
import { type Language, wordsIn } from '../words/index.ts'

const USAGE = 'curio replay FILE [--at K] [--seat N] [--json | --svg] [--lang ru|en]'

const MARGIN = 6

const FLAGS = {
  at: { type: 'string' },
  seat: { type: 'string' },
  json: { type: 'boolean' },
  svg: { type: 'boolean' },
  lang: { type: 'string' },
} as const

export const replay: Command = {
  usage: USAGE,
  summary: 'a recorded match in words, or its position after one entry',
  run: async (args, { output, environment }) => {
    const { values, positionals } = readFlags(USAGE, args, FLAGS)
    const [file = ''] = readWords(USAGE, positionals, ['FILE'])
    const language = readLanguage(values.lang, environment)
    const log = readLogFile(file)
    const last = log.entries.length - 1
    const at = readCount('at', values.at, 0, last)
    const seat = readCount('seat', values.seat, 1, log.header.seats)
    const viewer = seat === undefined ? null : seat - 1
    const run = runTo(file, log, at ?? last)
    if (values.json) {
      output.write(`${JSON.stringify(positionOf(run, log, at ?? last, viewer), null, 2)}\n`)
      return 0
    }
    const looks = looksOf(log.header.game)
    const names = Array.from({ length: log.header.seats }, (_, each) => looks.person(language, each + 1))
    const face = looks.face(run.content, language, names)
    if (values.svg) output.write(svgOf(screenOf(run, face, language, viewer), looks.title(language)))
    else if (at === undefined) output.write(`${story(run, face, viewer).join('\n')}\n`)
    else {
      const lines = paint(screenOf(run, face, language, viewer), depthOf(output, environment))
      output.write(`${lines.join('\n')}\n`)
    }
    return 0
  },
}

/** The rules run over the first entries of a log. */
function runTo(file: string, log: Log, at: number): Run {
  const game = gameNamed(log.header.game)
  const setup = setupOf(game, log.header, log.packs ?? {})
  if (!setup.ok) throw new UserError(`${file}: ${setup.message}`)
  try {
    const entries = log.entries.slice(0, at + 1)
    return rerun(game, setup.value, log.header.rules, entries, fastChance(0), { notes: true })
  } catch (cause) {
    const reason = reasonOf(cause)
    throw new UserError(`${file}: the log cannot be played: ${reason}; "curio verify" says where`)
  }
}

/** Everything a viewer may know, as data. */
function positionOf(run: Run, { header }: Log, entry: number, viewer: Viewer): Json {
  const notes = run.notes.flatMap((told) => {
    const note = noteFor(told, viewer)
    return note ? [{ entry: told.entry, ...note }] : []
  })
  const outcome = run.game.outcome(run.state, run.content)
  return {
    game: header.game,
    seats: header.seats,
    entry,
    awaited: awaitedIn(run),
    view: run.view(viewer),
    notes,
    outcome: outcome as unknown as Json,
  }
}

/** Every line with the entry it belongs to, and the end if there is one. */
function story(run: Run, face: Face, viewer: Viewer): string[] {
  const lines = run.notes.flatMap((told) => {
    const note = noteFor(told, viewer)
    if (!note) return []
    const [first = '', ...more] = wrapped(face.note(note), SCREEN_WIDTH - MARGIN)
    return [
      `${`${told.entry}`.padStart(MARGIN - 2)}  ${first}`,
      ...more.map((row) => ' '.repeat(MARGIN) + row),
    ]
  })
  const outcome = run.game.outcome(run.state, run.content)
  return outcome ? [...lines, '', ...face.end(outcome, run.view(null))] : lines
}

/** The screen of a player, with the question if there is one, or of somebody who only watches. */
function screenOf(run: Run, face: Face, language: Language, viewer: Viewer): Canvas {
  const position = { notes: run.notes, view: (who: Viewer) => run.view(who), awaited: () => awaitedIn(run) }
  const ask = run.questions.find((each) => each.seat === viewer)
  return ask
    ? decisionScreen(face, wordsIn(language), position, ask.question(''), emptyDesk())
    : waitingScreen(face, position, viewer)
}

const awaitedIn = (run: Run): number[] => [...new Set(run.questions.map((ask) => ask.seat))]
