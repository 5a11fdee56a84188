import { BotPool, isBotName, LEVELS } from '@curio/bots'
import { Match, type Packs } from '@curio/kernel'
import { type Command, type Flag, UserError } from '../command.ts'
import { readPacks } from '../files/packs.ts'
import { HUMAN, readSavedGame } from '../files/saved-game.ts'
import { freshSave } from '../files/saves.ts'
import { LANG, OPTIONS, PACK, readCount, readFlags, readJsonFlag, readLanguage, readWords } from '../flags.ts'
import { gameNamed } from '../games.ts'
import { playMatch } from '../play/play.ts'
import { namesOf, type Session, saveSession } from '../play/session.ts'
import { Terminal } from '../play/terminal.ts'
import { terminalOf } from '../registry.ts'
import { seedFrom } from '../seed.ts'
import { type Language, wordsIn } from '../words/index.ts'

const USAGE =
  'curio play GAME [--players N] [--bots LEVEL] [--lang ru|en] [--options JSON] [--pack FILE] [--seed S] [--save FILE] | curio play --resume FILE'

const FLAGS = {
  players: {
    type: 'string',
    value: 'N',
    says: { ru: 'сколько игроков, вместе с ботами', en: 'how many players, bots included' },
  },
  bots: {
    type: 'string',
    value: 'LEVEL',
    says: {
      ru: 'против ботов: easy, normal или hard; без этого все за одним экраном',
      en: 'against bots: easy, normal or hard; otherwise all at one screen',
    },
  },
  options: OPTIONS,
  pack: PACK,
  seed: {
    type: 'string',
    value: 'S',
    says: {
      ru: 'слово, из которого берётся случай: с ним партию можно повторить',
      en: 'a word that chance comes from: the same word gives the same dice and cards',
    },
  },
  save: {
    type: 'string',
    value: 'FILE',
    says: {
      ru: 'где хранить партию; без этого в новом файле в папке saves',
      en: 'where the match is kept; otherwise in a new file of the folder saves',
    },
  },
  resume: {
    type: 'string',
    value: 'FILE',
    says: { ru: 'продолжить сохранённую партию', en: 'go on with a saved match' },
  },
  lang: LANG,
} as const satisfies Readonly<Record<string, Flag>>

export const play: Command = {
  usage: USAGE,
  summary: {
    ru: 'сыграть в терминале: одному, за одним экраном или против ботов',
    en: 'play in the terminal: alone, at one screen, or against bots',
  },
  flags: FLAGS,
  examples: [
    'npx curio play route',
    'npx curio play cryptids --players 3 --bots normal --lang en',
    'npx curio play --resume saves/route-2026-05-01-1a2b3c4d.json',
  ],
  run: async (args, surroundings) => {
    const { values, positionals } = readFlags(USAGE, args, FLAGS)
    const language = readLanguage(values.lang, surroundings.environment)
    const session =
      values.resume === undefined
        ? newSession(readWords(USAGE, positionals, ['GAME'])[0] ?? '', values, surroundings.folder)
        : resumed(values.resume, values)
    const terminal = new Terminal(surroundings)
    try {
      return await playSession(session, language, terminal)
    } finally {
      terminal.leave()
    }
  },
}

type Values = { readonly [Flag in Exclude<keyof typeof FLAGS, 'pack'>]?: string | undefined } & {
  readonly pack?: readonly string[] | undefined
}

function newSession(id: string, values: Values, folder: string): Session {
  const game = gameNamed(id)
  if (values.bots !== undefined && !LEVELS.some((level) => level === values.bots)) {
    throw new UserError(`--bots must be ${LEVELS.join(', ')}, not "${values.bots}"`)
  }
  const fewest = values.bots === undefined ? game.seats.min : Math.max(2, game.seats.min)
  const seats = readCount('players', values.players, fewest, game.seats.max) ?? fewest
  return createSession(id, seatsFor(seats, values.bots), {
    folder,
    options: readJsonFlag('options', values.options),
    packs: readPacks(game, values.pack),
    seed: values.seed,
    file: values.save,
  })
}

/** Seat 0 is a person; without bots every seat is. */
export function seatsFor(seats: number, bots: string | undefined): string[] {
  return Array.from({ length: seats }, (_, seat) => (seat === 0 || bots === undefined ? HUMAN : bots))
}

export function createSession(
  id: string,
  players: readonly string[],
  given: {
    readonly folder: string
    readonly options: ReturnType<typeof readJsonFlag>
    readonly packs?: Packs
    readonly seed?: string | undefined
    readonly file?: string | undefined
  },
): Session {
  const seed = seedFrom(given.seed)
  const { options, packs = {} } = given
  const game = gameNamed(id)
  const match = Match.create(game, { seats: players.length, options, packs, seed })
  if (!match.ok) throw new UserError(match.message)
  return {
    game,
    match: match.value,
    seed,
    packs,
    players,
    file: given.file ?? freshSave(given.folder, id, match.value.header.commitment),
  }
}

/** A saved game has its players, options and seed already. */
export function resumed(file: string, values: Values = {}): Session {
  const settled = (['players', 'bots', 'options', 'pack', 'seed'] as const).find(
    (flag) => values[flag] !== undefined,
  )
  if (settled) throw new UserError(`--resume goes on with a game as it is; --${settled} cannot change it`)
  const { players, seed, log } = readSavedGame(file)
  const game = gameNamed(log.header.game)
  const match = Match.load(game, log, seed)
  if (!match.ok) throw new UserError(`${file}: ${match.message}`)
  const seated = players.every((player) => player === HUMAN || isBotName(player))
  if (players.length !== log.header.seats || !seated) {
    throw new UserError(`${file}: the players of the saved game are damaged`)
  }
  return { game, match: match.value, seed, packs: log.packs ?? {}, players, file: values.save ?? file }
}

/** Plays a session to its end, or until the people leave; the match is kept either way. */
export async function playSession(session: Session, language: Language, terminal: Terminal): Promise<number> {
  const { match, file, players } = session
  const words = wordsIn(language)
  const shown = terminalOf(match.header.game)
  const names = namesOf(players, words, (number) => shown.person(language, number))
  const face = shown.face(match.content, language, names)
  const bots = new BotPool()
  try {
    saveSession(session)
    await playMatch({ session, face, terminal, words, names, bots })
    saveSession(session)
    terminal.leave()
    const outcome = match.outcome()
    terminal.print(
      outcome
        ? [
            ...face.end(outcome, match.view(null)),
            '',
            words.keptLog(file),
            words.seeAgain(`npx curio replay ${file}`),
          ]
        : [words.saved(file), words.resumeWith(`npx curio play --resume ${file}`)],
    )
    return 0
  } finally {
    await bots.close()
  }
}
