import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import type { Note } from '@curio/kernel'
import type { TableState } from '@curio/ui/contract'
import type { Beat, Motion, Sound } from '@curio/ui/motion'
import type { Memory, Prepared } from '../src/motion/prepared.ts'
import { type Hand, Showing, type Shown, type Theatre } from '../src/motion/showing.ts'
import { Repeats } from '../src/motion/sounds.ts'

const FIRST: Note = { kind: 'begun' }

const tableWith = (told: readonly Note[], more: Partial<TableState> = {}): TableState => ({
  game: 'small',
  options: {},
  packs: {},
  viewer: 0,
  seats: [],
  view: told.length,
  questions: [],
  awaited: [1],
  outcome: null,
  told,
  ...more,
})

/** A page on which motions end when the test says so. */
class FakePage implements Theatre, Hand {
  readonly seen: Shown[] = []
  readonly heard: Sound[] = []
  readonly happened: string[] = []
  readonly hand: Hand = this
  speed: number | null = 1
  isCalm = false
  clock = 0
  readonly failures: unknown[] = []
  /** How fast each motion was played. */
  readonly rates: number[] = []
  #open: (() => void)[] = []

  show(shown: Shown): void {
    this.seen.push(shown)
  }

  frame(): Promise<void> {
    return Promise.resolve()
  }

  rate(): number | null {
    return this.speed
  }

  calm(): boolean {
    return this.isCalm
  }

  sound(sound: Sound): void {
    this.heard.push(sound)
  }

  now(): number {
    return this.clock
  }

  failed(cause: unknown): void {
    this.failures.push(cause)
  }

  remember(): Memory {
    return { boxes: new Map(), ghosts: new Map() }
  }

  prepare(motion: Motion): Prepared {
    return this.#prepared(`${motion.kind} ${motion.thing}`)
  }

  prepareFade(motion: Motion): Prepared {
    return this.#prepared(`fade ${motion.thing}`)
  }

  pause(): Prepared {
    return this.#prepared(null)
  }

  /** Lets whatever moves now come to its end, and what follows begin. */
  async next(): Promise<void> {
    await setImmediate()
    const open = this.#open
    this.#open = []
    for (const end of open) end()
    await setImmediate()
  }

  async untilQuiet(): Promise<void> {
    await setImmediate()
    while (this.#open.length > 0) await this.next()
  }

  get last(): Shown | undefined {
    return this.seen.at(-1)
  }

  #prepared(name: string | null): Prepared {
    const { promise, resolve } = Promise.withResolvers<void>()
    return {
      play: (rate) => {
        if (name !== null) {
          this.happened.push(name)
          this.rates.push(rate)
        }
        this.#open.push(resolve)
        return promise
      },
      cancel: () => {
        if (name !== null) this.happened.push(`no ${name}`)
        resolve()
      },
    }
  }
}

const glide = (thing: string): Beat => ({ steps: [{ motions: [{ kind: 'glide', thing }], sound: 'wood' }] })

const script = {
  motion: ({ note }: { readonly note: Note }): Beat | null => {
    if (note.kind === 'moved') return glide(`${note.thing}`)
    if (note.kind === 'rolled')
      return { scene: 'dice', steps: [{ motions: [{ kind: 'throw', thing: 'die' }], sound: 'dice' }] }
    return null
  },
}

const moved = (thing: string): Note => ({ kind: 'moved', thing })

function open(told: readonly Note[] = [FIRST]): { page: FakePage; showing: Showing; first: TableState } {
  const page = new FakePage()
  const first = tableWith(told)
  return { page, showing: new Showing(script, page, first), first }
}

