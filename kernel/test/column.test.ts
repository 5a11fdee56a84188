import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Column } from '../src/column.ts'

/** Around the largest numbers of one, two and four bytes. */
const EDGES = [0, 1, 254, 255, 256, 65_534, 65_535, 65_536, 2 ** 32 - 2, 2 ** 32 - 1]

function columnOf(numbers: readonly number[]): Column {
  const column = new Column()
  for (const number of numbers) column.push(number)
  return column
}

test('a column gives back what was pushed, however large it is and whatever comes after it', () => {
  for (const larger of EDGES) {
    const numbers = [7, larger, 3, ...EDGES, 5]
    const column = columnOf(numbers)
    assert.equal(column.length, numbers.length)
    assert.deepEqual(column.slice(0, numbers.length), numbers)
    assert.equal(column.at(1), larger)
  }
})

test('a column grows while its numbers become larger', () => {
  const numbers = Array.from({ length: 2_000 }, (_, index) => index * index)
  assert.deepEqual(columnOf(numbers).slice(0, 2_000), numbers)
  const lateLarge = [...new Array<number>(16).fill(9), 70_000, 1]
  assert.deepEqual(columnOf(lateLarge).slice(0, 18), lateLarge)
})

test('a column that was cut goes on from there', () => {
  const column = columnOf([1, 300, 70_000, 4])
  column.truncate(2)
  column.push(8)
  column.truncate(9)
  assert.deepEqual([column.length, column.slice(-1, 9)], [3, [1, 300, 8]])
})
