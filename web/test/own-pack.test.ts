import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cryptids } from '@curio/cryptids'
import { type Game, Match } from '@curio/kernel'
import { edited } from '@curio/kernel/testing'
import { LIMITS, newMatchSchema } from '@curio/protocol'
import { route } from '@curio/route'
import { foundAt, LARGEST_FILE, readPack } from '../src/new-game/read-pack.ts'
import { packTerms } from '../src/online/tables.ts'
import { en } from '../src/words/en.ts'
import { ru } from '../src/words/ru.ts'

const CITY = route.packs.city

test('a file with content for Route can be brought, and the server takes it as it is', () => {
  const pack = edited(CITY, { 'map.blocks[5].star': 8, 'name.ru': 'Звёздный Аркхем' })
  const read = readPack(JSON.stringify(pack), route as Game)
  assert.ok(read.ok)
  assert.equal(read.own.name, 'city')
  assert.equal(read.own.title?.ru, 'Звёздный Аркхем')
  const packs = { [read.own.name]: read.own.pack }
  assert.ok(newMatchSchema.safeParse({ game: 'route', seats: ['me'], packs }).success)
  assert.ok(Match.create(route, { seats: 1, packs, seed: new Uint8Array(32) }).ok)
})

test('a file that Route cannot play is refused with the reason, place by place', () => {
  const fault = (text: string, game: Game = route as Game): unknown => {
    const read = readPack(text, game)
    return read.ok ? null : read.fault
  }
  assert.deepEqual(fault('Дорогой дневник'), { kind: 'unreadable' })
  assert.deepEqual(fault(JSON.stringify(CITY), cryptids as Game), { kind: 'game' })
  const wrong = edited(CITY, { 'map.roads[3].a': 'nowhere' })
  const read = readPack(JSON.stringify(wrong), route as Game)
  assert.ok(!read.ok && read.fault.kind === 'wrong')
  assert.deepEqual(
    read.fault.issues.map(({ path }) => path),
    ['map.roads[3].a'],
  )
  assert.deepEqual(fault('7'), { kind: 'wrong', issues: route.checkPack('city', 7), pack: 7 })
  const large = fault(JSON.stringify({ game: 'route', text: 'x'.repeat(250_000) }))
  assert.match(JSON.stringify(large), /a pack may have/)
})

test('what a file has at the place of an issue is told without the words of the check', () => {
  const pack = {
    name: { ru: 'Город' },
    map: { roads: [{ a: 'nowhere' }, { a: null }] },
    long: 'x'.repeat(99),
  }
  assert.deepEqual(foundAt(pack, 'map.roads[0].a'), { kind: 'value', text: '"nowhere"' })
  assert.deepEqual(foundAt(pack, 'map.roads[1].a'), { kind: 'value', text: 'null' })
  assert.deepEqual(foundAt(pack, 'map.roads[1].b'), { kind: 'nothing' })
  assert.deepEqual(foundAt(pack, 'map.roads[7]'), { kind: 'nothing' })
  assert.deepEqual(foundAt(pack, 'map.toString'), { kind: 'nothing' })
  assert.deepEqual(foundAt(pack, 'map.roads'), { kind: 'list', count: 2 })
  assert.deepEqual(foundAt(pack, '.'), { kind: 'members' })
  assert.deepEqual(foundAt(pack, 'long'), { kind: 'value', text: `"${'x'.repeat(39)}…` })
  assert.equal(foundAt(pack, 'map.nowhere.at.all'), null)
  assert.equal(ru.create.packFound.list(2), 'в файле: список, 2 значения')
})

test('the largest file still fits into the request for a table', () => {
  const rest = {
    game: 'x'.repeat(40),
    options: { text: 'x'.repeat(10_000) },
    seats: Array(16).fill('normal'),
  }
  assert.ok(JSON.stringify(rest).length + LARGEST_FILE < LIMITS.newMatch)
})

test('whoever thinks of sitting down reads what was brought, and nothing of what comes with the game', () => {
  const line = { name: 'city', hash: '', file: '' }
  const title = { ru: 'Звёздный Аркхем', en: 'Starry Arkham' }
  const packs = [
    { ...line, title, brought: true },
    { ...line, title: null, brought: true },
    { ...line, title: { en: 'Arkham' }, brought: false },
  ]
  assert.deepEqual(packTerms({ packs }, 'en', en), [
    ['Content', 'Starry Arkham (brought by whoever made the table)'],
    ['Content', 'untitled (brought by whoever made the table)'],
  ])
  assert.equal(packTerms({ packs }, 'ru', ru)[0]?.[1], 'Звёздный Аркхем (принёс хозяин стола)')
})
