import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MAGORIA } from '../content/index.ts'
import { abilityEffectOf } from '../effects/abilities/index.ts'
import type { Wording } from '../effects/effect.ts'
import { endingEffectOf } from '../effects/endings/index.ts'
import { prophecyEffectOf } from '../effects/prophecies/index.ts'
import { specialEffectOf } from '../effects/specials/index.ts'

/** Names stand for themselves, and a thing after its number. */
const wording: Wording = {
  counted: (n, what) => `${n} <${what}>`,
  signed: (n, what) => `${n < 0 ? '−' : '+'}${Math.abs(n)} <${what}>`,
  school: (school) => `<${school}>`,
  tier: (tier) => `<${tier}>`,
  action: (action) => `<${action}>`,
  day: (day) => `<${day}>`,
  location: (location) => `<${location}>`,
  specialist: (specialist) => `<${specialist}>`,
  characters: (kind) => `<${kind}>`,
  list: (names) => names.join(', '),
}

interface Said {
  readonly id: string
  readonly power: object
  readonly ru: string
  readonly en: string
}

const allSaid = (): readonly Said[] => [
  ...MAGORIA.specials.map(({ id, power }) => {
    const { ru, en } = specialEffectOf(power).words
    return { id, power, ru: ru(power, wording), en: en(power, wording) }
  }),
  ...MAGORIA.prophecies.map(({ id, power }) => {
    const { ru, en } = prophecyEffectOf(power).words
    return { id, power, ru: ru(power, wording), en: en(power, wording) }
  }),
  ...MAGORIA.magicians.map(({ id, ability: { power } }) => {
    const { ru, en } = abilityEffectOf(power).words
    return { id, power, ru: ru(power, wording), en: en(power, wording) }
  }),
  ...MAGORIA.tricks.flatMap(({ id, end }) => {
    if (!end) return []
    const { ru, en } = endingEffectOf(end).words
    return [{ id, power: end, ru: ru(end, wording), en: en(end, wording) }]
  }),
]

test('every power says what it does in Russian and in English', () => {
  const all = allSaid()
  assert.equal(all.length, 40 + 27 + 8 + 16)
  for (const { id, ru, en } of all) {
    assert.match(ru, /[а-яё]{3}/i, id)
    assert.match(en, /[a-z]{3}/i, id)
    assert.doesNotMatch(en, /[а-яё]/i, id)
    assert.doesNotMatch(ru.replaceAll(/<\w+>|\bX\b/g, ''), /[a-z]/i, id)
  }
})

test('every number and every name of a power is in its words', () => {
  for (const { id, power, ru, en } of allSaid()) {
    for (const [member, value] of Object.entries(power)) {
      if (member === 'effect' || value === 0) continue
      const parts = Array.isArray(value) ? value : [value]
      for (const part of parts) {
        const sign = typeof part === 'number' ? String(Math.abs(part)) : `<${part}>`
        for (const said of [ru, en]) assert.ok(said.includes(sign), `${id}: ${member} ${part} in "${said}"`)
      }
    }
  }
})

test('no two powers say the same', () => {
  const all = allSaid()
  const different = new Set(all.map(({ ru }) => ru))
  const powers = new Set(all.map(({ power }) => JSON.stringify(power)))
  assert.equal(different.size, powers.size)
})

test('what is counted has a name, and what is nothing is not counted', () => {
  for (const { id, ru, en } of allSaid()) {
    for (const said of [ru, en]) {
      assert.doesNotMatch(said, /<>/, id)
      assert.doesNotMatch(said, /(^|[^\d])0 </, id)
    }
  }
})

test('what is lost has a minus in its words, what is won none', () => {
  const words = new Map(allSaid().map(({ id, ru, en }) => [id, [ru, en]]))
  const signs = (id: string, sign: string): boolean[] =>
    (words.get(id) ?? []).map((said) => said.includes(sign))
  assert.deepEqual(
    [signs('PR-11', '−1'), signs('red-lotus', '−1')],
    [
      [true, true],
      [true, true],
    ],
  )
  assert.deepEqual(
    [signs('PR-22', '−'), signs('PR-16', '<fame>')],
    [
      [false, false],
      [false, false],
    ],
  )
})
