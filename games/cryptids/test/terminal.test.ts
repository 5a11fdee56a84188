import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { type Json, Match, type Question } from '@curio/kernel'
import { LANGUAGES, type Language } from '@curio/ui/language'
import type { Choice, TerminalFace } from '@curio/ui/terminal'
import { EUROPE } from '../content/index.ts'
import { cryptids } from '../index.ts'
import type { CryptidsState } from '../rules/state.ts'
import { cryptidsTerminal } from '../terminal/index.ts'

function newMatch(seats: number, options: Json = {}): Match {
  const match = Match.create(cryptids, { seats, options, seed: new Uint8Array(32).fill(7) })
  assert.ok(match.ok)
  return match.value as Match
}

const faceOf = (match: Match, language: Language): TerminalFace =>
  cryptidsTerminal.face(match.content, language, ['Ann', 'Bob'])

const stateOf = (match: Match): CryptidsState => match.state as CryptidsState

suite('the list of answers in a terminal', () => {
  const match = newMatch(2, { seating: [0, 1] })
  const face = faceOf(match, 'en')
  const choicesOf = (question: Question): readonly Choice[] =>
    face.menu(question, match.view(question.seat)).flatMap((group) => group.choices)
  /** What each option is typed by. */
  const typed = (kind: string, ...options: string[]): (readonly string[])[] =>
    choicesOf({ form: 'choose', kind, seat: 0, id: '9', options }).map(({ parts }) => parts.flat())

  test('a city is named by its code', () => {
    const [question] = match.questions(match.awaited()[0] ?? 0)
    assert.equal(question?.kind, 'setup.city')
    const vienna = choicesOf(question).filter(({ parts }) => parts.flat().includes('VIE'))
    assert.deepEqual(
      vienna.map(({ answer }) => answer),
      ['VIE'],
    )
  })

  test('an answer is named by the things of its act, not by the parts of its text', () => {
    assert.deepEqual(typed('turn', 'move:E2', 'move:stay', 'collect:E2:F', 'skill.collect:E2:F', 'end'), [
      ['E2'],
      ['move:stay'],
      ['E2', 'F'],
      ['E2', 'F'],
      ['end'],
    ])
    const [{ id: tile } = { id: '' }] = EUROPE.terrain.water
    assert.deepEqual(typed('terrain', `${tile}@7,4,0`, `${tile}@8,4,1`), [
      [tile, '7;4'],
      [tile, '8;4'],
    ])
  })

  test('several things at once are named by all of them', () => {
    const cards = stateOf(match).display.flatMap((slot) => slot?.card ?? [])
    const [one = '', other = ''] = cards
    const pick: Question = {
      ...{ form: 'pick', kind: 'setup.bids', seat: 0, id: '9' },
      ...{ options: [one, other], min: 2, max: 2 },
    }
    assert.deepEqual(
      choicesOf(pick).map(({ parts }) => parts),
      [[[one], [other]]],
    )
  })
})

test('CR-PSET-7: a contract is seen by its owner alone', () => {
  const match = newMatch(2, { seating: [0, 1] })
  const face = faceOf(match, 'en')
  const shown = (viewer: number, board: number): string =>
    face
      .table({ view: match.view(viewer), shown: board, choices: [] })
      .lines()
      .join('\n')
  const cards = (viewer: number): string[] => face.cards(match.view(viewer)).map(({ id }) => id)
  const own = stateOf(match).players[0]?.contracts ?? []
  assert.equal(own.length, 2)
  for (const { id, en } of EUROPE.contracts.filter((contract) => own.includes(contract.id))) {
    assert.ok(shown(0, 0).includes(`“${en}”`))
    assert.ok(!shown(1, 0).includes(`“${en}”`))
    assert.ok(cards(0).includes(id))
    assert.ok(!cards(1).includes(id))
  }
})

suite('cards in a terminal', () => {
  test('every card of the pack is there, in both languages, with its ability', () => {
    const { content } = newMatch(2)
    const packs = [EUROPE.cryptids, EUROPE.contracts, EUROPE.requests, EUROPE.poacherCards, EUROPE.skills]
    const ids = packs.flatMap((cards) => cards.map(({ id }) => id))
    for (const language of LANGUAGES) {
      const cards = cryptidsTerminal.cards(content, language)
      assert.deepEqual(
        cards.map(({ id }) => id),
        ids,
      )
      for (const { name, text } of cards)
        assert.ok(name !== '' && text.every((line) => /\S/.test(line)), name)
    }
    const selma = (language: Language): readonly string[] | undefined =>
      cryptidsTerminal.cards(content, language).find(({ id }) => id === 'selma')?.text
    assert.deepEqual(selma('en'), [
      'serpent of Lake Seljord, Norway',
      'level I; sought in: Norwegian Fjords (N1); evidence: water shape and eyewitness',
      'habitat: water; kind: reptiles',
      '2 points when found, 1 point in the reserve',
      'When found: 2 coins',
    ])
    assert.equal(selma('ru')?.[0], 'змей озера Сельюр, Норвегия')
    assert.match(selma('ru')?.at(-1) ?? '', /: 2 монеты$/)
  })

  test('in sight is what lies on the table; a displayed cryptid says what its question marks stand for', () => {
    const match = newMatch(2)
    const { display, commonContract, reserve } = stateOf(match)
    const cards = faceOf(match, 'en').cards(match.view(null))
    const sort = (name: string): string[] =>
      cards.flatMap((card) => (card.sort === name ? [card.id] : [])).sort()
    assert.deepEqual(sort('Cryptids'), display.flatMap((slot) => slot?.card ?? []).sort())
    assert.deepEqual(sort('Contracts'), [commonContract])
    assert.deepEqual(sort('Requests'), [...reserve.requests].sort())
    for (const slot of display) {
      const [, sought = ''] = cards.find(({ id }) => id === slot?.card)?.text ?? []
      const place = EUROPE.map.locations.find(({ id }) => id === slot?.location)?.en ?? 'question mark'
      assert.ok(sought.includes(`; sought in: ${place}`), sought)
    }
  })

  test('CR-SKILL-5: in a match a skill says what it costs there', () => {
    const priceOf = (seats: number): string | undefined => {
      const match = newMatch(seats)
      const skills = faceOf(match, 'en').cards(match.view(0))
      return skills.find(({ id }) => id === 'luck')?.text[0]?.match(/\d+ experience/)?.[0]
    }
    const price = EUROPE.skills.find(({ id }) => id === 'luck')?.price ?? 0
    assert.equal(priceOf(2), `${price + 1} experience`)
    assert.equal(priceOf(3), `${price} experience`)
  })
})
