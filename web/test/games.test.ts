import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { GAMES as PLAYED } from '@curio/bots'
import { GAMES, gameName } from '../src/games.ts'
import { loadGame } from '../src/local/games.ts'
import { matchName } from '../src/match-name.ts'

test('every game that bots and server know is on the site, with its rules and a poster', async () => {
  assert.deepEqual(
    GAMES.map(({ id }) => id),
    PLAYED.map(({ id }) => id),
  )
  const posters = readFileSync(`${import.meta.dirname}/../src/shell/game-poster.tsx`, 'utf8')
  for (const { id, seats } of GAMES) {
    assert.deepEqual((await loadGame(id)).seats, seats)
    assert.match(posters, new RegExp(`@curio/${id}/poster`))
  }
})

test('a game is called by its name, and one that is not here by its id', () => {
  for (const { id, name } of GAMES) assert.equal(gameName(id, 'ru'), name.ru)
  assert.equal(gameName('chess', 'ru'), 'chess')
})

test('a match is called by its game and by what of it is played', () => {
  const venice = { edition: 'booklet', city: 'venice' }
  assert.equal(matchName({ game: 'route', options: venice }, 'ru'), 'Маршрут построен · Венеция, карты')
  assert.equal(matchName({ game: 'cryptids', options: {} }, 'ru'), gameName('cryptids', 'ru'))
  assert.equal(matchName({ game: 'chess', options: {} }, 'ru'), 'chess')
})
