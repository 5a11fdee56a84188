import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { type Json, Match, type Question } from '@curio/kernel'
import { LANGUAGES, type Language } from '@curio/ui/language'
import type { TerminalFace } from '@curio/ui/terminal'
import { ARKHAM_GUIDE, route } from '../index.ts'
import { routeTerminal } from '../terminal/index.ts'
import { typedAnswer } from '../terminal/menu.ts'

suite('answers that no list holds', () => {
  const question = (kind: string): Question => ({ id: '0', seat: 0, kind, form: 'compose', examples: [] })

  test('a route is typed as crossings and segments, its parts between slashes', () => {
    const typed = (line: string) => typedAnswer(ARKHAM_GUIDE, question('route'), line.split(' '))
    assert.deepEqual(typed('c10 h10 h20 / C36 H36'), [
      { start: 'c10', segments: ['h10', 'h20'] },
      { start: 'c36', segments: ['h36'] },
    ])
    assert.deepEqual(typed('c05 rsw'), [{ start: 'c05', segments: ['rSW'] }])
    assert.deepEqual(typed('nowhere'), [{ start: 'nowhere', segments: [] }])
  })

  test('blocks are typed by their coordinates', () => {
    assert.deepEqual(typedAnswer(ARKHAM_GUIDE, question('penalty.called'), ['3;5', 'b35', '9;9']), [
      'b35',
      'b35',
      '9;9',
    ])
    assert.equal(typedAnswer(ARKHAM_GUIDE, question('draw'), ['h10']), null)
  })
})

function newMatch(options: Json): Match {
  const match = Match.create(route, { seats: 2, options, seed: new Uint8Array(32).fill(3) })
  assert.ok(match.ok)
  return match.value as Match
}

const faceOf = (match: Match, language: Language): TerminalFace =>
  routeTerminal.face(match.content, language, ['Ann', 'Bob'])

suite('cards in a terminal', () => {
  test('every card of the pack is there, in both languages', () => {
    const { content } = newMatch({})
    const { ancients, tasks, calls, shopCards, effects } = ARKHAM_GUIDE
    const ids = [ancients, tasks, calls, shopCards, effects].flatMap((cards) => cards.map(({ id }) => id))
    for (const language of LANGUAGES) {
      const cards = routeTerminal.cards(content, language)
      assert.deepEqual(
        cards.slice(0, ids.length).map(({ id }) => id),
        ids,
        'those of the Guide come first',
      )
      for (const { name, text } of cards)
        assert.ok(name !== '' && text.every((line) => /\S/.test(line)), name)
    }
    const [cthulhu] = routeTerminal.cards(content, 'en')
    assert.deepEqual(cthulhu?.text.slice(0, 2), [
      'Each player gets a secret Call card that names one type of tourist.',
      'Penalty. One failure: half of your Call tourists on the route leave (rounded down); two failures: all of them leave.',
    ])
    const [task] = routeTerminal.cards(content, 'ru').filter(({ sort }) => sort.endsWith(': Личные задачи'))
    assert.equal(task?.name, 'Дорога профессора')
    assert.match(task?.text[0] ?? '', /^c23 на углу \(3;3\) и \(3;4\); /)
  })

  test('RT-GEN-9: a player can look at their own task and Call, not at those of others', () => {
    const match = newMatch({ ancient: 'CTHULHU' })
    const face = faceOf(match, 'en')
    const ids = (viewer: number | null): string[] => face.cards(match.view(viewer)).map(({ id }) => id)
    const { players, effects } = match.state as {
      readonly players: readonly { readonly dealt: readonly string[]; readonly call: string }[]
      readonly effects: Readonly<Record<string, string>>
    }
    const open = ['CTHULHU', ...Object.values(effects)]
    assert.deepEqual(new Set(ids(null)), new Set(open))
    for (const [seat, { dealt, call }] of players.entries())
      assert.deepEqual(new Set(ids(seat)), new Set([...open, ...dealt, call]))
  })
})
