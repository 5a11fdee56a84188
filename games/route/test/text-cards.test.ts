import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fastChance, isList, isRecord, type Json, noteFor } from '@curio/kernel'
import { playAtRandom } from '@curio/kernel/testing'
import { ARKHAM_GUIDE, route } from '../index.ts'
import { printedCards } from '../terminal/cards.ts'
import { allCards } from '../text/cards.ts'
import { routeText } from '../text/index.ts'
import { namedCards } from '../text/named-cards.ts'
import { newMatch } from './support/text.ts'

const LANGUAGES = ['ru', 'en'] as const

test('every card that texts may name is one of all cards, and none is named twice', () => {
  for (const language of LANGUAGES) {
    const cards = namedCards(ARKHAM_GUIDE, language)
    const said = allCards(routeText(language, ARKHAM_GUIDE, []).names, false)
    assert.deepEqual(cards.map(({ id }) => id).sort(), said.map(({ id }) => id).sort())
    const names = cards.flatMap((card) => card.names)
    assert.equal(new Set(names).size, names.length)
    for (const { id, title } of cards) assert.equal(title, said.find((card) => card.id === id)?.name)
  }
})

test('the log and the rules call cards by these names', () => {
  const match = newMatch(2, { ancient: 'DAGON' }, 'cards')
  playAtRandom(match, fastChance(2), () => {})
  for (const language of LANGUAGES) {
    const text = routeText(language, ARKHAM_GUIDE, ['A', 'B'])
    const log = match.notes
      .map((told) => noteFor(told, 0))
      .map((note) => (note ? text.note(note, 2) : ''))
      .join('\n')
    const rules = readFileSync(new URL(`../RULES.${language}.md`, import.meta.url), 'utf8')
    const namedIn = (where: string): string[] =>
      namedCards(ARKHAM_GUIDE, language).flatMap(({ id, names }) =>
        names.some((name) => where.includes(name)) ? [id] : [],
      )
    // Each round opens a shop; a task is kept, and at the end everybody's is shown.
    const shops = ARKHAM_GUIDE.shopCards.map(({ id }) => id)
    const tasks = ARKHAM_GUIDE.tasks.map(({ id }) => id)
    const told = namedIn(log)
    assert.equal(told.filter((id) => shops.includes(id)).length, 10)
    assert.ok(told.filter((id) => tasks.includes(id)).length >= 2)
    assert.ok(told.includes('DAGON'))
    for (const { id } of ARKHAM_GUIDE.ancients) assert.ok(namedIn(rules).includes(id), id)
    for (const { id } of ARKHAM_GUIDE.effects) assert.ok(namedIn(rules).includes(id), id)
  }
})

test('an Ancient is known in every case of its name', () => {
  const [, , dagon] = namedCards(ARKHAM_GUIDE, 'ru')
  assert.deepEqual(dagon?.names, ['Дагон', 'Дагона', 'Дагону', 'Дагоном', 'Дагоне'])
  const [cthulhu] = namedCards(ARKHAM_GUIDE, 'ru')
  assert.deepEqual(cthulhu?.names, ['Ктулху'])
})

test('all cards of all cities are said, each once in its place, and none of the secret box', () => {
  for (const language of LANGUAGES) {
    const cards = printedCards(ARKHAM_GUIDE, language)
    const places = cards.map(({ sort, id }) => `${sort} ${id}`)
    assert.equal(new Set(places).size, places.length)
    for (const { name, text } of cards)
      for (const said of [name, ...text]) assert.doesNotMatch(said, /undefined|NaN|null|^$/)
    const ids = new Set(cards.map(({ id }) => id))
    const { booklet, 'las-vegas': lasVegas, venice, 'secret-box': secret } = route.packs
    for (const part of [booklet, lasVegas, venice])
      for (const id of cardIds(part ?? null)) assert.ok(ids.has(id), id)
    for (const id of cardIds(secret ?? null)) assert.ok(!ids.has(id), id)
  }
})

/** The ids of goals, tasks, events, effects, bets and tourist cards in a pack. */
function cardIds(pack: Json): readonly string[] {
  if (!isRecord(pack)) return []
  const lists = ['goals', 'tasks', 'events', 'effects', 'bets', 'cards', 'touristCards', 'ancients'].flatMap(
    (key) => {
      const list = (pack as Readonly<Record<string, Json>>)[key] ?? null
      return isList(list) ? list : []
    },
  )
  return lists.flatMap((each) => (isRecord(each) && typeof each.id === 'string' ? [each.id] : []))
}
