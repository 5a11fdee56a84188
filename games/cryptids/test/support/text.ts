import assert from 'node:assert/strict'
import {
  type Chance,
  checkSetup,
  fastChance,
  isRecord,
  type Json,
  type Outcome,
  type Question,
  Run,
  type Told,
  type Viewer,
} from '@curio/kernel'
import { EUROPE } from '../../content/index.ts'
import { ACTIVE_SKILLS } from '../../content/vocabulary.ts'
import { cryptids } from '../../index.ts'
import type { Act, ActType } from '../../rules/acts.ts'
import { type CryptidsContent, contentOf } from '../../rules/content.ts'
import type { CryptidsState, Turn } from '../../rules/state.ts'
import { asCryptidsView, type CryptidsView } from '../../text/index.ts'
import { actIn } from './acts.ts'

type CryptidsRun = Run<CryptidsState, CryptidsContent>

export function newRun(seats: number, options: Json = {}, seed = 1): CryptidsRun {
  const setup = checkSetup(cryptids, seats, options, {})
  assert.ok(setup.ok)
  return new Run(cryptids, setup.value, cryptids.rules, fastChance(seed), { notes: true })
}

export function viewOf(run: CryptidsRun, viewer: Viewer): CryptidsView {
  return asCryptidsView(run.view(viewer))
}

/** A game whose setup is over, with the first option of everything. */
export function startedRun(seats: number, options: Json = {}): CryptidsRun {
  const seating = Array.from({ length: seats }, (_, seat) => seat)
  const run = newRun(seats, { seating, ...(isRecord(options) ? options : {}) })
  while (run.state.phase === 'setup') {
    const [ask] = run.questions
    assert.ok(ask)
    const question = ask.question('')
    run.answer(
      ask,
      question.form === 'pick' ? question.options.slice(0, question.min) : (ask.candidates()[0] ?? null),
    )
  }
  return run
}

/** The open question of a seat. */
export function questionOf(run: CryptidsRun, seat = 0): Question {
  const ask = run.askOf(seat)
  assert.ok(ask)
  return ask.question('0')
}

export interface GameToPlay {
  readonly seats: number
  readonly options: Json
  readonly seed: number
  /** Players who have all skills and plenty of rumours find much more. */
  readonly isRich: boolean
}

export interface Played {
  readonly notes: readonly Told[]
  readonly outcome: Outcome
  readonly view: CryptidsView
}

/** Plays a whole game, eagerly but for some whims, and shows every open question before one of them is answered. */
export function playGame(game: GameToPlay, look: (question: Question, view: CryptidsView) => void): Played {
  const run = newRun(game.seats, game.options, game.seed)
  const chance = fastChance(game.seed + 1000)
  let enriched: Turn | null = null
  while (!run.over) {
    const open = [...run.questions, ...run.offers]
    const ask = open[chance.below(open.length)]
    assert.ok(ask)
    const { turn } = run.state
    if (game.isRich && ask.kind === 'turn' && turn !== enriched) {
      enrich(run.state, ask.seat, chance)
      enriched = turn
    }
    for (const [index, each] of open.entries()) look(each.question(`${index}`), viewOf(run, each.seat))
    run.answer(ask, anyAnswer(viewOf(run, ask.seat), ask.question(''), chance))
  }
  const outcome = cryptids.outcome(run.state, run.content)
  assert.ok(outcome)
  return { notes: run.notes, outcome, view: viewOf(run, null) }
}

function enrich(state: CryptidsState, seat: number, chance: Chance): void {
  const player = state.players[seat]
  assert.ok(player)
  for (const skill of ACTIVE_SKILLS) player.skills[skill] = 'ready'
  player.coins = Math.max(player.coins, 5)
  const { player: slots } = EUROPE.constants.evidenceSlots
  while (player.evidence.length < slots - 1 && state.bonusRumours.length > 0)
    player.evidence.push(...state.bonusRumours.splice(-1))
  const cities = contentOf(EUROPE).cities
  const homes = state.display.flatMap((slot) =>
    slot?.location && slot.bids.includes(seat) ? [slot.location] : [],
  )
  const carries = player.found.filter(({ relocated }) => relocated === null).length
  if (carries > chance.below(3)) player.place = cities[chance.below(cities.length)] ?? player.place
  else player.place = homes[chance.below(homes.length)] ?? player.place
}

/** What leads to cryptids found and relocated; the first that is possible is done. */
const EAGER: readonly (readonly ActType[])[] = [
  ['track', 'relocate', 'request', 'reroll', 'luck', 'refresh', 'refreshNow'],
  ['collect', 'search', 'learn', 'restore', 'cash', 'bid'],
]

function anyAnswer(view: CryptidsView, question: Question, chance: Chance): Json {
  assert.ok(question.form !== 'compose')
  const { options } = question
  if (question.form === 'pick')
    return options.slice(0, Math.max(question.min, chance.below(question.max + 1)))
  const any = (among: readonly Json[]): Json => among[chance.below(among.length)] ?? null
  if (chance.below(5) === 0) return any(options)
  const leading = [...EAGER.map((types) => (act: Act) => types.includes(act.type)), leadsHome(view, question)]
  const lists = leading.map((isGood) =>
    options.filter((option) => {
      const act = actIn(question.kind, option)
      return act !== null && isGood(act)
    }),
  )
  return any(lists.find((list) => list.length > 0) ?? options)
}

/** To a cryptid with a bid, or to a city once one is found. */
function leadsHome(view: CryptidsView, { seat }: Question): (act: Act) => boolean {
  const carries = view.players[seat]?.found.some(({ relocated }) => relocated === null)
  const wanted = view.display.flatMap((slot) =>
    slot?.location && (view.noBids || slot.bids.includes(seat)) ? [slot.location] : [],
  )
  return (act) => {
    if (act.type !== 'move' && act.type !== 'fly') return false
    return wanted.includes(act.to) || (carries === true && contentOf(EUROPE).cities.includes(act.to))
  }
}
