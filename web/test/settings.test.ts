import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSettings } from '../src/store/settings.ts'

test('without anything kept the language is the one the browser asks for first, otherwise Russian', () => {
  assert.equal(readSettings(null, ['en-GB', 'ru']).language, 'en')
  assert.equal(readSettings(null, ['de', 'ru-RU', 'en']).language, 'ru')
  assert.equal(readSettings(null, ['de']).language, 'ru')
  assert.equal(readSettings(null, []).language, 'ru')
})

test('what was kept is taken', () => {
  const kept = {
    language: 'en',
    theme: 'dark',
    sound: false,
    volume: 0.25,
    speed: 0.5,
    palette: 'safe',
    confirm: 'never',
    name: 'Ada',
  }
  assert.deepEqual(readSettings(kept, []), kept)
})

test('what makes no sense is replaced, the rest stays', () => {
  const kept = {
    language: 'tlh',
    theme: 7,
    sound: 'loud',
    volume: 7,
    speed: 3,
    palette: null,
    confirm: [],
    name: 'x'.repeat(99),
  }
  const read = readSettings({ ...kept, extra: 1 }, [])
  assert.deepEqual(
    { ...read, name: read.name.length },
    {
      language: 'ru',
      theme: 'system',
      sound: true,
      volume: 0.6,
      speed: 1,
      palette: 'print',
      confirm: 'always',
      name: 40,
    },
  )
  assert.equal(readSettings('nonsense', []).theme, 'system')
})

test('a phone is silent until somebody asks for sound', () => {
  assert.equal(readSettings(null, [], true).sound, false)
  assert.equal(readSettings(null, [], false).sound, true)
  assert.equal(readSettings({ sound: true }, [], true).sound, true)
})
