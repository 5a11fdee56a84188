import { type Motion, type Thing, thingsOf } from '@curio/ui/motion'
import { type Box, boxOf, ghostOf, type Shift, shiftOf } from './boxes.ts'
import { type Memory, type Prepared, together } from './prepared.ts'

/** How long each kind takes at normal speed, in milliseconds. Routine moves stay short; a throw is worth watching. */
const DURATIONS: Readonly<Record<Motion['kind'], number>> = {
  glide: 250,
  fly: 320,
  throw: 750,
  turn: 320,
  draw: 240,
  count: 300,
  drop: 240,
  appear: 160,
  shake: 300,
  glow: 500,
}
/** Each stretch of a longer way takes this long. */
const STRETCH = 160
const SMOOTH = 'cubic-bezier(0.3, 0, 0.2, 1)'
const FALL = 'cubic-bezier(0.5, 0, 0.9, 0.5)'

type Drawn = HTMLElement | SVGElement

/** The numbers that run over an element, in their order; only the first is seen. */
const COUNTING = new WeakMap<Element, HTMLElement[]>()

const NOTHING: Prepared = { play: () => Promise.resolve(), cancel: () => {} }

/** Finds the things of a board by their marks, and moves them. It leaves no trace: what it moved is as it was drawn. */
export class Stagehand {
  readonly #root: HTMLElement

  constructor(root: HTMLElement) {
    this.#root = root
  }

  /** To be called before the board changes: how something looks cannot be told when it is gone. */
  remember(motions: readonly Motion[]): Memory {
    const found = [...new Set(motions.flatMap(thingsOf))].flatMap((thing) => {
      const element = this.#find(thing)
      return element ? [{ thing, element, box: boxOf(element) }] : []
    })
    const leaving = new Set(motions.flatMap((motion) => (motion.kind === 'fly' ? [motion.thing] : [])))
    return {
      boxes: new Map(found.map(({ thing, box }) => [thing, box])),
      ghosts: new Map(
        found.flatMap(({ thing, element, box }) =>
          leaving.has(thing) ? [[thing, ghostOf(element, box)] as const] : [],
        ),
      ),
    }
  }

  prepare(motion: Motion, memory: Memory): Prepared {
    if (motion.kind === 'fly') return this.#fly(motion.thing, motion.to, memory)
    const found = this.#all(motion.thing)
    // A scene lies over the board and comes after it in the page: of several, the one in front travels.
    const element = found.at(-1)
    if (!element) return NOTHING
    if (motion.kind === 'glide') return this.#glide(element, motion, memory)
    return together(found.map((each) => this.#inPlace(each, motion)))
  }

  #inPlace(element: Drawn, motion: Exclude<Motion, { kind: 'glide' | 'fly' }>): Prepared {
    switch (motion.kind) {
      case 'throw':
        return prepared(element.animate(tumbling(shiftOf(element)), timing('throw', 'linear')))
      case 'turn':
        return prepared(element.animate(TURNING, timing('turn')))
      case 'draw':
        return this.#draw(element)
      case 'count':
        return this.#count(element, motion)
      case 'drop':
        return prepared(element.animate(falling(shiftOf(element)), timing('drop', FALL)))
      case 'appear':
        return prepared(element.animate([{ opacity: 0 }, { opacity: 1 }], timing('appear')))
      case 'shake':
        return prepared(element.animate(shaking(shiftOf(element)), timing('shake')))
      case 'glow':
        return prepared(element.animate(GLOWING, timing('glow')))
    }
  }

  /** The quiet form of any motion: what changed comes up softly where it is. */
  prepareFade(motion: Motion): Prepared {
    const found = this.#all(motion.kind === 'fly' ? motion.to : motion.thing)
    return together(
      found.map((each) => prepared(each.animate([{ opacity: 0.3 }, { opacity: 1 }], timing('appear')))),
    )
  }

  /** Nothing moves for a while. */
  pause(milliseconds: number): Prepared {
    return prepared(new Animation(new KeyframeEffect(null, null, milliseconds)))
  }

  #find(thing: Thing): Drawn | null {
    return this.#all(thing).at(-1) ?? null
  }

