import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Ask, checkSetup, fastChance, type Game, type Json, Run } from '@curio/kernel'
import { anyCandidate } from '@curio/kernel/testing'
import type { CryptidsReason } from '../bot/reason.ts'
import { cryptidsAdvice } from '../bot.ts'
import { EUROPE } from '../content/index.ts'
import { cryptids } from '../index.ts'
import { actOf, DIE, write } from '../rules/acts.ts'
import type { CryptidsContent } from '../rules/content.ts'
import type { CryptidsState, Player, Slot } from '../rules/state.ts'
import { reasonText } from '../text/advice.ts'
import { cryptidsText } from '../text/index.ts'

type CryptidsRun = Run<CryptidsState, CryptidsContent>

const SETUP = checkSetup(cryptids as Game, 2, { seating: [0, 1] }, {})

/** The first turn of the first seat, whose only bid lies on a card that needs two sorts of evidence. */
function firstTurn(): { run: CryptidsRun; ask: Ask<unknown>; slot: Slot; player: Player } {
  assert.ok(SETUP.ok)
  const run: CryptidsRun = new Run(cryptids, SETUP.value, cryptids.rules, fastChance(4))
  const chance = fastChance(4)
  for (;;) {
    const [ask] = run.questions
    assert.ok(ask)
    if (ask.kind === 'turn' && ask.seat === 0) {
      const slot = run.state.display.find((each) => each && new Set(each.evidence).size === 2)
      const player = run.state.players[0]
      assert.ok(slot?.location && player)
      for (const each of run.state.display) if (each) each.bids = each.bids.filter((seat) => seat !== 0)
      slot.bids = [0]
      player.evidence = []
      return { run, ask, slot, player }
    }
    run.answer(ask, anyCandidate(ask, chance))
  }
}

const tokenOfType = ({ content }: CryptidsRun, type: string | undefined): string =>
  [...content.tokens.values()].find((token) => token.face === type)?.id ?? assert.fail(`no ${type}`)

function reasonOf({ state, content }: CryptidsRun, ask: Ask<unknown>, answer: Json): CryptidsReason | null {
  const reason = cryptidsAdvice.reason?.(state, 0, ask.kind, answer, ask.candidates(), content) ?? null
  return reason as CryptidsReason | null
}

test('collecting is for the card that lacks the least, and says when it is the last evidence', () => {
  const { run, ask, slot, player } = firstTurn()
  const [first, second] = slot.evidence
  assert.ok(first && first !== '?' && player.place !== null)
  const collect = write.collect({ at: player.place, face: first, by: 'action' })
  assert.deepEqual(reasonOf(run, ask, collect), { why: 'evidence', card: slot.card, missing: 1 })
  player.evidence = [tokenOfType(run, second)]
  assert.deepEqual(reasonOf(run, ask, collect), { why: 'evidence', card: slot.card, missing: 0 })
})

test('a journey to a card whose evidence is complete is for tracking it', () => {
  const { run, ask, slot, player } = firstTurn()
  player.evidence = slot.evidence.map((type) => tokenOfType(run, type))
  const to = slot.location ?? ''
  player.place = [...run.content.places.keys()].find((place) => place !== to) ?? ''
  assert.deepEqual(reasonOf(run, ask, write.fly({ to })), {
    why: 'toTrack',
    at: to,
    card: slot.card,
    isThere: true,
  })
})

test('a city to start from names the cards that it is good for', () => {
  assert.ok(SETUP.ok)
  const run: CryptidsRun = new Run(cryptids, SETUP.value, cryptids.rules, fastChance(4))
  const [ask] = run.questions
  assert.ok(ask?.kind === 'setup.city')
  const displayed = run.state.display.map((slot) => slot?.card)
  const named = ask.candidates().map((city) => {
    const reason = reasonOf(run, ask, city)
    assert.ok(reason?.why === 'near' && reason.cards.length === 2)
    assert.ok(reason.cards.every((card) => displayed.includes(card)))
    return reason.cards.join()
  })
  assert.ok(new Set(named).size > 1, 'not the same from everywhere')
})

test('an attempt says how many dice it takes', () => {
  const { run, ask, slot, player } = firstTurn()
  player.place = slot.location
  player.evidence = [tokenOfType(run, slot.evidence[0])]
  const tracks = ask.candidates().filter((option) => {
    const act = actOf('turn', option)
    return act.type === 'track' && act.card === slot.card && act.cover.includes(DIE)
  })
  assert.ok(tracks.length > 0)
  for (const track of tracks)
    assert.deepEqual(reasonOf(run, ask, track), { why: 'found', card: slot.card, dice: 1 })
})

test('a pointless swap has no weight, and neither has a flight after walking with the action left', () => {
  const { run, ask, player } = firstTurn()
  const { state, content } = run
  player.evidence = [tokenOfType(run, 'R')]
  const helper = ['end', write.swap({ face: 'R', slot: 0 }), write.swap({ face: 'R', slot: 1 })]
  state.market[0] = [...content.tokens.values()].filter(({ face }) => face === 'R')[1]?.id ?? ''
  state.market[1] = tokenOfType(run, 'V')
  const [end = 0, same, other = 0] =
    cryptidsAdvice.priors(state, 0, 'helper', helper, content) ?? assert.fail('no opinion')
  assert.equal(same, 0)
  assert.ok(end > 0 && other > 0)
  const flights = (): number[] => {
    const options = ask.candidates()
    const weights = cryptidsAdvice.priors(state, 0, 'turn', options, content) ?? []
    return weights.filter((_, index) => actOf('turn', options[index] ?? null).type === 'fly')
  }
  assert.ok(flights().some((weight) => weight > 0))
  player.movement = 'used'
  assert.ok(flights().length > 0)
  for (const weight of flights()) assert.equal(weight, 0)
})

test('every reason of whole games can be said in both languages', () => {
  assert.ok(SETUP.ok)
  const texts = (['ru', 'en'] as const).map((language) => cryptidsText(language, EUROPE, ['Ann', 'Bob']))
  const told = new Set<string>()
  const run: CryptidsRun = new Run(cryptids, SETUP.value, cryptids.rules, fastChance(8))
  while (!run.over) {
    const [ask] = run.questions
    assert.ok(ask)
    const { state, content } = run
    const options = ask.candidates()
    const weights = cryptidsAdvice.priors(state, ask.seat, ask.kind, options, content) ?? []
    const best = options[weights.indexOf(Math.max(...weights))] ?? options[0] ?? null
    const reason = cryptidsAdvice.reason?.(
      state,
      ask.seat,
      ask.kind,
      best,
      options,
      content,
    ) as CryptidsReason | null
    if (reason) {
      told.add(reason.why)
      for (const { names } of texts) assert.doesNotMatch(reasonText(reason, names), /undefined|NaN|null/)
    }
    run.answer(ask, best)
  }
  for (const why of ['near', 'evidence', 'toCollect', 'toTrack', 'found', 'relocated', 'ahead'])
    assert.ok(told.has(why), why)
})
