import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MAGORIA } from '../content/index.ts'
import { abilityEffectOf } from '../effects/abilities/index.ts'
import type { Means } from '../effects/effect.ts'
import { endingEffectOf } from '../effects/endings/index.ts'
import { prophecyEffectOf } from '../effects/prophecies/index.ts'
import { specialEffectOf } from '../effects/specials/index.ts'
import { TestGame } from './support/table.ts'

/** A player with one Apprentice and an Engineer, 10 coins and 1 shard, in the second of seven rounds. */
function means(change: (game: TestGame) => TestGame = (game) => game): Means {
  const game = change(new TestGame().team(0, 'apprentice1', 'engineer'))
  return {
    player: game.player(),
    rounds: 6,
    coins: (n) => n / 2,
    shards: (n) => n,
    points: (n) => 0.8 * n,
  }
}

test('a special assignment is worth something to whoever holds it, and no more than a good show', () => {
  for (const { id, power } of MAGORIA.specials) {
    const worth = specialEffectOf(power).worth(power, means())
    assert.ok(worth >= 0.5 && worth <= 9, `${id}: ${worth}`)
  }
})

test('larger numbers on a special assignment are worth more, larger prices less', () => {
  const worthOf = (power: Parameters<typeof specialEffectOf>[0]): number =>
    specialEffectOf(power).worth(power, means())
  assert.ok(worthOf({ effect: 'linkTimes', times: 3 }) > worthOf({ effect: 'linkTimes', times: 2 }))
  assert.ok(worthOf({ effect: 'swapCards', coins: 3 }) > worthOf({ effect: 'swapCards', coins: 1 }))
  assert.ok(worthOf({ effect: 'fiasco', fame: 2 }) > worthOf({ effect: 'fiasco', fame: 1 }))
  assert.ok(worthOf({ effect: 'premiere', times: 3 }) > worthOf({ effect: 'premiere', times: 2 }))
  assert.ok(worthOf({ effect: 'extraMarkers', n: 2 }) > worthOf({ effect: 'extraMarkers', n: 1 }))
  assert.ok(worthOf({ effect: 'anyDie', apLess: 2 }) > worthOf({ effect: 'anyDie', apLess: 1 }))
  assert.ok(worthOf({ effect: 'rollAgain', apLess: 2 }) > worthOf({ effect: 'rollAgain', apLess: 1 }))
  assert.ok(worthOf({ effect: 'strongEnhance', ap: 4 }) > worthOf({ effect: 'strongEnhance', ap: 3 }))
  assert.ok(worthOf({ effect: 'fameFromDie', less: 0 }) > worthOf({ effect: 'fameFromDie', less: 1 }))
  assert.ok(worthOf({ effect: 'fameForPrice', less: 0 }) > worthOf({ effect: 'fameForPrice', less: 1 }))
  assert.ok(worthOf({ effect: 'payFame', less: 2 }) > worthOf({ effect: 'payFame', less: 1 }))
  assert.ok(worthOf({ effect: 'buyOwnKinds', less: 2 }) > worthOf({ effect: 'buyOwnKinds', less: 1 }))
  assert.ok(worthOf({ effect: 'buyNow', tokens: 4 }) > worthOf({ effect: 'buyNow', tokens: 3 }))
  const recruited = (coins: number): number => worthOf({ effect: 'secondApprentice', coins })
  assert.ok(recruited(1) > recruited(3))
  const bartered = (shards: number, worth: number): number => worthOf({ effect: 'payShards', shards, worth })
  assert.ok(bartered(1, 5) > bartered(1, 4) && bartered(1, 4) > bartered(2, 4))
  const enhanced = (shards: number, fame: number, coins: number): number =>
    worthOf({ effect: 'permanentYield', shards, fame, coins })
  assert.ok(enhanced(1, 2, 1) > enhanced(1, 1, 1) && enhanced(1, 1, 2) > enhanced(1, 1, 1))
  assert.ok(enhanced(1, 1, 1) > enhanced(2, 1, 1))
  const burnt = (tokens: number, fame: number, coins: number): number =>
    worthOf({ effect: 'burnParts', tokens, markers: 1, fame, coins })
  assert.ok(
    burnt(3, 1, 1) > burnt(2, 1, 1) && burnt(3, 2, 1) > burnt(3, 1, 1) && burnt(3, 1, 2) > burnt(3, 1, 1),
  )
})

