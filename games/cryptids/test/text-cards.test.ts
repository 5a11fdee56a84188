import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { noteFor } from '@curio/kernel'
import { EUROPE } from '../content/index.ts'
import { cryptidsText } from '../text/index.ts'
import { namedCards } from '../text/named-cards.ts'
import { playGame } from './support/text.ts'

const LANGUAGES = ['ru', 'en'] as const

test('cryptids, requests and contracts can be named, each in its own way', () => {
  for (const language of LANGUAGES) {
    const cards = namedCards(cryptidsText(language, EUROPE, []).names)
    assert.equal(cards.length, EUROPE.cryptids.length + EUROPE.requests.length + EUROPE.contracts.length)
    assert.equal(new Set(cards.map(({ id }) => id)).size, cards.length)
    const all = cards.flatMap(({ names }) => [...new Set(names)])
    assert.equal(new Set(all).size, all.length, 'no name means two cards')
  }
})

test('whom one finds is the same card', () => {
  const cards = namedCards(cryptidsText('ru', EUROPE, []).names)
  const kraken = cards.find(({ names }) => names.includes('Кракена'))
  assert.deepEqual([kraken?.title, kraken?.names[0]], ['Кракен', 'Кракен'])
  assert.ok(kraken?.names.includes('«Кракен»'), 'with its quotes')
  assert.ok(!cards.some(({ names }) => names.includes('Кости')), 'a contract is named in quotes')
})

/** The longest word of a name without its ending, which changes with the case. */
function stemOf(name: string): string {
  const [longest = ''] = name.split(' ').sort((one, other) => other.length - one.length)
  return longest.slice(0, Math.max(4, longest.length - 2))
}

test('wherever the log and the rules mention a card, they call it by one of these names', () => {
  const notes = [1, 2, 3, 4].flatMap(
    (seats) =>
      playGame({ seats, options: { wolpertinger: true }, seed: seats, isRich: true }, () => {}).notes,
  )
  for (const language of LANGUAGES) {
    const text = cryptidsText(language, EUROPE, ['A', 'B', 'C', 'D'])
    const names = namedCards(text.names)
      .flatMap((card) => card.names)
      .sort((one, other) => other.length - one.length)
    const named = new RegExp(`(?<!\\p{L})(${names.join('|')})(?!\\p{L})`, 'gu')
    const lines = notes.flatMap((told) => {
      const note = noteFor(told, 0)
      return note ? [text.note(note)] : []
    })
    const rules = readFileSync(new URL(`../RULES.${language}.md`, import.meta.url), 'utf8').split('\n')
    const stems = EUROPE.cryptids.map((card) => stemOf(card[language]))
    const mentioning = [...new Set([...lines, ...rules])].filter((line) =>
      stems.some((stem) => line.includes(stem)),
    )
    assert.ok(mentioning.length > 100)
    for (const line of mentioning) {
      const rest = line.replaceAll(named, '…')
      assert.deepEqual(
        stems.filter((stem) => rest.includes(stem)),
        [],
        line,
      )
    }
  }
})

test('the log and the rules call cards by these names', () => {
  const { notes } = playGame({ seats: 2, options: {}, seed: 1, isRich: true }, () => {})
  for (const language of LANGUAGES) {
    const text = cryptidsText(language, EUROPE, ['A', 'B'])
    const cards = namedCards(text.names)
    const found = notes.flatMap((told) => {
      const note = noteFor(told, 0)
      return note?.kind === 'found' ? [{ said: text.note(note), card: `card-${note.card}` }] : []
    })
    assert.ok(found.length > 0)
    for (const { said, card } of found) {
      const names = cards.find(({ id }) => id === card)?.names ?? []
      assert.ok(
        names.some((name) => said.includes(name)),
        said,
      )
    }
    const rules = readFileSync(new URL(`../RULES.${language}.md`, import.meta.url), 'utf8')
    const named = cards.filter(({ names }) => names.some((name) => rules.includes(name)))
    assert.ok(named.length >= 15, `${named.length}`)
  }
})
