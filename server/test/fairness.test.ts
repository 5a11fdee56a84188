import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Shares } from '../src/bots/shares.ts'
import type { Thinker } from '../src/bots/thinker.ts'
import { Visitor } from './support/client.ts'
import { serve } from './support/stand.ts'
import { quickThinker } from './support/thinkers.ts'

/** A thinker that decides when it is told to, and remembers for which match it was asked. */
function obedientThinker() {
  const waiting: { readonly commitment: string; readonly go: () => void }[] = []
  const thinker: Thinker = {
    ...quickThinker,
    async decide(position, level) {
      await new Promise<void>((go) => waiting.push({ commitment: position.header.commitment, go }))
      return quickThinker.decide(position, level)
    },
  }
  return { thinker, waiting }
}

test('an address with sixty tables of bots makes an honest player wait for one decision, not for sixty', async (t) => {
  const { thinker, waiting } = obedientThinker()
  const { address } = await serve(t, { botWorkers: 1, trustProxy: true }, { thinker })
  /** A table at which a bot has to move and a person looks on. */
  const sit = async (guest: Visitor): Promise<string> => {
    const match = await guest.createMatch({ seats: ['hard', 'me'], options: { first: 0 } })
    const place = await guest.sit(match, 1)
    return place.table?.commitment ?? ''
  }
  const attacker = await Visitor.come(address, '10.0.0.66')
  for (let table = 0; table < 60; table++) await sit(attacker)
  const honest = await sit(await Visitor.come(address, '10.0.0.1'))
  const order: string[] = []
  while (order.length < 4) {
    const next = waiting.shift()
    if (next === undefined) await new Promise((resolve) => setTimeout(resolve, 5))
    else {
      order.push(next.commitment)
      next.go()
    }
  }
  assert.ok(
    order.indexOf(honest) === 1,
    `the honest table was decided for as number ${order.indexOf(honest)}`,
  )
})

test('shares: whoever has had least comes first, and a newcomer saves nothing up', () => {
  const shares = new Shares()
  const [many, one, late] = [
    ['a', 'a1'],
    ['b', 'b1'],
    ['c', 'c1'],
  ] as const
  assert.equal(shares.first([many, one]), 0)
  shares.spend(many, 100)
  assert.equal(shares.first([many, one]), 1)
  shares.spend(one, 60)
  assert.equal(shares.first([many, one]), 1)
  shares.spend(one, 60)
  assert.equal(shares.first([many, one]), 0)
  // It begins just ahead of the one who has had least, not with nothing.
  assert.equal(shares.first([one, late]), 1)
  shares.spend(late, 30)
  assert.equal(shares.first([late, one]), 1)
})

test('shares: within an address the tables take turns', () => {
  const shares = new Shares()
  const [first, second] = [
    ['a', 'a1'],
    ['a', 'a2'],
  ] as const
  shares.first([first, second])
  shares.spend(first, 10)
  assert.equal(shares.first([first, second]), 1)
  shares.spend(second, 20)
  assert.equal(shares.first([first, second]), 0)
})