test('notes are shown one after the other, and the log goes in step', async () => {
  const { page, showing } = open()
  const last = tableWith([FIRST, moved('a'), { kind: 'quiet' }, moved('b')])
  showing.receive(last)
  await setImmediate()
  assert.deepEqual(page.happened, ['glide a'])
  assert.equal(page.last?.told, 1, 'the line of a note comes with its motion')
  assert.equal(page.last?.table, last, 'the board has its new form; what waits is held back by the motion')
  await page.untilQuiet()
  assert.deepEqual(page.happened, ['glide a', 'glide b'])
  assert.deepEqual(page.heard, ['wood', 'wood'])
  assert.deepEqual(page.last, { table: last, told: 4, playing: false, scene: null, veiled: false })
})

test('tables that come faster than they can be shown wait for their turn', async () => {
  const { page, showing } = open()
  const second = tableWith([FIRST, moved('a')])
  const third = tableWith([...second.told, moved('b')])
  showing.receive(second)
  showing.receive(third)
  await setImmediate()
  assert.equal(page.last?.table, second)
  await page.untilQuiet()
  assert.deepEqual(page.happened, ['glide a', 'glide b'])
  assert.equal(page.last?.table, third)
})

test('a moment is shown over the board as it was before', async () => {
  const { page, showing, first } = open()
  const last = tableWith([FIRST, { kind: 'rolled' }, moved('a')])
  showing.receive(last)
  await setImmediate()
  assert.equal(page.last?.table, first)
  assert.equal(page.last?.scene, 'dice')
  assert.deepEqual(page.happened, ['throw die'])
  await page.untilQuiet()
  assert.deepEqual(page.happened, ['throw die', 'glide a'])
  assert.deepEqual(page.last, { table: last, told: 3, playing: false, scene: null, veiled: false })
})

test('what nobody could see is not drawn', async () => {
  const { page, showing } = open()
  const quiet = tableWith([FIRST, { kind: 'quiet' }, { kind: 'quiet' }])
  showing.receive(quiet)
  await page.untilQuiet()
  assert.deepEqual(page.seen, [{ table: quiet, told: 3, playing: false, scene: null, veiled: false }])
  page.seen.length = 0
  const last = tableWith([...quiet.told, { kind: 'rolled' }, { kind: 'quiet' }, moved('a')])
  showing.receive(last)
  await page.untilQuiet()
  assert.deepEqual(page.seen, [
    // A scene is laid out in one frame and seen in the next.
    { table: quiet, told: 3, playing: true, scene: 'dice', veiled: true },
    { table: quiet, told: 3, playing: true, scene: 'dice', veiled: false },
    { table: quiet, told: 5, playing: true, scene: null, veiled: false },
    { table: last, told: 5, playing: true, scene: null, veiled: false },
    { table: last, told: 6, playing: false, scene: null, veiled: false },
  ])
})

test('a skip shows the last table at once, whatever was on its way', async () => {
  for (const taps of [0, 1, 2, 3]) {
    const { page, showing } = open()
    const second = tableWith([FIRST, { kind: 'rolled' }, moved('a')])
    const third = tableWith([...second.told, moved('b')])
    showing.receive(second)
    showing.receive(third)
    for (let tap = 0; tap < taps; tap += 1) await page.next()
    showing.skip()
    assert.deepEqual(page.last, { table: third, told: 4, playing: false, scene: null, veiled: false })
    await page.untilQuiet()
    assert.deepEqual(page.last, { table: third, told: 4, playing: false, scene: null, veiled: false })
  }
})

test('a skip in the middle of the only moment goes forward, never back', async () => {
  const { page, showing } = open()
  const last = tableWith([FIRST, { kind: 'rolled' }])
  showing.receive(last)
  await setImmediate()
  assert.equal(page.last?.scene, 'dice')
  showing.skip()
  await page.untilQuiet()
  assert.deepEqual(page.last, { table: last, told: 2, playing: false, scene: null, veiled: false })
})