test('a prophecy is worth to a player what it brings this player', () => {
  const worthOf = (power: Parameters<typeof prophecyEffectOf>[0], to: Means = means()): number =>
    prophecyEffectOf(power).worth(power, to)
  const team = means((game) => game.team(0, 'manager', 'apprentice2'))
  assert.ok(worthOf({ effect: 'baseAp', ap: 1 }, team) < worthOf({ effect: 'baseAp', ap: 1 }))
  const poster = { effect: 'posterAp', character: 'apprentice', ap: 1 } as const
  assert.ok(worthOf(poster, team) > worthOf(poster) && worthOf(poster) > 0)
  const rich = means((game) => game.has(0, { shards: 3 }))
  const poor = means((game) => game.has(0, { shards: 0 }))
  assert.ok(worthOf({ effect: 'enhanceAp', ap: 2 }, rich) > worthOf({ effect: 'enhanceAp', ap: 2 }))
  assert.equal(worthOf({ effect: 'enhanceAp', ap: 2 }, poor), 0)
  const backstage = { effect: 'enhanceIn', location: 'theater' } as const
  assert.ok(worthOf(backstage) > 0 && worthOf(backstage, poor) === 0)
  assert.ok(
    worthOf({ effect: 'withShards', shards: 0, fame: 2 }) >
      worthOf({ effect: 'withShards', shards: 1, fame: 0 }),
  )
  assert.ok(worthOf({ effect: 'slotPrice', modifier: 2, coins: 3 }) < 0)
  const day = (fame: number): number =>
    worthOf({ effect: 'dayModifier', days: ['friday'], fame, coins: fame })
  assert.ok(day(1) > 0 && day(-1) < 0 && day(0) === 0)
  assert.ok(worthOf({ effect: 'performerTimes', times: 2 }) > worthOf({ effect: 'bankTimes', times: 2 }))
  assert.ok(worthOf({ effect: 'coinsAsFame' }) > 0)
})

test("an ability is worth more the more rounds are left, and the Gentleman's by tricks", () => {
  const later = { ...means(), rounds: 2 }
  for (const { id, ability } of MAGORIA.magicians) {
    const { worth } = abilityEffectOf(ability.power)
    const knowing = means((game) => game.knows(0, 'linking-rings'))
    assert.ok(worth(ability.power, knowing) > worth(ability.power, later), id)
  }
})

test('an end bonus is worth what the player has towards it', () => {
  const worthOf = (id: string, to: Means): number => {
    const end = MAGORIA.tricks.find((trick) => trick.id === id)?.end
    if (!end) throw new Error(`${id} has no end bonus`)
    return endingEffectOf(end).worth(end, to)
  }
  const bare = means()
  const better: Readonly<Record<string, (game: TestGame) => TestGame>> = {
    'beast-within': (game) => game.knows(0, 'linking-rings').knows(0, 'levitation'),
    mutilation: (game) => game.team(0, 'manager'),
    'vanishing-elephant': (game) => game.team(0, 'manager'),
    hellhound: (game) => game.holds(0, 'SA-DT-1'),
    seance: (game) => game.team(0, 'apprentice2'),
    'horror-saws': (game) => game.has(0, { shards: 5 }),
    metamorphosis: (game) => game.has(0, { coins: 20 }),
  }
  for (const [id, change] of Object.entries(better)) {
    assert.ok(worthOf(id, means(change)) > worthOf(id, bare), id)
  }
  for (const { id, end } of MAGORIA.tricks) if (end) assert.ok(worthOf(id, bare) > 0, id)
})
