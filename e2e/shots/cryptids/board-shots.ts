import { thing } from '../../support/cryptids/board.ts'
import { saveOf } from '../../support/saves.ts'
import type { Shot } from '../studio.ts'
import {
  answered,
  asked,
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
import { rareMoments } from './rare.ts'

const TWO = recorded('reserve-2')
const THREE = recorded('reserve-3')
const FOUR = recorded('reserve-4')
const SOLO: readonly Source[] = [LESSON, ...['rank-1-1', 'lost-contract-1', 'lost-five-1'].map(recorded)]
const ANY: readonly Source[] = [...SOLO, TWO, FOUR, THREE]

/** What no recorded game asks. */
const rare = (kind: string): Shot => ({
  name: `cryptids-${kind.replace('.', '-')}`,
  pose: async (stage) => {
    const line = rareMoments(SOLO, ['attempt.lose', 'poacher.catch']).get(kind)
    if (!line) throw new Error(`no game can be led to ${kind}`)
    await stage.sitDown(saveOf(line.found(), kind))
  },
})

/** A turn in which this can be done. */
const offered = (act: string) =>
  asked('turn', ({ question }) => question.form === 'choose' && question.options.includes(act))

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
  deciding('setup-many', { from: FOUR, when: asked('setup.bids') }),
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
  deciding('turn-action', { from: TWO, when: offered('refresh') }, tapThings('marker:action')),
  deciding('turn-refresh-chosen', { from: TWO, when: offered('refresh') }, async (stage, coming) => {
    await tapThings('marker:action')(stage, coming)
    await tap('.cb-act-group:last-child .cb-act')(stage, coming)
  }),
  deciding('turn-relocate', inLesson('request:request-5:grey_man+mavo'), tapThings('request:request-5')),
  deciding('turn-many', { from: FOUR, when: asked('turn', ({ view }) => view.round === 9) }),
  deciding('turn-search', { from: TWO, when: offered('search:r') }),
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
    'ability.trade',
    'helper.card',
    'poacher.take',
    'poacher.tile',
  ].map((kind) => deciding(kind.replace('.', '-'), { from: ANY, when: asked(kind) })),
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
  ...['attempt.lose', 'poacher.catch'].map(rare),
  deciding('poacher-place', { from: LESSON, when: asked('poacher.place') }, hold(true)),
  deciding('poacher-turn', inLesson('fly:S1'), turnTo('track')),
  deciding('poacher-card', inLesson('fly:S1'), tap('.cb-poacher-tabs button:last-child')),
  deciding('last-round', inLesson('relocate:ajatar'), tap(thing('card:ajatar'))),
]
