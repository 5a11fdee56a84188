import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Game, isRecord, type Json, Match, type Question, setupOf } from '@curio/kernel'
import { type BotSpec, makeBot } from '../src/bots.ts'
import type { Bot } from '../src/position.ts'
import { findGame } from '../src/registry.ts'

/** Where a cryptozoologist has gone in this turn without doing anything there yet. */
interface Journey {
  readonly from: string
  readonly by: string
}

const JOURNEY = /^(move|action\.move|fly):(\w+)$/

/** Follows one match of Cryptids, and says what is pointless about an answer. */
class Watch {
  #journey: Journey | null = null

  complaint({ kind }: Question, answer: Json, view: Json, seat: number): string | null {
    if (typeof answer !== 'string' || !isRecord(view)) return null
    const swap = /^swap:(\w):(\d)$/.exec(answer)
    if (swap) return this.#ofSwap(swap[1] ?? '', listIn(view, 'market')[Number(swap[2])] ?? null)
    if (kind !== 'turn') return null
    const journey = JOURNEY.exec(answer)
    const before = this.#journey
    this.#journey = null
    if (!journey) return null
    const [, by = '', to = ''] = journey
    if (before && by === 'fly') return `${before.by} and then ${answer}, which leads anywhere by itself`
    if (before?.from === to) return `${before.by} and then ${answer}, back to where it began`
    const player = listIn(view, 'players')[seat]
    this.#journey = { from: player && isRecord(player) ? String(player.place) : '', by: answer }
    return null
  }

  /** Both sorts of rumour are the same to their owner. */
  #ofSwap(given: string, taken: Json): string | null {
    return String(taken).toUpperCase() === given.toUpperCase() ? `${given} is swapped for ${taken}` : null
  }
}

const listIn = (record: Readonly<Record<string, Json>>, member: string): readonly Json[] => {
  const list = record[member]
  return Array.isArray(list) ? list : []
}

/** What a bot does in vain, playing against itself. */
function complaintsAbout(spec: Omit<BotSpec, 'seed'>, games: number, mostAnswers: number): string[] {
  const game = findGame('cryptids')
  assert.ok(game)
  return Array.from({ length: games }, (_, number) => {
    const bot = makeBot({ ...spec, seed: number })
    return complaintsIn(newMatch(game, number), game, bot, mostAnswers).map(
      (each) => `game ${number}, ${each}`,
    )
  }).flat()
}

function newMatch(game: Game, number: number): Match {
  const seed = new Uint8Array(32)
  new DataView(seed.buffer).setUint32(0, number)
  const made = Match.create(game, { seats: 2, seed })
  assert.ok(made.ok)
  return made.value
}

function complaintsIn(match: Match, game: Game, bot: Bot, mostAnswers: number): string[] {
  const setup = setupOf(game, match.header, {})
  assert.ok(setup.ok)
  const known = { game, setup: setup.value, rules: match.header.rules }
  const watch = new Watch()
  const complaints: string[] = []
  while (!match.over && match.length < mostAnswers) {
    const [seat = -1] = match.awaited()
    const question: Question | undefined = match.questions(seat)[0]
    assert.ok(question)
    const value = bot.decide({ ...known, ...match.continuation(), seat })
    const complaint = watch.complaint(question, value, match.view(seat), seat)
    if (complaint !== null) complaints.push(`entry ${match.length}: ${complaint}`)
    assert.ok(match.answer({ seat, question: question.id, value }).ok)
  }
  return complaints
}

test('Cryptids: greedy bots do nothing that changes nothing, and take no detours', () => {
  assert.deepEqual(complaintsAbout({ name: 'greedy' }, 4, 1_000), [])
})

test('Cryptids: searching bots swap nothing for the same, and do not walk back and forth', () => {
  const complaints = complaintsAbout({ name: 'search', budget: { iterations: 24 } }, 1, 100)
  assert.deepEqual(
    complaints.filter((each) => !each.includes('fly')),
    [],
  )
})
