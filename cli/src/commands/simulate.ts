import { join } from 'node:path'
import { BOT_NAMES } from '@curio/bots'
import { checkSetup } from '@curio/kernel'
import { readBotNames } from '../bots.ts'
import { type Command, type Flag, type Output, UserError } from '../command.ts'
import { readPacks } from '../files/packs.ts'
import { writeWhole } from '../files/saved-game.ts'
import { OPTIONS, PACK, readCount, readFlags, readJsonFlag, readWords } from '../flags.ts'
import { gameNamed } from '../games.ts'
import type { Plan, Simulated } from '../simulate/game.ts'
import { PERCENTILES, type Report, reportOn } from '../simulate/report.ts'
import { simulate as simulateGames } from '../simulate/run.ts'

const USAGE =
  'curio simulate GAME [--players N] [--games G] [--bots A,B] [--options JSON] [--pack FILE] [--seed S] [--json] [--save DIR]'
const MOST_GAMES = 1_000_000
const BAR_WIDTH = 40

const FLAGS = {
  players: {
    type: 'string',
    value: 'N',
    says: { ru: 'сколько игроков; без этого наибольшее число', en: 'how many players; otherwise the most' },
  },
  games: {
    type: 'string',
    default: '100',
    value: 'G',
    says: { ru: 'сколько партий; без этого 100', en: 'how many games; otherwise 100' },
  },
  bots: {
    type: 'string',
    default: 'random',
    value: 'A,B',
    says: {
      ru: `боты: ${BOT_NAMES.join(', ')}; иначе random`,
      en: `bots: ${BOT_NAMES.join(', ')}; else random`,
    },
  },
  options: OPTIONS,
  pack: PACK,
  seed: {
    type: 'string',
    default: 'curio',
    value: 'S',
    says: {
      ru: 'слово, из которого берётся случай: то же слово даёт те же партии',
      en: 'a word that chance comes from: the same word gives the same games',
    },
  },
  json: { type: 'boolean', says: { ru: 'отчёт как данные JSON', en: 'the report as JSON data' } },
  save: {
    type: 'string',
    value: 'DIR',
    says: {
      ru: 'сохранить запись каждой партии в эту папку',
      en: 'keep the record of every game in this folder',
    },
  },
} as const satisfies Readonly<Record<string, Flag>>

export const simulate: Command = {
  usage: USAGE,
  summary: {
    ru: 'сыграть ботами много партий: результаты и очки по источникам',
    en: 'let bots play many games; results and points by source',
  },
  flags: FLAGS,
  examples: [
    'npx curio simulate route --players 4 --games 500 --bots greedy,random',
    'npx curio simulate cryptids --games 20 --save records',
  ],
  run: async (args, { output, errors }) => {
    const { values, positionals } = readFlags(USAGE, args, FLAGS)
    const game = gameNamed(readWords(USAGE, positionals, ['GAME'])[0] ?? '')
    const plan: Plan = {
      game: game.id,
      seats: readCount('players', values.players, game.seats.min, game.seats.max) ?? game.seats.max,
      options: readJsonFlag('options', values.options),
      packs: readPacks(game, values.pack),
      bots: readBotNames(values.bots),
      seed: values.seed,
      keepLogs: values.save !== undefined,
    }
    const setup = checkSetup(game, plan.seats, plan.options, plan.packs)
    if (!setup.ok) throw new UserError(setup.message)
    const games = readCount('games', values.games, 1, MOST_GAMES)
    const progress = errors.isTTY ? progressBar(errors, games) : () => {}
    const start = performance.now()
    const results = await simulateGames(plan, games, (result) => {
      if (values.save !== undefined) keepLog(values.save, plan.game, result)
      progress()
    })
    const seconds = (performance.now() - start) / 1000
    const report = reportOn(results)
    const speed = { seconds, decisionsPerSecond: Math.round(report.decisions / seconds) }
    output.write(
      values.json ? `${JSON.stringify(asData(plan, report, speed), null, 2)}\n` : inWords(report, speed),
    )
    return 0
  },
}

function asData({ game, seats, options, bots, seed }: Plan, report: Report, speed: Speed): object {
  return { game, players: seats, options, bots, seed, ...report, speed }
}

interface Speed {
  readonly seconds: number
  readonly decisionsPerSecond: number
}

function keepLog(folder: string, game: string, { number, log }: Simulated): void {
  writeWhole(join(folder, `${game}-${`${number}`.padStart(4, '0')}.json`), `${JSON.stringify(log)}\n`)
}

function progressBar(errors: Output, games: number): () => void {
  let done = 0
  return () => {
    done += 1
    const full = Math.round((done / games) * BAR_WIDTH)
    errors.write(
      `\r${'█'.repeat(full)}${'░'.repeat(BAR_WIDTH - full)} ${done}/${games}${done === games ? '\n' : ''}`,
    )
  }
}

const percent = (part: number): string => `${(100 * part).toFixed(1)}%`

export function inWords(report: Report, speed: Speed): string {
  return [
    `games      ${report.games}`,
    `decisions  ${report.decisions}, ${speed.decisionsPerSecond} a second`,
    `endings    ${listed(report.endings, (count) => `${count}`)}`,
    '',
    ...report.results.map((each) => botInWords(each, report.games)),
    '',
    ...(Object.keys(report.sources).length === 0
      ? []
      : [`points by source: ${listed(report.sources, percent)}`]),
    ...measuresInWords(report.measures),
    '',
  ].join('\n')
}

/** Whatever this kind of game has: wins, points, how far the group came, ranks. */
function botInWords(
  { bot, seats, sides, wins, points, progress, ranks }: Report['results'][number],
  games: number,
): string {
  return [
    bot.padEnd(12),
    wins === null ? '' : `${wins.toFixed(1)} wins of ${Math.min(sides, games)}`.padEnd(24),
    progress === null ? '' : `${percent(progress)} of the way`,
    points === null ? '' : pointsInWords(points),
    ranks === null ? '' : `  ranks: ${listed(ranks, String)}`,
    seats === games ? '' : `  (${seats} seats)`,
  ].join('')
}

const pointsInWords = ({ mean, percentiles }: NonNullable<Report['results'][number]['points']>): string =>
  `mean ${mean.toFixed(1)}`.padEnd(14) + PERCENTILES.map((each) => `p${each} ${percentiles[each]}`).join('  ')

function measuresInWords({ numbers, counts }: Report['measures']): string[] {
  const width = Math.max(10, ...Object.keys(numbers).map((name) => name.length))
  const rounded = (value: number): number => Number(value.toFixed(1))
  const lines = Object.entries(numbers).map(
    ([name, { mean, low, high }]) =>
      `${name.padEnd(width)} mean ${mean.toFixed(1)}, ${rounded(low)} to ${rounded(high)}`,
  )
  for (const [sort, { times, median, mostToMedian }] of Object.entries(counts)) {
    const most = mostToMedian === null ? '' : `, the most ${mostToMedian.toFixed(2)} times that`
    lines.push(`times ${sort}, median ${median}${most}: ${listed(times, String)}`)
  }
  return lines
}

function listed(record: Readonly<Record<string, number>>, show: (value: number) => string): string {
  return Object.entries(record)
    .map(([name, value]) => `${name} ${show(value)}`)
    .join(', ')
}
