import assert from 'node:assert/strict'
import { type Game, type Json, type Question, utf8, type Viewer } from '@curio/kernel'
import {
  Mirror,
  questionOf,
  questionsOf,
  Room,
  readServerMessage,
  stateText,
  updateText,
} from '../../src/index.ts'
import { sealed } from './sealed.ts'

export const SOURCE = {
  game: sealed as unknown as Game,
  seed: utf8('a seed for tests, thirty-two byte'),
  life: 'life',
}

/** A room, and a client for each viewer that reads everything from its text, as over a wire. */
export class TestTable {
  readonly room: Room
  readonly mirrors = new Map<Viewer, Mirror>()
  /** All texts that a viewer was sent. */
  readonly texts = new Map<Viewer, string[]>()

  constructor({ seats = 2, viewers = [0, 1, null] as Viewer[], game = SOURCE.game } = {}) {
    const room = Room.create({ ...SOURCE, game }, seats, {})
    assert.ok(room.ok)
    this.room = room.value
    for (const viewer of viewers) this.watch(viewer)
  }

  watch(viewer: Viewer, resume?: Mirror['resume']): Mirror {
    const mirror = this.mirrors.get(viewer) ?? new Mirror()
    this.mirrors.set(viewer, mirror)
    this.#deliver(viewer, stateText(0, this.room.open(viewer, resume)))
    return mirror
  }

  publish(): void {
    this.room.saved()
    for (const { viewer, update } of this.room.publish()) this.#deliver(viewer, updateText(0, update))
  }

  /** The seat answers, and everybody is told. */
  answer(seat: number, value: Json): void {
    const question = this.question(seat)
    assert.ok(question, `seat ${seat} is not asked`)
    assert.deepEqual(this.room.answer(seat, question.id, value), { ok: true })
    this.publish()
  }

  question(seat: number): Question | null {
    const document = this.mirrors.get(seat)?.document
    return document ? questionOf(document, seat) : null
  }

  questions(seat: number): readonly Question[] {
    const document = this.mirrors.get(seat)?.document
    return document ? questionsOf(document, seat) : []
  }

  notes(viewer: Viewer): readonly Json[] {
    return this.mirrors.get(viewer)?.notes ?? []
  }

  view(viewer: Viewer): Json {
    return this.mirrors.get(viewer)?.document?.view ?? null
  }

  #deliver(viewer: Viewer, text: string): void {
    this.texts.set(viewer, [...(this.texts.get(viewer) ?? []), text])
    const message = readServerMessage(JSON.parse(text))
    assert.ok(message && (message.t === 'state' || message.t === 'update'))
    assert.ok(this.mirrors.get(viewer)?.receive(message))
  }
}
