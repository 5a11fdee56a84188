import type { Flow } from '@curio/kernel'
import type { Ability } from '../content/ability.ts'
import { actOf, write } from './acts.ts'
import { collect, evidenceOnMap } from './collect.ts'
import { cardOf } from './content.ts'
import { gainCoins, gainExperience, gainFromBag, gainRumours, hasFreeSlot } from './evidence.ts'
import { followSteps, helperSteps } from './initiative.ts'
import { tradeFreely } from './market.ts'
import { go, placeIn } from './movement.ts'
import { canRefresh, refresh, settle } from './refresh.ts'
import { learn, learnable, restoreFree } from './skills.ts'
import { type CryptidsTable, choose, playerOf } from './table.ts'
import { placeExtraTerrain } from './terrain.ts'

/** CR-ABIL-2: what a card does at a moment of the game, for the seat that found, failed or relocated. */
export function* applyAbility(
  t: CryptidsTable,
  seat: number,
  card: string,
  trigger: 'onFound' | 'onFailed' | 'onRelocated',
): Flow {
  const { ability } = cardOf(t.content, card).entry
  if (ability?.trigger !== trigger) return
  t.state.ability = card
  yield* apply(t, seat, ability)
  t.state.ability = null
}

/** CR-GEN-8: gains come by themselves; whatever moves, trades, refreshes, learns or restores may be declined. */
function* apply(t: CryptidsTable, seat: number, ability: Ability): Flow {
  switch (ability.effect) {
    case 'coins':
      return gainCoins(t, seat, ability.n, 'ability')
    case 'exp':
      return gainExperience(t, seat, ability.n, 'ability')
    case 'rumour':
      return gainRumours(t, seat, ability.n, 'ability')
    case 'evidenceBag':
      return gainFromBag(t, seat, ability.n, 'ability')
    case 'collectAny':
      return yield* collectAnywhere(t, seat, ability.n)
    case 'restore':
      return yield* restoreFree(t, seat, ability.n)
    case 'helperMove':
      return yield* moveHelperFreely(t, seat, ability.n)
    case 'travel':
      return yield* travel(t, seat)
    case 'refresh':
      return yield* refreshFreely(t, seat)
    case 'marketTrade':
      return yield* tradeFreely(t, seat)
    case 'discountSkill':
      return yield* learnCheaper(t, seat, ability.n)
    case 'terrainExtra':
      return yield* placeExtraTerrain(t, seat, ability.n)
    // Everything else is told by the rule it changes: losing evidence, requests, placing tiles, scoring.
    default:
      return
  }
}

function* collectAnywhere(t: CryptidsTable, seat: number, most: number): Flow {
  const { state, content } = t
  for (let left = most; left > 0; left--) {
    if (state.map.length === 0 || !hasFreeSlot(playerOf(state, seat), content)) return
    const answer = yield* choose(t, seat, 'ability.collect', () => [
      ...evidenceOnMap(state, content, () => true).map(write.collectAnywhere),
      write.decline(),
    ])
    const act = actOf('ability.collect', answer)
    if (act.type === 'decline') return
    collect(t, seat, act.at, act.face, 'ability')
    yield* settle(t, seat)
  }
}

function* moveHelperFreely(t: CryptidsTable, seat: number, most: number): Flow {
  const answer = yield* choose(t, seat, 'ability.helper', () => [
    ...helperSteps(t.state, t.content, seat, most),
    write.noSteps(),
  ])
  const act = actOf('ability.helper', answer)
  if (act.type === 'steps') followSteps(t, seat, act, 'ability')
}

function* travel(t: CryptidsTable, seat: number): Flow {
  const from = placeIn(playerOf(t.state, seat))
  const answer = yield* choose(t, seat, 'ability.travel', () => [
    ...[...t.content.places.keys()].filter((place) => place !== from).map((to) => write.travel({ to })),
    write.decline(),
  ])
  const act = actOf('ability.travel', answer)
  if (act.type === 'travel') go(t, seat, act.to, 'ability')
}

/** CR-ABIL-5. */
function* refreshFreely(t: CryptidsTable, seat: number): Flow {
  if (!canRefresh(t.state, t.content)) return
  const answer = yield* choose(t, seat, 'ability.refresh', () => [write.refreshNow(), write.decline()])
  if (actOf('ability.refresh', answer).type === 'refreshNow') yield* refresh(t, seat, 'ability')
}

function* learnCheaper(t: CryptidsTable, seat: number, discount: number): Flow {
  if (learnable(t.state, t.content, seat, discount).length === 0) return
  const answer = yield* choose(t, seat, 'ability.skill', () => [
    ...learnable(t.state, t.content, seat, discount).map((skill) => write.learnCheaper({ skill })),
    write.decline(),
  ])
  const act = actOf('ability.skill', answer)
  if (act.type === 'learnCheaper') learn(t, seat, act.skill, discount)
}
