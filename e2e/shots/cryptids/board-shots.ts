import { thing } from '../../support/cryptids/drawn.ts'
import type { Shot } from '../studio.ts'
import {
  answered,
  asked,
  byBots,
  deciding,
  hold,
  LESSON,
  recorded,
  type Source,
  tap,
  tapPlace,
  tapThings,
  turnTo,
} from './poses.ts'

const TWO = recorded('reserve-2')
const THREE = recorded('reserve-3')
const FOUR = recorded('reserve-4')
const SOLO: readonly Source[] = [LESSON, ...['rank-1-1', 'lost-contract-1', 'lost-five-1'].map(recorded)]
const ANY: readonly Source[] = [...SOLO, TWO, FOUR, THREE]

/** What happens rarely, and from which seed on bots come to it when they play alone. */
const RARE = [
  ['attempt.lose', 9],
  ['ability.travel', 10],
  ['ability.helper', 64],
  ['ability.trade', 3],
  ['ability.terrain', 6],
  ['poacher.catch', 4],
] as const

const inLesson = (value: string) => ({ from: LESSON, when: answered(value) })

/** Every kind of decision. */
export const cryptidsBoardShots: readonly Shot[] = [
  deciding('setup-city', inLesson('BAR')),
  deciding('setup-city-chosen', inLesson('BAR'), tapPlace('BAR')),
  deciding(
    'setup-bids',
    { from: LESSON, when: asked('setup.bids') },
    tapThings('card:tatzelwurm', 'card:banyoles'),
  ),
  deciding(
    'setup-tile',
    { from: LESSON, when: asked('setup.tile') },
    tap('.cb-stack .cb-piece:nth-child(3)'),
  ),
  deciding('turn', inLesson('move:S3')),
  deciding('turn-move', inLesson('move:S3'), tapPlace('S3')),
  deciding('turn-collect', inLesson('collect:S3:B'), tapPlace('S3')),
  deciding('turn-plane', inLesson('fly:S1'), tapThings('skill:planeTicket')),
  deciding('turn-track-certain', inLesson('track:tatzelwurm:F,B'), tapThings('card:tatzelwurm')),
  deciding('turn-track-odds', inLesson('track:banyoles:-,V'), tapThings('card:banyoles')),
  deciding('turn-track-chosen', inLesson('track:banyoles:-,V'), async (stage, coming) => {
    await tapThings('card:banyoles')(stage, coming)
    await tap('.cb-acts .cb-act')(stage, coming)
  }),
  deciding('turn-action', inLesson('refresh'), tapThings('marker:action')),
  deciding('turn-relocate', inLesson('request:request-5:grey_man+mavo'), tapThings('request:request-5')),
  deciding('turn-many', { from: FOUR, when: asked('turn', ({ view }) => view.round === 9) }),
  deciding('turn-search', {
    from: TWO,
    when: asked(
      'turn',
      ({ question }) => question.form === 'choose' && question.options.includes('search:r'),
    ),
  }),
  deciding('turn-no-bids', { from: THREE, when: asked('turn', ({ view }) => view.round === 6) }),
  ...[
    'attempt',
    'refresh.market',
    'refresh.cards',
    'refresh.bonus',
    'bonus.step',
    'restore',
    'terrain.exchange',
    'ability.collect',
    'ability.refresh',
    'ability.skill',
    'poacher.take',
    'poacher.tile',
  ].map((kind) => deciding(kind.replace('.', '-'), { from: ANY, when: asked(kind) })),
  ...RARE.map(([kind, seed]) =>
    deciding(kind.replace('.', '-'), { from: byBots(1, seed), when: asked(kind) }),
  ),
  deciding('helper-card', { from: byBots(2, 9), when: asked('helper.card') }),
  deciding('relocate', { from: LESSON, when: asked('relocate.place') }, hold(true)),
  deciding('relocate-refused', { from: LESSON, when: asked('relocate.place') }, hold(false, { x: 10, y: 1 })),
  deciding('helper', inLesson('down:1')),
  deciding('helper-step', inLesson('down:1'), tapThings('step:up')),
  deciding('helper-market', inLesson('swap:r:0'), tapThings('face:r')),
  deciding('helper-learn', inLesson('learn:collectSkill'), tapThings('skill:collectSkill')),
  deciding('helper-bid', inLesson('rebid:banyoles:ajatar'), tapThings('card:banyoles')),
  deciding('bid-place', { from: LESSON, when: asked('bid.place') }, tapThings('card:dahu')),
  deciding('terrain', { from: LESSON, when: asked('terrain') }),
  deciding(
    'terrain-chosen',
    { from: LESSON, when: asked('terrain', ({ view }) => view.round === 6) },
    hold(true),
  ),
  deciding(
    'terrain-refused',
    { from: LESSON, when: asked('terrain', ({ view }) => view.round === 6) },
    hold(false, { x: 10, y: 1 }),
  ),
  deciding('terrain-take', { from: LESSON, when: asked('terrain.take') }),
  deciding(
    'terrain-four',
    { from: FOUR, when: asked('terrain', ({ view }) => view.round === 8) },
    hold(true),
  ),
  deciding('poacher-place', { from: LESSON, when: asked('poacher.place') }, hold(true)),
  deciding('poacher-turn', inLesson('fly:S1'), turnTo('track')),
  deciding('poacher-card', inLesson('fly:S1'), tap('.cb-poacher-tabs button:last-child')),
  deciding('last-round', inLesson('relocate:ajatar'), tap(thing('card:ajatar'))),
]