  #all(thing: Thing): Drawn[] {
    const [scope, name] = thing.includes('/') ? thing.split('/', 2) : [null, thing]
    const within = scope ? `[data-motion-scope="${CSS.escape(scope)}"] ` : ''
    const found = this.#root.querySelectorAll(`${within}[data-motion="${CSS.escape(name ?? '')}"]`)
    return [...found].filter((each) => each instanceof HTMLElement || each instanceof SVGElement)
  }

  #glide(
    element: Drawn,
    { thing, from, via = [] }: Extract<Motion, { kind: 'glide' }>,
    memory: Memory,
  ): Prepared {
    const start = this.#boxThen(from ?? thing, memory)
    if (start === null) return prepared(element.animate([{ opacity: 0 }, { opacity: 1 }], timing('appear')))
    const end = boxOf(element)
    const stops = via.flatMap((each) => this.#boxThen(each, memory) ?? [])
    const shift = shiftOf(element)
    const frames = [start, ...stops, end].map((box) => {
      const [dx, dy] = between(end, box)
      return { translate: shift(dx, dy), easing: 'ease-in-out' }
    })
    const duration = Math.max(DURATIONS.glide, STRETCH * (frames.length - 1))
    return prepared(element.animate(frames, { duration, fill: 'backwards', easing: SMOOTH }))
  }

  /** Where a thing was before; a place that was not there before is where it is now. */
  #boxThen(thing: Thing, memory: Memory): Box | null {
    const before = memory.boxes.get(thing)
    if (before) return before
    const element = this.#find(thing)
    return element ? boxOf(element) : null
  }

  #fly(thing: Thing, to: Thing, memory: Memory): Prepared {
    const ghost = memory.ghosts.get(thing)
    const start = memory.boxes.get(thing)
    const target = this.#find(to)
    if (!ghost || !start || !target) return NOTHING
    const [dx, dy] = between(start, boxOf(target))
    this.#root.append(ghost)
    const lift = Math.min(60, Math.hypot(dx, dy) / 4)
    const frames = [
      { translate: '0px 0px', scale: 1, opacity: 1 },
      { translate: `${dx / 2}px ${dy / 2 - lift}px`, scale: 1.1, opacity: 1, offset: 0.5 },
      { translate: `${dx}px ${dy}px`, scale: 0.6, opacity: 0.2 },
    ]
    return prepared(ghost.animate(frames, timing('fly', 'ease-in-out')), () => ghost.remove())
  }

  #draw(element: Drawn): Prepared {
    const strokes = [element, ...element.querySelectorAll('*')].filter(
      (each) => each instanceof SVGGeometryElement,
    )
    const animations = strokes.map((stroke) => {
      // A path may say itself how long it wants to be.
      const length = Number(stroke.getAttribute('pathLength') ?? stroke.getTotalLength())
      const frames = [
        { strokeDasharray: `${length}`, strokeDashoffset: `${length}` },
        { strokeDasharray: `${length}`, strokeDashoffset: '0' },
      ]
      return prepared(stroke.animate(frames, timing('draw', 'ease-in-out')))
    })
    return together(animations)
  }

  #count(counter: Drawn, { from, to }: Extract<Motion, { kind: 'count' }>): Prepared {
    const element = numberIn(counter)
    const { x, y, width, height } = boxOf(element)
    const number = document.createElement('span')
    number.className = 'motion-count'
    number.setAttribute('aria-hidden', 'true')
    const { font, color, fill } = getComputedStyle(element)
    const ink = element instanceof SVGElement ? fill : color
    Object.assign(number.style, {
      left: `${x}px`,
      top: `${y}px`,
      width: `${width}px`,
      height: `${height}px`,
      font,
      color: ink,
    })
    // A counter that will run again shows where it stands until then.
    const numbers = COUNTING.get(element) ?? []
    COUNTING.set(element, numbers)
    number.hidden = numbers.length > 0
    numbers.push(number)
    const remove = (): void => {
      number.remove()
      numbers.splice(numbers.indexOf(number), 1)
      const [next] = numbers
      if (next) next.hidden = false
    }
    this.#root.append(number)
    const hide = element.animate([{ opacity: 0 }, { opacity: 0 }], timing('count'))
    const run = number.animate([{ '--motion-count': from }, { '--motion-count': to }], timing('count'))
    return together([prepared(hide), prepared(run, remove)])
  }
}

function timing(kind: Motion['kind'], easing = SMOOTH): KeyframeAnimationOptions {
  return { duration: DURATIONS[kind], fill: 'backwards', easing }
}

/** An animation stops at its first frame until it is played, so that what comes later does not show its end too early. */
function prepared(animation: Animation, clear: () => void = () => {}): Prepared {
  animation.pause()
  animation.currentTime = 0
  const ended = animation.finished.then(clear, clear)
  return {
    play(rate) {
      animation.playbackRate = rate
      animation.play()
      return ended
    },
    cancel: () => animation.cancel(),
  }
}

const GLOWING: Keyframe[] = [
  { filter: 'none' },
  { filter: 'drop-shadow(0 0 6px var(--accent)) brightness(1.12)', offset: 0.4 },
  { filter: 'none' },
]

const TURNING: Keyframe[] = [{ scale: '0 1', opacity: 0 }, { opacity: 1, offset: 0.2 }, { scale: '1 1' }]

const shaking = (shift: Shift): Keyframe[] =>
  [0, -6, 5, -4, 3, -1, 0].map((dx) => ({ translate: shift(dx, 0) }))

const falling = (shift: Shift): Keyframe[] => [
  { scale: 1.18, translate: shift(0, -26), opacity: 0 },
  { scale: 1, translate: shift(0, 0), opacity: 1, offset: 0.7 },
  { scale: 0.97, offset: 0.85 },
  { scale: 1 },
]

/** Hops that get lower, and turns that slow down: when, how far off, how high, how much is left to turn. */
const HOPS = [
  [0, -14, -46, -720],
  [0.08, -13, -40, -640],
  [0.28, -9, 0, -400],
  [0.45, -5, -20, -220],
  [0.62, 0, 0, -90],
  [0.74, 2, -7, -30],
  [0.84, 0, 0, 0],
  [1, 0, 0, 0],
] as const

/** Until its turn comes a die is in somebody's hand. */
const tumbling = (shift: Shift): Keyframe[] =>
  HOPS.map(([offset, dx, dy, angle]) => ({
    offset,
    translate: shift(dx, dy),
    rotate: `${angle}deg`,
    opacity: offset === 0 ? 0 : 1,
  }))

/** The way from the middle of one box to the middle of another. */
function between(from: Box, to: Box): readonly [dx: number, dy: number] {
  return [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2]
}

/** What shows the digits of a counter: a part of it that has nothing else, so that a coin beside them stays. */
function numberIn(counter: Drawn): Drawn {
  const parts = [...counter.querySelectorAll('*')].filter((part) => part instanceof HTMLElement)
  return parts.find((part) => part.childElementCount === 0 && /^\d+$/.test(part.textContent)) ?? counter
}
