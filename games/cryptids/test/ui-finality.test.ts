import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fromHex, type Game, type Json, Match, parseLog, type Question } from '@curio/kernel'
import { cryptids } from '../index.ts'
import { finalityOf, unspentIn } from '../ui/model/finality.ts'
import { offersOf } from '../ui/model/offers.ts'
import { promptTextOf } from '../ui/scene.ts'
import { questionOf, startedRun, viewOf } from './support/text.ts'

interface Given {
  readonly question: Question
  readonly value: Json
  /** Whether chance decided something then. */
  readonly isDrawn: boolean
}

/** Every answer of the recorded games, with the question it was given to. */
function* answersOfGames(): Generator<Given> {
  const folder = new URL('golden/', import.meta.url)
  for (const name of readdirSync(folder)) {
    const log = parseLog(JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
    assert.ok(log.ok)
    const { header, entries, seed = '' } = log.value
    const { seats, options } = header
    const made = Match.create(cryptids as Game, { seats, options, seed: fromHex(seed) ?? new Uint8Array() })
    assert.ok(made.ok)
    for (const { seat, answer: value, ask = 0, chance } of entries) {
      if (seat === null) continue
      const question: Question | undefined = made.value.questions(seat)[ask]
      assert.ok(question)
      made.value.answer({ seat, question: question.id, value })
      yield { question, value, isDrawn: chance.length > 0 }
    }
  }
}

/** Acts of the player's own choice; what ends a turn or a setup may begin the turn of somebody who draws. */
const CHOSEN = ['turn', 'helper', 'attempt', 'refresh.market', 'refresh.cards']

test('CR-TRY-2, CR-REFR-1, CR-WOLP-2: what cannot be taken back says so before', () => {
  const said = new Set<string>()
  for (const { question, value, isDrawn } of answersOfGames()) {
    const finality = finalityOf(question, value)
    if (finality !== null) said.add(`${question.kind} ${finality}`)
    if (isDrawn && CHOSEN.includes(question.kind))
      assert.notEqual(finality, null, `${question.kind}: ${JSON.stringify(value)} draws something`)
  }
  assert.ok(said.has('turn rolls') && said.has('turn reveals') && said.has('turn irreversible'))
})

test('CR-MOVE-1, CR-COLL-1: what can be taken back does not warn', () => {
  for (const { question, value, isDrawn } of answersOfGames()) {
    if (question.kind !== 'turn' || isDrawn || !/^(move|fly|collect|relocate)/.test(String(value))) continue
    assert.equal(finalityOf(question, value), null, String(value))
  }
})

test('CR-CZ-1: movement and action that could still be used are named before a turn ends', () => {
  const run = startedRun(2)
  const context = { place: viewOf(run, 0).players[0]?.place ?? null, locations: new Map() }
  const left = () => unspentIn(offersOf(questionOf(run), context))
  assert.deepEqual(left(), ['movement', 'action'])
  run.answer(run.askOf(0) ?? assert.fail(), 'move:stay')
  assert.deepEqual(left(), ['action'])
})

test('among several people a prompt names the one who is asked; otherwise it is the reader', () => {
  const run = startedRun(2)
  const seat = (index: number, name: string, kind: 'person' | 'bot', here = true) => {
    return { seat: index, name, kind, you: index === 0, here, online: true }
  }
  const prompt = (seats: readonly ReturnType<typeof seat>[]): string =>
    promptTextOf({ packs: {}, seats }, 'ru').prompt(questionOf(run), viewOf(run, 0))
  assert.match(prompt([seat(0, 'Игрок 1', 'person'), seat(1, 'Бот 2', 'bot')]), /^Передвиньтесь /)
  assert.match(prompt([seat(0, 'Анна', 'person'), seat(1, 'Бот 2', 'bot')]), /^Передвиньтесь /)
  assert.match(prompt([seat(0, 'Игрок 1', 'person'), seat(1, 'Игрок 2', 'person')]), /^Игрок 1: /)
  assert.match(prompt([seat(0, 'Анна', 'person'), seat(1, 'Борис', 'person', false)]), /^Передвиньтесь /)
})