test('a change without news that comes during a moment is not lost', async () => {
  const { page, showing } = open()
  const second = tableWith([FIRST, { kind: 'rolled' }])
  const renamed = tableWith(second.told, { awaited: [0] })
  showing.receive(second)
  await setImmediate()
  showing.receive(renamed)
  await page.untilQuiet()
  assert.deepEqual(page.last, { table: renamed, told: 2, playing: false, scene: null, veiled: false })
})

test('after a skip the next news is shown again', async () => {
  const { page, showing } = open()
  const second = tableWith([FIRST, moved('a')])
  showing.receive(second)
  await setImmediate()
  showing.skip()
  const third = tableWith([...second.told, moved('b')])
  showing.receive(third)
  await page.untilQuiet()
  assert.ok(page.happened.includes('glide b'))
  assert.equal(page.last?.table, third)
})

test('at once nothing moves', async () => {
  const { page, showing } = open()
  page.speed = null
  const last = tableWith([FIRST, { kind: 'rolled' }, moved('a')])
  showing.receive(last)
  await page.untilQuiet()
  assert.deepEqual(page.happened, [])
  assert.deepEqual(page.last, { table: last, told: 3, playing: false, scene: null, veiled: false })
})

test('who asks for less motion gets the state and a fade', async () => {
  const { page, showing } = open()
  page.isCalm = true
  showing.receive(tableWith([FIRST, moved('a')]))
  await page.untilQuiet()
  assert.deepEqual(page.happened, ['fade a'])
})

test('what the viewer does without a note is seen too', async () => {
  const page = new FakePage()
  const first = tableWith([FIRST], { view: 'empty' })
  const change = (before: TableState, after: TableState): Beat | null =>
    before.view === after.view ? null : glide('pen')
  const showing = new Showing({ ...script, change }, page, first)
  const drawn = tableWith(first.told, { view: 'drawn' })
  showing.receive(drawn)
  await page.untilQuiet()
  assert.deepEqual(page.happened, ['glide pen'])
  assert.deepEqual(page.last, { table: drawn, told: 1, playing: false, scene: null, veiled: false })
  showing.receive(tableWith(first.told, { view: 'drawn', awaited: [0] }))
  await page.untilQuiet()
  assert.deepEqual(page.happened, ['glide pen'])
})

test('an undo, another seat and another moment are no continuation', async () => {
  const { page, showing } = open([FIRST, moved('a')])
  const cases: readonly (readonly [TableState, number])[] = [
    [tableWith([FIRST]), 0],
    [tableWith([FIRST, moved('b')], { viewer: 1 }), 0],
    [tableWith([{ kind: 'begun' }, moved('b'), moved('c')], { viewer: 1 }), 0],
    [tableWith([FIRST, moved('b'), moved('c')], { viewer: 1 }), 1],
  ]
  for (const [table, take] of cases) {
    showing.receive(table, take)
    assert.equal(page.last?.table, table)
    assert.equal(page.last?.playing, false)
  }
  await page.untilQuiet()
  assert.deepEqual(page.happened, [])
})

test('a change without news is shown without motion, and does not lose what moves', async () => {
  const { page, showing } = open()
  const second = tableWith([FIRST, moved('a')])
  const renamed = tableWith(second.told, { awaited: [0] })
  showing.receive(second)
  showing.receive(renamed)
  await page.untilQuiet()
  assert.deepEqual(page.happened, ['glide a'])
  assert.equal(page.last?.table, renamed)
})

