import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LANGUAGES } from '@curio/ui/language'
import { MAGORIA } from '../content/index.ts'
import { trickerionText } from '../text/index.ts'

const sentences = (language: 'ru' | 'en'): string[] => {
  const text = trickerionText(language, MAGORIA, [])
  return [
    ...MAGORIA.specials.map(({ id }) => text.specialEffect(id)),
    ...MAGORIA.prophecies.map(({ id }) => text.prophecyEffect(id)),
    ...MAGORIA.magicians.map(({ id }) => text.abilityEffect(id)),
    ...MAGORIA.tricks.flatMap(({ id }) => text.trickEnding(id) ?? []),
    ...MAGORIA.tricks.map(({ id }) => text.trick(id)),
    ...MAGORIA.performances.map(({ id }) => text.show(id)),
  ]
}

test('every card of Trickerion says what it does in a sentence of its language', () => {
  for (const language of LANGUAGES) {
    const said = sentences(language)
    assert.equal(said.length, 40 + 27 + 8 + 16 + 48 + 28)
    for (const sentence of said) {
      assert.match(sentence, /^[\p{Lu}\d“«+−].*\.$/u, sentence)
      assert.doesNotMatch(sentence, /undefined|NaN|\[object/, sentence)
      if (language === 'en') assert.doesNotMatch(sentence, /[а-яё]/i, sentence)
    }
  }
})

test('counted things agree with their numbers', () => {
  const text = trickerionText('ru', MAGORIA, [])
  assert.equal(text.names.amount({ fame: 1, coins: 2, shards: 5 }), '1 славу, 2 монеты и 5 осколков')
  assert.equal(text.names.amountAlone({ fame: 1, coins: 1 }), '1 слава и 1 монета')
  assert.equal(text.names.decks(['theater', 'marketRow', 'theater']), 'театр ×2 и рынок')
  assert.equal(text.names.amount({ fame: 0, coins: 0, shards: 0 }), 'ничего')
  assert.equal(trickerionText('en', MAGORIA, []).names.amount({ coins: 1, shards: 2 }), '1 coin and 2 shards')
})

test('TR-FIRST-4: a trick in words has what its card has', () => {
  const text = trickerionText('en', MAGORIA, [])
  assert.equal(
    text.trick('mind-reading'),
    'Mind Reading: Spiritual, level 1. Needs glass ×2; preparing costs 1 action point and gives 3 markers. Yields 1 shard.',
  )
})

test('an answer by a special assignment goes on after its colon in small letters', () => {
  const said = (language: 'ru' | 'en'): string => {
    const { names, words } = trickerionText(language, MAGORIA, [])
    return words.options.bySpecial(words.options.prepare(names.trick('levitation')))
  }
  assert.deepEqual(
    [said('ru'), said('en')],
    ['По особому поручению: подготовить номер «Левитация»', 'By special assignment: prepare “Levitation”'],
  )
})
