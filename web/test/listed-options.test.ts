import assert from 'node:assert/strict'
import { test } from 'node:test'
import { optionsOf, type Question } from '@curio/kernel'
import type { TableState } from '@curio/ui'
import { type ListedQuestion, listedQuestions } from '../src/table/panels/listed-options.ts'

const strike: Question = { id: '4', seat: 1, kind: 'strike', form: 'choose', options: ['light', 'heavy'] }
const drink: Question = { id: '2', seat: 1, kind: 'drink', form: 'choose', options: ['sip', 'gulp'] }
const heat: Question = { id: '3', seat: 1, kind: 'heat', form: 'choose', options: ['coal'] }

const ui = {
  option: (_table: TableState, { kind }: Question, option: unknown) => ({
    text: `${kind}: ${option}`,
    group: kind,
    highlight: null,
  }),
}

function tableWith(awaited: readonly number[], questions: readonly Question[]): TableState {
  const common = { game: 'g', options: {}, seats: [], view: {}, outcome: null, told: [], packs: {} }
  return { ...common, viewer: 1, awaited, questions }
}

const listed = (table: TableState, search = ''): readonly ListedQuestion[] =>
  listedQuestions(ui, table, 'en', search)

const outline = (questions: readonly ListedQuestion[]): unknown =>
  questions.map(({ question, isOffer, options }) => [
    question.kind,
    isOffer ? 'may' : 'must',
    options.map(({ place }) => place),
  ])

test('what must be answered is listed first, then what else may be done; digits count through', () => {
  assert.deepEqual(outline(listed(tableWith([0, 1], [strike, drink, heat]))), [
    ['strike', 'must', [0, 1]],
    ['drink', 'may', [2, 3]],
    ['heat', 'may', [4]],
  ])
})

test('whoever is not awaited must answer nothing, but may still do what is offered', () => {
  assert.deepEqual(outline(listed(tableWith([0], [drink, heat]))), [
    ['drink', 'may', [0, 1]],
    ['heat', 'may', [2]],
  ])
})

test('a search finds what is spelled with ё by е', () => {
  const rope: Question = { id: '5', seat: 1, kind: 'buy', form: 'choose', options: ['верёвка', 'дерево'] }
  assert.deepEqual(
    listed(tableWith([1], [rope]), 'Веревка')[0]?.options.map(({ option }) => option),
    ['верёвка'],
  )
})

test('a search goes through everything, and says how many there would be', () => {
  const found = listed(tableWith([1], [strike, drink]), ' GULP ')
  assert.deepEqual(outline(found), [
    ['strike', 'must', []],
    ['drink', 'may', [0]],
  ])
  assert.deepEqual(
    found.map(({ count }) => count),
    [2, 2],
  )
})

test('of very many options the first are listed, and the others counted', () => {
  const many: Question = { ...strike, options: Array.from({ length: 75 }, (_, index) => index) }
  const [most, few] = listed(tableWith([1], [many, drink]))
  assert.deepEqual([most?.options.length, most?.left], [60, 15])
  assert.equal(few?.options[0]?.place, 60)
  assert.equal(few?.options.length, optionsOf(drink).length)
})
