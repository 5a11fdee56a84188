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
import { type Canvas, SCREEN_WIDTH, type TerminalFace, wrapped } from '@curio/ui/terminal'
import { type Command, type Flag, UserError } from '../command.ts'
import { readLogFile } from '../files/saved-game.ts'
import { LANG, readCount, readFlags, readLanguage, readWords } from '../flags.ts'
import { gameNamed } from '../games.ts'
import { decisionScreen, emptyDesk, type Watchable, waitingScreen } from '../play/screens.ts'
import { depthOf } from '../play/terminal.ts'
import { terminalOf } from '../registry.ts'
import { paint } from '../terminal/paint.ts'
import { svgOf } from '../terminal/svg.ts'
import { type Language, wordsIn } from '../words/index.ts'

const USAGE = 'curio replay FILE [--at K] [--seat N] [--json | --svg] [--lang ru|en]'

const MARGIN = 6

const FLAGS = {
  at: {
    type: 'string',
    value: 'K',
    says: {
      ru: 'положение после записи номер K вместо рассказа обо всей партии',
      en: 'the position after entry K instead of the story of the whole match',
    },
  },
  seat: {
    type: 'string',
    value: 'N',
    says: {
      ru: 'глазами игрока N; без этого как видит зритель',
      en: 'as player N saw it; otherwise as a spectator does',
    },
  },
  json: { type: 'boolean', says: { ru: 'положение как данные JSON', en: 'the position as JSON data' } },
  svg: { type: 'boolean', says: { ru: 'экран как картинка SVG', en: 'the screen as an SVG picture' } },
  lang: LANG,
} as const satisfies Readonly<Record<string, Flag>>

export const replay: Command = {
  usage: USAGE,
  summary: {
    ru: 'записанная партия словами или её положение после одной записи',
    en: 'a recorded match in words, or its position after one entry',
  },
  flags: FLAGS,
  examples: [
    'npx curio replay saves/route-2026-05-01-1a2b3c4d.json',
    'npx curio replay match.json --at 40 --seat 1 --lang en',
  ],
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
    const shown = terminalOf(log.header.game)
    const names = Array.from({ length: log.header.seats }, (_, each) => shown.person(language, each + 1))
    const face = shown.face(run.content, language, names)
    if (values.svg) output.write(svgOf(screenOf(run, face, language, viewer), shown.title(language)))
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
function story(run: Run, face: TerminalFace, viewer: Viewer): string[] {
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

/** The screen of a player, with whatever may be answered, or of somebody who only watches. */
function screenOf(run: Run, face: TerminalFace, language: Language, viewer: Viewer): Canvas {
  const match: Watchable = {
    notes: run.notes,
    view: (who) => run.view(who),
    awaited: () => awaitedIn(run),
    questions: (seat) => run.asksOf(seat).map((ask, index) => ask.question(`${index}`)),
  }
  return viewer !== null && match.questions(viewer).length > 0
    ? decisionScreen(face, wordsIn(language), match, viewer, emptyDesk())
    : waitingScreen(face, match, viewer)
}

const awaitedIn = (run: Run): number[] => [...new Set(run.questions.map((ask) => ask.seat))]