test('a change without news does not overtake what still waits', async () => {
  const change = (before: TableState, after: TableState): Beat | null =>
    before.view === after.view ? null : glide('pen')
  const first = tableWith([FIRST], { view: 'empty', awaited: [0, 1, 2] })
  const drawn = tableWith(first.told, { view: 'drawn', awaited: [0, 1, 2] })
  const oneReady = tableWith(first.told, { view: 'drawn', awaited: [0, 1] })
  const allReady = tableWith(first.told, { view: 'drawn', awaited: [0] })
  const takenBack = tableWith(first.told, { view: 'empty', awaited: [0] })
  for (const last of [allReady, takenBack]) {
    const page = new FakePage()
    const showing = new Showing({ ...script, change }, page, first)
    showing.receive(drawn)
    showing.receive(oneReady)
    await setImmediate()
    showing.receive(last)
    await page.untilQuiet()
    assert.deepEqual(page.last, { table: last, told: 1, playing: false, scene: null, veiled: false })
  }
  const page = new FakePage()
  const showing = new Showing({ ...script, change }, page, first)
  showing.receive(drawn)
  showing.receive(takenBack)
  await page.untilQuiet()
  assert.equal(page.last?.table, takenBack)
})

test('who acts again while their last act still moves is not kept waiting', async () => {
  const page = new FakePage()
  const first = tableWith([FIRST], { awaited: [0] })
  const showing = new Showing(script, page, first)
  const second = tableWith([FIRST, moved('a')], { awaited: [0] })
  const third = tableWith([...second.told, moved('b')], { awaited: [0] })
  showing.receive(second)
  await setImmediate()
  assert.deepEqual(page.happened, ['glide a'])
  showing.receive(third)
  await setImmediate()
  assert.deepEqual(page.happened, ['glide a', 'no glide a', 'glide b'])
  assert.equal(page.last?.table, third)
  await page.untilQuiet()
  assert.deepEqual(page.last, { table: third, told: 3, playing: false, scene: null, veiled: false })
})

/** A table for each note, all at once. */
function flood(showing: Showing, count: number): TableState {
  let last = tableWith([FIRST])
  for (let note = 0; note < count; note += 1) {
    last = tableWith([...last.told, moved(`${note}`)])
    showing.receive(last)
  }
  return last
}

test('a show that falls far behind goes faster until it has caught up', async () => {
  const { page, showing } = open()
  const last = flood(showing, 30)
  await page.untilQuiet()
  assert.equal(page.happened.length, 30, 'everything is seen all the same')
  assert.ok(Math.max(...page.rates) > 10, 'the more waits, the faster it goes')
  const fast = page.rates.map((rate) => rate > 1)
  assert.deepEqual(
    fast,
    Array.from(fast, (_, note) => note < 30 - 7),
  )
  assert.deepEqual(page.last, { table: last, told: 31, playing: false, scene: null, veiled: false })
})

test('what has waited long is shown faster, even if little waits', async () => {
  const { page, showing } = open()
  flood(showing, 3)
  await setImmediate()
  page.clock = 13_000
  await page.untilQuiet()
  assert.deepEqual(
    page.rates.map((rate) => rate > 1),
    [false, true, true],
  )
})

test('a script that fails moves nothing, and the table goes on', async () => {
  const page = new FakePage()
  const broken = new Error('broken')
  const motion = ({ note }: { readonly note: Note }): Beat | null => {
    if (note.kind === 'strange') throw broken
    return script.motion({ note })
  }
  const showing = new Showing({ motion }, page, tableWith([FIRST]))
  const second = tableWith([FIRST, moved('a'), { kind: 'strange' }])
  showing.receive(second)
  await page.untilQuiet()
  assert.deepEqual(page.failures, [broken])
  assert.deepEqual(page.last, { table: second, told: 3, playing: false, scene: null, veiled: false })
  const third = tableWith([...second.told, moved('b')])
  showing.receive(third)
  await page.untilQuiet()
  assert.deepEqual(page.happened, ['glide b'])
  assert.deepEqual(page.last, { table: third, told: 4, playing: false, scene: null, veiled: false })
})

test('a sound is not repeated before it can be told from the last', () => {
  const repeats = new Repeats()
  assert.deepEqual(
    [0, 40, 79, 80, 120, 200].map((now) => repeats.allows('coin', now)),
    [true, false, false, true, false, true],
  )
  assert.ok(repeats.allows('pen', 210), 'another sound is no repetition')
})
