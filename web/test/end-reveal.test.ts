import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { Outcome, RankedOutcome } from '@curio/kernel'
import type { Motion, Step } from '@curio/ui/motion'
import type { Hand, Rate } from '../src/motion/showing.ts'
import { END_THINGS, Reveal, revealSteps, soundOf } from '../src/table/end/reveal.ts'
import { sidesAtEnd } from '../src/table/end/sides.ts'

const RANKED: RankedOutcome = {
  kind: 'ranked',
  winners: [1],
  places: [3, 1, 2],
  points: [10, 30, 20].map((total) => ({ total, by: { all: total } })),
  ending: 'end',
}

const lost = (won: boolean): Outcome => ({
  kind: 'cooperative',
  won,
  progress: { reached: 1, of: 2 },
  points: [],
  ending: 'sunk',
})

const stepsOf = (outcome: Outcome, seats: number): readonly Step[] =>
  revealSteps(
    sidesAtEnd(
      outcome,
      Array.from({ length: seats }, (_, seat) => seat),
    ),
    outcome,
  )

const named = (motion: Motion): string => `${motion.kind} ${motion.thing}`
const motionsOf = (steps: readonly Step[]): readonly (readonly string[])[] =>
  steps.map(({ motions }) => motions.map(named))

suite('the end comes', () => {
  test('from the last place to the first, each board before its points, the verdict at the end', () => {
    assert.deepEqual(motionsOf(stepsOf(RANKED, 3)), [
      [`appear ${END_THINGS.side(2)}`],
      [`appear ${END_THINGS.points(2)}`, `count ${END_THINGS.points(2)}`],
      [`appear ${END_THINGS.side(1)}`],
      [`appear ${END_THINGS.points(1)}`, `count ${END_THINGS.points(1)}`],
      [`appear ${END_THINGS.side(0)}`],
      [`appear ${END_THINGS.points(0)}`, `count ${END_THINGS.points(0)}`, `glow ${END_THINGS.side(0)}`],
      [`appear ${END_THINGS.verdict}`],
    ])
  })

  test('together for those who share a place, or have none', () => {
    const shared = stepsOf({ ...RANKED, winners: [1, 2], places: [3, 1, 1] }, 3)
    assert.deepEqual(motionsOf(shared)[2], [`appear ${END_THINGS.side(0)}`, `appear ${END_THINGS.side(1)}`])
    assert.deepEqual(motionsOf(stepsOf(lost(false), 2)), [
      [`appear ${END_THINGS.side(0)}`, `appear ${END_THINGS.side(1)}`],
      [],
      [`appear ${END_THINGS.verdict}`],
    ])
  })

  test('with one sound, a chord unless everybody lost', () => {
    const soundsOf = (steps: readonly Step[]): readonly unknown[] => steps.flatMap(({ sound }) => sound ?? [])
    assert.deepEqual(soundsOf(stepsOf(RANKED, 3)), ['chord'])
    assert.deepEqual(soundsOf(stepsOf(lost(true), 2)), ['chord'])
    assert.deepEqual(soundsOf(stepsOf(lost(false), 2)), ['thud'])
    assert.equal(soundOf({ ...RANKED, winners: [] }), 'thud')
    assert.equal(soundOf({ kind: 'solo', won: null, rank: null, points: [], ending: 'end' }), 'chord')
  })
})

/** Notes what is prepared, played and called off; what is played ends when the test says so. */
class TestHand implements Hand {
  readonly notes: string[] = []
  #ends: (() => void)[] = []

  remember() {
    return { boxes: new Map(), ghosts: new Map() }
  }

  prepare = (motion: Motion) => this.#prepared(named(motion))
  prepareFade = (motion: Motion) => this.#prepared(`fade ${motion.thing}`)
  pause = () => this.#prepared('pause')

  /** Lets what is being played end, until nothing is. */
  async playOut(): Promise<void> {
    for (;;) {
      await new Promise(setImmediate)
      const ends = this.#ends
      if (ends.length === 0) return
      this.#ends = []
      for (const end of ends) end()
    }
  }

  #prepared(name: string) {
    this.notes.push(`ready ${name}`)
    let end = (): void => {}
    const ended = new Promise<void>((resolve) => {
      end = resolve
    })
    return {
      play: (rate: number) => {
        this.notes.push(`play ${name} at ${rate}`)
        this.#ends.push(end)
        return ended
      },
      cancel: () => {
        end()
      },
    }
  }
}

function reveal({ rate = 1, calm = false }: { readonly rate?: Rate; readonly calm?: boolean }) {
  const hand = new TestHand()
  const sounds: string[] = []
  const looked: string[] = []
  const house = {
    rate: () => rate,
    calm: () => calm,
    sound: (sound: string) => void sounds.push(sound),
    look: (thing: string) => void looked.push(thing),
  }
  return { hand, sounds, looked, show: new Reveal(hand, house, stepsOf(RANKED, 3)) }
}

suite('a reveal', () => {
  test('hides everything that will appear before it shows the first', async () => {
    const { hand, sounds, looked, show } = reveal({ rate: 2 })
    const played = show.play()
    const hidden = [2, 1, 0].flatMap((index) => [
      `ready appear ${END_THINGS.side(index)}`,
      `ready appear ${END_THINGS.points(index)}`,
    ])
    assert.deepEqual(hand.notes, [
      ...hidden,
      `ready appear ${END_THINGS.verdict}`,
      `play appear ${END_THINGS.side(2)} at 2`,
    ])
    assert.deepEqual(sounds, [])
    await hand.playOut()
    assert.equal(await played, true)
    assert.deepEqual([looked.at(0), looked.at(-1)], [END_THINGS.side(2), END_THINGS.verdict])
    const shown = hand.notes.filter((note) => note.startsWith('play') && !note.includes('pause'))
    assert.deepEqual(
      shown,
      stepsOf(RANKED, 3).flatMap(({ motions }) => motions.map((each) => `play ${named(each)} at 2`)),
    )
    assert.deepEqual(sounds, ['chord'])
  })

  test('that is skipped ends at once, and its sound is heard once', async () => {
    const { hand, sounds, looked, show } = reveal({})
    const played = show.play()
    show.skip()
    show.skip()
    assert.equal(await played, true)
    assert.equal(hand.notes.filter((note) => note.startsWith('play')).length, 1)
    assert.equal(looked.at(-1), END_THINGS.verdict)
    assert.deepEqual(sounds, ['chord'])
  })

  test('at once shows no motion; the sound is heard', async () => {
    const { hand, sounds, show } = reveal({ rate: null })
    assert.equal(await show.play(), true)
    assert.deepEqual(hand.notes, [])
    assert.deepEqual(sounds, ['chord'])
  })

  test('for those who want no motion is one fade of everything', async () => {
    const { hand, sounds, show } = reveal({ calm: true })
    const played = show.play()
    await hand.playOut()
    await played
    const faded = [2, 1, 0].flatMap((index) => [END_THINGS.side(index), END_THINGS.points(index)])
    faded.push(END_THINGS.verdict)
    assert.deepEqual(hand.notes, [
      ...faded.map((thing) => `ready fade ${thing}`),
      ...faded.map((thing) => `play fade ${thing} at 1`),
    ])
    assert.deepEqual(sounds, ['chord'])
  })

  test('that nobody sees any more is stopped in silence', async () => {
    const { sounds, show } = reveal({})
    const played = show.play()
    show.stop()
    assert.equal(await played, false)
    assert.deepEqual(sounds, [])
  })
})
