import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { checkNamedPack, PACKS } from '../content/index.ts'
import { SECRET_BOX, unlockedCards } from '../content/secret-box.ts'

const folder = join(import.meta.dirname, '..')

/** What the Guide has too can be named, only not as something secret. */
const OWN = SECRET_BOX.cards.filter(({ number }) => ![8, 10].includes(number))

/** All files of the game that come along with one of them. */
function loadedWith(entry: string): ReadonlySet<string> {
  const loaded = new Set([join(folder, entry)])
  for (const file of loaded) {
    if (!/\.tsx?$/.test(file)) continue
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g))
      loaded.add(join(dirname(file), path))
  }
  return loaded
}

test('RT-ACH-16: nothing that a browser loads brings a secret card along', () => {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const entries: string[] = Object.values(exports)
  const forBrowsers = entries.filter((entry) => /\.tsx?$/.test(entry) && entry !== exports['./secret-box'])
  assert.ok(forBrowsers.includes('./index.ts') && forBrowsers.includes('./ui/index.tsx'))
  for (const entry of forBrowsers) {
    const loaded = loadedWith(entry)
    assert.ok(!loaded.has(join(folder, 'content/secret-box.json')), entry)
  }
  assert.ok(loadedWith('index.ts').has(join(folder, 'content/venice.json')))
  assert.ok(loadedWith('content/secret-box.ts').has(join(folder, 'content/secret-box.json')))
})

test('RT-ACH-16: no text of a browser names a card that only the secret box has', () => {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const entries = Object.values<string>(exports).filter((entry) => entry !== exports['./secret-box'])
  const files = new Set(entries.flatMap((entry) => [...loadedWith(entry)]))
  const told = [...files]
    .filter((file) => /\.(tsx?|json|md|css)$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
  assert.ok(told.length > 200)
  for (const { id, name } of OWN)
    for (const text of told) for (const each of [id, name.ru, name.en]) assert.ok(!text.includes(each), each)
})

test('RT-ACH-16: no built-in pack names a card that only the secret box has', () => {
  const told = JSON.stringify(Object.values(PACKS))
  assert.equal(OWN.length, 8)
  for (const { id, name } of OWN)
    assert.ok(![id, name.ru, name.en].some((each) => told.includes(JSON.stringify(each))), id)
})

test('RT-ACH-15: five tasks, a yellow and a red event, two effects and an Ancient', () => {
  const kinds = SECRET_BOX.cards.map((card) => [card.number, card.kind, card.kind === 'task' ? '' : card.id])
  assert.deepEqual(kinds, [
    [1, 'task', ''],
    [2, 'task', ''],
    [3, 'task', ''],
    [4, 'task', ''],
    [5, 'task', ''],
    [6, 'event', 'EV_FESTIVAL'],
    [7, 'event', 'EV_TRAFFIC_JAM'],
    [8, 'effect', 'FX_T_JUNCTION'],
    [9, 'effect', 'FX_TUNING'],
    [10, 'ancient', 'SHUB_NIGGURATH'],
  ])
  assert.deepEqual(
    SECRET_BOX.cards.flatMap((card) => (card.kind === 'event' ? card.colour : [])),
    ['yellow', 'red'],
  )
})

test('RT-ACH-16: a match gets the cards that are unlocked and nothing of the others', () => {
  const pack = unlockedCards([6, 8])
  assert.deepEqual(checkNamedPack('secret-box', pack), [])
  assert.deepEqual(
    pack.cards.map(({ id }) => id),
    ['EV_FESTIVAL', 'FX_T_JUNCTION'],
  )
  const told = JSON.stringify(pack)
  for (const { id, name } of SECRET_BOX.cards.filter(({ number }) => ![6, 8].includes(number)))
    assert.ok(![id, name.ru, name.en].some((each) => told.includes(JSON.stringify(each))), id)
})

test('the secret Ancient is the one of the guide, and its places are plain crossings of Arkham', () => {
  const [ancient] = SECRET_BOX.cards.flatMap((card) => (card.kind === 'ancient' ? [card] : []))
  const inGuide = PACKS.city.ancients.find(({ id }) => id === 'SHUB_NIGGURATH')
  assert.deepEqual(ancient?.terrifyingPlaces, inGuide?.terrifyingPlaces)
  const { vertices } = PACKS['arkham-booklet'].map
  for (const place of ancient?.terrifyingPlaces ?? [])
    assert.ok(vertices.some(({ id, symbol, deadEnd }) => id === place && !symbol && !deadEnd))
})
