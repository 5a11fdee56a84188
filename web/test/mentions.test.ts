import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findingCards } from '../src/cards/mentions.ts'

const CARDS = [
  { id: 'card-kraken', title: 'Кракен', names: ['Кракен', 'Кракена'] },
  { id: 'card-young', title: 'Юный Кракен', names: ['Юный Кракен'] },
  { id: 'contract-bones', title: 'Кости', names: ['«Кости»'] },
  { id: 'odd', title: 'A+ (rare)', names: ['A+ (rare)'] },
  { id: 'hyphen', title: 'Йог-Сотот', names: ['Йог-Сотот'] },
]
const found = (text: string) =>
  findingCards(CARDS)(text).flatMap(({ text: name, card }) => (card ? [[name, card.id]] : []))

test('a text is cut where it names cards, and nothing of it is lost', () => {
  const pieces = findingCards(CARDS)('Ада находит Кракена, по контракту «Кости».')
  assert.equal(pieces.map(({ text }) => text).join(''), 'Ада находит Кракена, по контракту «Кости».')
  assert.deepEqual(
    pieces.map(({ card }) => card?.id ?? null),
    [null, 'card-kraken', null, 'contract-bones', null],
  )
})

test('only whole words are names, and the longest name counts', () => {
  assert.deepEqual(found('Кракеном, кракен, СуперКракен, Кости'), [])
  assert.deepEqual(found('Юный Кракен и Кракен'), [
    ['Юный Кракен', 'card-young'],
    ['Кракен', 'card-kraken'],
  ])
})

test('signs in a name stand for themselves', () => {
  assert.deepEqual(found('This is A+ (rare).'), [['A+ (rare)', 'odd']])
  assert.deepEqual(found('AA (rare)'), [])
  assert.deepEqual(found('Это Йог-Сотот!'), [['Йог-Сотот', 'hyphen']])
})

test('without cards a text stays whole', () => {
  assert.deepEqual(findingCards([])('Кракен'), [{ text: 'Кракен', card: null }])
})
