import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asCryptidsView, type CryptidsView } from '@curio/cryptids/text'
import { isRecord, type Json, Match, type Question, setupOf } from '@curio/kernel'
import { type BotSpec, makeBot } from '../src/bots.ts'
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

interface GameToPlay {
  readonly seats: number
  readonly options: Json
  readonly number: number
  readonly mostAnswers: number
}

/** A bot plays against itself; a witness sees every answer before it is given. */
function playOn(
  spec: Omit<BotSpec, 'seed'>,
  { seats, options, number, mostAnswers }: GameToPlay,
  witness: (match: Match, question: Question, value: Json) => void,
): void {
  const game = findGame('cryptids')
  assert.ok(game)
  const seed = new Uint8Array(32)
  new DataView(seed.buffer).setUint32(0, number)
  const created = Match.create(game, { seats, options, seed })
  assert.ok(created.ok)
  const match = created.value
  const setup = setupOf(game, match.header, {})
  assert.ok(setup.ok)
  const known = { game, setup: setup.value, rules: match.header.rules }
  const bot = makeBot({ ...spec, seed: number })
  while (!match.over && match.length < mostAnswers) {
    const [seat = -1] = match.awaited()
    const [question] = match.questions(seat)
    assert.ok(question)
    const value = bot.decide({ ...known, ...match.continuation(), seat })
    witness(match, question, value)
    assert.ok(match.answer({ seat, question: question.id, value }).ok)
  }
}

/** What a bot does in vain, playing against itself. */
function complaintsAbout(spec: Omit<BotSpec, 'seed'>, games: number, mostAnswers: number): string[] {
  const complaints: string[] = []
  for (let number = 0; number < games; number++) {
    const watch = new Watch()
    playOn(spec, { seats: 2, options: {}, number, mostAnswers }, (match, question, value) => {
      const { seat } = question
      const complaint = watch.complaint(question, value, match.view(seat), seat)
      if (complaint !== null) complaints.push(`game ${number}, entry ${match.length}: ${complaint}`)
    })
  }
  return complaints
}

test('Cryptids: greedy bots do nothing that changes nothing, and take no detours', () => {
  assert.deepEqual(complaintsAbout({ name: 'greedy' }, 3, 1_000), [])
})

test('Cryptids: searching bots swap nothing for the same, and do not walk back and forth', () => {
  const complaints = complaintsAbout({ name: 'search', budget: { iterations: 24 } }, 1, 100)
  assert.deepEqual(
    complaints.filter((each) => !each.includes('fly')),
    [],
  )
})

/** What a seat has and sees at one moment of a turn. */
interface Standing {
  /** Everything but means and markers: another way to the same is no gain. Both sorts of rumour are equal. */
  readonly position: string
  /** More of each is better. */
  readonly means: readonly number[]
  answer: Json
}

const SKILL_LEVELS = { none: 0, used: 1, ready: 2 } as const

function standingOf(view: CryptidsView, seat: number): Standing {
  const player = view.players[seat]
  assert.ok(player)
  const { coins, experience, skills, movement: _movement, action: _action, ...rest } = player
  const sameRumours = (faces: readonly (string | null)[]): string[] =>
    faces.map((face) => String(face).toUpperCase()).sort()
  const { map, display, reserve, wolpertingerCities } = view
  const position = JSON.stringify([
    { ...rest, evidence: sameRumours(rest.evidence) },
    sameRumours(view.market),
    { map, display, reserve, wolpertingerCities },
  ])
  const levels = Object.values(skills).map((skill) => SKILL_LEVELS[skill])
  return { position, means: [coins, experience, ...levels], answer: null }
}

/** Follows the turns of a match, and says when answers have led back to where a turn already was. */
class Turns {
  #turn = ''
  #before: Standing[] = []

  /** To be called with everything that is asked. */
  complaint(view: CryptidsView, { kind, seat }: Question): string | null {
    const turn = `${view.round} ${view.phase} ${view.turn?.seat}`
    if (turn !== this.#turn) this.#before = []
    this.#turn = turn
    if (view.turn?.seat !== seat || !FREE.includes(kind)) return null
    const now = standingOf(view, seat)
    const first = this.#before.findIndex(
      ({ position, means }) =>
        position === now.position && means.every((had, index) => (now.means[index] ?? 0) <= had),
    )
    const led = this.#before.slice(first).map(({ answer }) => answer)
    this.#before.push(now)
    return first < 0 || led.some(isChance) ? null : led.join(', then ')
  }

  answered(value: Json): void {
    if (value === 'end') this.#before = []
    const last = this.#before.at(-1)
    if (last) last.answer = value
  }
}

/** Questions that one may also answer by ending the turn. */
const FREE = ['turn', 'helper', 'ability.trade']

/** A failed attempt, or tokens that come back from the bag, may leave everything as it was. */
const isChance = (answer: Json): boolean => /track|search|refresh|pay/.test(String(answer))

const MODES = [
  { seats: 2, options: {} },
  { seats: 1, options: {} },
  { seats: 3, options: { noBids: true, wolpertinger: true } },
  { seats: 4, options: {} },
] as const

/** Answers that lead back, in the first answers of many games. */
function stepsBack(spec: Omit<BotSpec, 'seed'>, games: number, mostAnswers: number): string[] {
  const complaints: string[] = []
  for (let number = 0; number < games; number++) {
    const { seats, options } = MODES[number % MODES.length] ?? MODES[0]
    const turns = new Turns()
    playOn(spec, { seats, options, number, mostAnswers }, (match, question, value) => {
      const complaint = turns.complaint(asCryptidsView(match.view(question.seat)), question)
      if (complaint !== null) complaints.push(`game ${number}, entry ${match.length}: ${complaint}`)
      turns.answered(value)
    })
  }
  return complaints
}

test('Cryptids: nothing that greedy bots do in dozens of turns leads back to where the turn was before', () => {
  assert.deepEqual(stepsBack({ name: 'greedy' }, 16, 120), [])
})

test('Cryptids: nothing that searching bots do leads back to where the turn was before', () => {
  assert.deepEqual(stepsBack({ name: 'search', budget: { iterations: 16 } }, 6, 40), [])
})
