import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HELP, isWanted, readArguments } from '../shots/arguments.ts'

test('pictures: the help explains every flag', () => {
  assert.equal(readArguments(['--only', 'home', '--help']), null)
  for (const flag of ['only', 'theme', 'lang', 'size', 'site', 'out', 'help'])
    assert.match(HELP, new RegExp(`^  --${flag} `, 'm'))
})

test('pictures: without flags every size, theme and language is taken, with flags one', () => {
  const all = readArguments([])
  assert.deepEqual(all?.sizes, ['desktop', 'wide', 'tablet', 'phone'])
  assert.deepEqual([all?.themes.length, all?.languages.length], [2, 2])
  const one = readArguments(['--size', 'tablet', '--theme', 'dark', '--lang', 'en'])
  assert.deepEqual([one?.sizes, one?.themes, one?.languages], [['tablet'], ['dark'], ['en']])
  assert.throws(() => readArguments(['--size', 'watch']), /"watch" is not one of desktop, wide/)
})

test('pictures: parts of names choose, and no part chooses everything', () => {
  const some = readArguments(['--only', 'home', '--only', 'rules'])
  const all = readArguments([])
  assert.ok(some && all)
  assert.deepEqual(
    ['home-empty', 'rules', 'about'].map((name) => isWanted(some, name)),
    [true, true, false],
  )
  assert.ok(isWanted(all, 'about'))
})
