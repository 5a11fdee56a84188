import type { Outcome } from '@curio/kernel'
import type { Motion, Sound, Step, Thing } from '@curio/ui/motion'
import { type Prepared, together } from '../../motion/prepared.ts'
import type { Hand, Rate } from '../../motion/showing.ts'
import type { SideAtEnd } from './sides.ts'

/** The things of the end screen that move, as `data-motion` names them. */
export const END_THINGS = {
  verdict: 'end-verdict',
  side: (index: number) => `end-side-${index}`,
  points: (index: number) => `end-points-${index}`,
} as const

/** How long a side is looked at before the next comes, in milliseconds. */
const LOOKED_AT = 420
/** The last pause before the first place. */
const HELD_BREATH = 380

/** The sides come from last place to first, each with what it built before its points; then the verdict. */
export function revealSteps(sides: readonly SideAtEnd[], outcome: Outcome): readonly Step[] {
  const places = [...new Set(sides.map(({ place }) => place))].reverse()
  const steps = places.flatMap((place, turn): Step[] => {
    const coming = sides.flatMap((side, index) => (side.place === place ? [{ ...side, index }] : []))
    const isFirst = turn === places.length - 1
    return [
      {
        motions: coming.map(({ index }) => ({ kind: 'appear', thing: END_THINGS.side(index) })),
        ...(isFirst ? { sound: soundOf(outcome) } : {}),
      },
      {
        motions: coming.flatMap(({ index, points, won }): Motion[] => [
          ...(points === null ? [] : counting(END_THINGS.points(index), points)),
          ...(won ? [{ kind: 'glow' as const, thing: END_THINGS.side(index) }] : []),
        ]),
        hold: isFirst ? 0 : turn === places.length - 2 ? LOOKED_AT + HELD_BREATH : LOOKED_AT,
      },
    ]
  })
  return [...steps, { motions: [{ kind: 'appear', thing: END_THINGS.verdict }] }]
}

const counting = (thing: string, to: number): Motion[] => [
  { kind: 'appear', thing },
  { kind: 'count', thing, from: 0, to },
]

/** A chord, unless everybody has lost. */
export function soundOf(outcome: Outcome): Sound {
  const lost =
    outcome.kind === 'solo' || outcome.kind === 'cooperative'
      ? outcome.won === false
      : outcome.winners.length === 0
  return lost ? 'thud' : 'chord'
}

/** What a reveal needs to know and may do. */
export interface House {
  rate(): Rate
  /** Whether things may move, or only come up softly. */
  calm(): boolean
  sound(sound: Sound): void
  /** Brings what comes next before the eyes: on a phone not everything fits. */
  look(thing: Thing): void
}

/** Plays steps once. Skipped or not, everything is in its place at the end, and each sound was heard once. */
export class Reveal {
  readonly #hand: Hand
  readonly #house: House
  readonly #steps: readonly Step[]
  #running: Prepared[] = []
  #sounds: Sound[]
  #over = false
  #stopped = false

  constructor(hand: Hand, house: House, steps: readonly Step[]) {
    this.#hand = hand
    this.#house = house
    this.#steps = steps
    this.#sounds = steps.flatMap(({ sound }) => sound ?? [])
  }

  /** Settles when everything has been shown or skipped; false if it was stopped before. */
  async play(): Promise<boolean> {
    if (this.#house.rate() === null) this.skip()
    else if (this.#house.calm()) await this.#fade()
    else await this.#perform()
    this.skip()
    return !this.#stopped
  }

  /** Everything is there at once. */
  skip(): void {
    if (this.#over) return
    this.#end()
    this.#house.look(END_THINGS.verdict)
    for (const sound of this.#sounds) this.#house.sound(sound)
  }

  /** Nobody looks any more. */
  stop(): void {
    if (this.#over) return
    this.#stopped = true
    this.#end()
  }

  #end(): void {
    this.#over = true
    for (const each of this.#running) each.cancel()
  }

  async #fade(): Promise<void> {
    const motions = this.#steps.flatMap((step) => step.motions).filter(({ kind }) => kind === 'appear')
    await this.#run(together(motions.map((motion) => this.#hand.prepareFade(motion))))
  }

  async #perform(): Promise<void> {
    // Whatever will appear is hidden from the beginning; all else is prepared when its turn comes.
    const appearing = this.#steps.map(({ motions }) => this.#prepared(motions, true))
    this.#running.push(...appearing)
    for (const [index, { motions, sound, hold = 0 }] of this.#steps.entries()) {
      if (this.#over) return
      const [first] = motions
      if (first) this.#house.look(first.thing)
      if (sound) {
        this.#sounds = this.#sounds.filter((each) => each !== sound)
        this.#house.sound(sound)
      }
      await this.#run(together([appearing[index] ?? together([]), this.#prepared(motions, false)]))
      if (hold > 0 && !this.#over) await this.#run(this.#hand.pause(hold))
    }
  }

  #prepared(motions: readonly Motion[], appearing: boolean): Prepared {
    const memory = { boxes: new Map(), ghosts: new Map() }
    const wanted = motions.filter(({ kind }) => (kind === 'appear') === appearing)
    return together(wanted.map((motion) => this.#hand.prepare(motion, memory)))
  }

  async #run(prepared: Prepared): Promise<void> {
    this.#running.push(prepared)
    const rate = this.#house.rate()
    if (rate === null) this.skip()
    else await prepared.play(rate)
  }
}
