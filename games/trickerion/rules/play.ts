import { type Flow, inSteps } from '@curio/kernel'
import { DAYS } from '../content/vocabulary.ts'
import { rollAll } from './dice.ts'
import { endRound, isLastRound } from './end.ts'
import { advertise, setOrder } from './order.ts'
import { beforePerformances, endPerformances, playDay } from './performance.ts'
import { assign, revealAll } from './plan.ts'
import { scoreAll } from './scoring.ts'
import { SETUP_STEPS, type SetupStep, setUp, turnsIn } from './setup.ts'
import type { Phase, TrickerionState } from './state.ts'
import { type TrickerionTable, tell } from './table.ts'
import { nextInTurn, playTurn } from './turn.ts'

/** What a game consists of; the state tells everything else. */
type Step =
  | { readonly setUp: SetupStep; readonly at: number }
  | 'round'
  /** Counts the players in turn order. */
  | { readonly advertise: number }
  | 'assign'
  | 'turn'
  | 'beforePerformances'
  | { readonly day: number }
  | 'end'

const FIRST: Step = { setUp: SETUP_STEPS[0], at: 0 }

/** The whole game, in the order of the rulebook (TR-RND-1). */
export function playTrickerion(t: TrickerionTable, from: Step = FIRST): Flow {
  return inSteps(t, from, (step) => playStep(t, step))
}

function* playStep(t: TrickerionTable, step: Step): Flow<Step | null> {
  const { state } = t
  if (typeof step === 'object') return yield* playPart(t, step)
  switch (step) {
    case 'round':
      return openRound(t)
    case 'assign':
      begin(t, 'assignment')
      yield* assign(t)
      begin(t, 'action')
      revealAll(t)
      return 'turn'
    case 'turn': {
      const seat = nextInTurn(state)
      if (seat === null) return 'beforePerformances'
      yield* playTurn(t, seat, () => t.checkpoint('turn'))
      return 'turn'
    }
    case 'beforePerformances':
      yield* beforePerformances(t)
      begin(t, 'performance')
      return { day: 0 }
    case 'end':
      begin(t, 'end')
      return yield* closeRound(t)
  }
}

function* playPart(t: TrickerionTable, step: Exclude<Step, string>): Flow<Step> {
  if ('setUp' in step) {
    yield* setUp(t, step.setUp, step.at)
    return afterSetUp(t.state, step.setUp, step.at)
  }
  if ('advertise' in step) {
    const seat = t.state.order[step.advertise]
    if (seat === undefined) return 'assign'
    yield* advertise(t, seat)
    return { advertise: step.advertise + 1 }
  }
  const day = DAYS[step.day]
  if (day === undefined) {
    yield* endPerformances(t)
    return 'end'
  }
  t.state.day = day
  yield* playDay(t, day)
  return { day: step.day + 1 }
}

function afterSetUp(state: TrickerionState, step: SetupStep, at: number): Step {
  if (at + 1 < turnsIn(step, state)) return { setUp: step, at: at + 1 }
  const next = SETUP_STEPS[SETUP_STEPS.indexOf(step) + 1]
  return next === undefined ? 'round' : { setUp: next, at: 0 }
}

function begin(t: TrickerionTable, phase: Phase): void {
  t.state.phase = phase
  tell(t, { kind: 'phase', phase, round: t.state.round })
}

/** TR-DICE-1, TR-DICE-8, TR-RND-2, TR-QUICK-12: dice, then the order, which stays that of the setup at first. */
function openRound(t: TrickerionTable): Step {
  const { state, content } = t
  const isFirst = state.phase === 'setup'
  tell(t, { kind: 'round', round: state.round, isLast: isLastRound(state, content) })
  begin(t, 'dice')
  tell(t, { kind: 'dice', seat: state.order[0] ?? 0, faces: rollAll(t) })
  if (!isFirst) {
    begin(t, 'order')
    setOrder(t)
  }
  begin(t, 'advertise')
  return { advertise: 0 }
}

/** TR-RND-4, TR-FIN-1. */
function* closeRound(t: TrickerionTable): Flow<Step | null> {
  const isLast = isLastRound(t.state, t.content)
  yield* endRound(t)
  if (!isLast) return 'round'
  begin(t, 'over')
  scoreAll(t)
  return null
}
