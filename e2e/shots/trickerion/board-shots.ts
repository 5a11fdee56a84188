import type { ActType } from '@curio/trickerion/text'
import type { Shot } from '../studio.ts'
import { asked, choose, deciding, recorded, type Sought, type Source, tapThings } from './poses.ts'

const TWO = recorded('rounds-2')
const FOUR = recorded('rounds-4')
const ALLEY = recorded('alley-rounds-2')
const QUICK = recorded('alley-quick-rounds-3')
const CROWD = recorded('prophecies-rounds-4')
const ANY: readonly Source[] = [
  CROWD,
  QUICK,
  ALLEY,
  FOUR,
  recorded('rounds-3'),
  TWO,
  recorded('quick-rounds-2'),
  recorded('random-rounds-2'),
]

/** The first time that something is done. */
const done = (type: ActType, from: Sought['from'] = ANY): Sought => ({
  from,
  when: ({ acts }) => acts.some((act) => act.type === type),
})

/** What is asked before the first round, one after another. */
const SETUP = [
  'setup.magician',
  'setup.components',
  'setup.trick',
  'setup.specialist',
  'setup.engineer',
  'setup.extra',
  'setup.special',
]

/** Everything that action points are spent on, place by place. */
const ACTS: readonly ActType[] = [
  'hire',
  'learn',
  'takeCoins',
  'reroll',
  'setDie',
  'buy',
  'order',
  'quickOrder',
  'prepare',
  'moveTrick',
  'setUp',
  'reschedule',
  'draw',
  'fortune',
  'point',
]

/** What follows from an act, or comes at the end of a round. */
const AFTER = ['link', 'draw.keep', 'draw.bury', 'perform', 'ability.possess', 'ability.steal', 'return']

const named = (name: string): string => name.replace('.', '-').toLowerCase()

/** Every kind of decision. */
export const trickerionBoardShots: readonly Shot[] = [
  ...SETUP.map((kind) => deciding(named(kind), { from: ANY, when: asked(kind) })),
  deciding('setup-magician-chosen', { from: ALLEY, when: asked('setup.magician') }, choose),
  deciding('setup-trick-chosen', { from: TWO, when: asked('setup.trick') }, choose),
  deciding('advertise', { from: TWO, when: asked('advertise') }),
  deciding('plan', { from: TWO, when: asked('plan') }),
  deciding('plan-character', { from: TWO, when: asked('plan') }, tapThings('disc:magician')),
  deciding('plan-chosen', { from: TWO, when: asked('plan') }, choose),
  deciding('plan-made', { from: TWO, when: ({ acts }) => acts.some(({ type }) => type === 'ready') }),
  deciding('plan-take-back', done('takeBack'), choose),
  deciding('plan-specials', { from: CROWD, when: asked('plan', ({ view }) => view.round === 4) }),
  deciding('turn', { from: TWO, when: asked('turn') }),
  deciding('turn-chosen', { from: TWO, when: asked('turn') }, choose),
  deciding('turn-four', { from: FOUR, when: asked('turn', ({ view }) => view.round === 4) }, choose),
  deciding('turn-idle', done('makeIdle'), choose),
  ...ACTS.flatMap((type) => [
    deciding(`act-${named(type)}`, done(type)),
    deciding(`act-${named(type)}-chosen`, done(type), choose),
  ]),
  deciding('act-crowd', { from: CROWD, when: asked('act', ({ view }) => view.round === 5) }),
  ...AFTER.map((kind) => deciding(named(kind), { from: ANY, when: asked(kind) }, choose)),
]
