import { parseArgs } from 'node:util'
import { type Json, reasonOf } from '@curio/kernel'
import { type ArenaPlan, type Entrant, setupOfPlan } from './arena-game.ts'
import { BOT_NAMES, isBotName } from './bots.ts'
import { findGame, GAMES } from './registry.ts'
import type { Budget } from './search.ts'
import { seedOf } from './seeds.ts'

/** Something the person at the keyboard can put right. */
export class BadArguments extends Error {}

const MOST_GAMES = 1_000_000

interface Arguments {
  readonly plan: ArenaPlan
  readonly json: boolean
}

/** What is asked for, or null for the help. */
export function readArguments(words: readonly string[]): Arguments | null {
  const { values, positionals } = parse(words)
  if (values.help) return null
  const [id, ...pairs] = positionals
  const game = id === undefined ? undefined : findGame(id)
  if (!game) {
    const known = GAMES.map((each) => each.id).join(', ')
    throw new BadArguments(
      id === undefined ? `name a game: ${known}` : `there is no game "${id}"; there are: ${known}`,
    )
  }
  const plan: ArenaPlan = {
    game: game.id,
    players: wholeNumber('--players', values.players ?? '2', game.seats.max),
    games: wholeNumber('--games', values.games ?? '100', MOST_GAMES),
    options: readOptions(values.options ?? '{}'),
    entrants: readEntrants(pairs, readBudget(values)),
    seed: seedOf(values.seed ?? '1'),
  }
  try {
    setupOfPlan(plan)
  } catch (cause) {
    throw new BadArguments(reasonOf(cause))
  }
  return { plan, json: values.json === true }
}

export const FLAGS = {
  players: { type: 'string' },
  games: { type: 'string' },
  options: { type: 'string' },
  seed: { type: 'string' },
  iterations: { type: 'string' },
  'budget-ms': { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

export const HELP = `npm run arena -- GAME LABEL=BOT... [--players N] [--games N] [--json]

Bots play each other: who wins how often, with confidence intervals.

  GAME             ${GAMES.map(({ id }) => id).join(', ')}
  BOT              ${BOT_NAMES.join(', ')}; the label names it in the report
  --players N      seats at the table; without it, 2
  --games N        without it, 100
  --seed TEXT      the same seed gives the same games; without it, 1
  --options JSON   options of the game; without it, the usual ones
  --iterations N   how much each bot may search for a decision
  --budget-ms N    how many milliseconds instead
  --json           one JSON document instead of a table
  --help           this help

Example: npm run arena -- route --players 2 --games 200 a=greedy b=random`

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: FLAGS, allowPositionals: true, strict: true })
  } catch (cause) {
    // The first sentence says what is wrong; the others teach the syntax of flags.
    const message = reasonOf(cause)
    throw new BadArguments(message.split(/\.\s/)[0] ?? message)
  }
}

function wholeNumber(name: string, text: string, most: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0
  if (value < 1 || value > most)
    throw new BadArguments(`${name} must be a whole number from 1 to ${most}, not "${text}"`)
  return value
}

function readOptions(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    throw new BadArguments(`--options must be JSON, not "${text}"`)
  }
}

const MOST_BUDGET = 100_000_000

function readBudget(values: {
  readonly iterations?: string
  readonly 'budget-ms'?: string
}): Budget | undefined {
  const { iterations, 'budget-ms': milliseconds } = values
  if (iterations !== undefined && milliseconds !== undefined)
    throw new BadArguments('give --iterations or --budget-ms, not both')
  if (iterations !== undefined) return { iterations: wholeNumber('--iterations', iterations, MOST_BUDGET) }
  if (milliseconds !== undefined)
    return { milliseconds: wholeNumber('--budget-ms', milliseconds, MOST_BUDGET) }
  return undefined
}

function readEntrants(pairs: readonly string[], budget: Budget | undefined): Entrant[] {
  if (pairs.length === 0) throw new BadArguments('name the bots, such as a=greedy b=random')
  const entrants = pairs.map((pair): Entrant => {
    const [label = '', name = '', ...rest] = pair.split('=')
    if (label === '' || name === '' || rest.length > 0)
      throw new BadArguments(`"${pair}" must be LABEL=BOT, such as a=greedy`)
    if (!isBotName(name))
      throw new BadArguments(`there is no bot "${name}"; there are: ${BOT_NAMES.join(', ')}`)
    return budget === undefined ? { label, name } : { label, name, budget }
  })
  const labels = entrants.map(({ label }) => label)
  const twice = labels.find((label, index) => labels.indexOf(label) !== index)
  if (twice !== undefined) throw new BadArguments(`two bots are called "${twice}"`)
  return entrants
}
