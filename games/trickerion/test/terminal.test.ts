import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { fastChance, type Json, Match, plainAnswer, type Question } from '@curio/kernel'
import { LANGUAGES, type Language } from '@curio/ui/language'
import { type Choice, SCREEN_WIDTH, type TerminalFace, widthOf } from '@curio/ui/terminal'
import { MAGORIA } from '../content/index.ts'
import { trickerion } from '../index.ts'
import type { TrickerionState } from '../rules/state.ts'
import { trickerionTerminal } from '../terminal/index.ts'

function newMatch(seats: number, options: Json = {}): Match {
  const match = Match.create(trickerion, { seats, options, seed: new Uint8Array(32).fill(7) })
  assert.ok(match.ok)
  return match.value as Match
}

const faceOf = (match: Match, language: Language): TerminalFace =>
  trickerionTerminal.face(match.content, language, ['Ann', 'Bob', 'Cid', 'Dan'])

const stateOf = (match: Match): TrickerionState => match.state as TrickerionState

/** Plays at random until something is asked for which the test waits. */
function playTo(match: Match, isThere: (question: Question) => boolean): Question {
  const chance = fastChance(3)
  for (;;) {
    const seat = match.awaited()[0] ?? 0
    const [question] = match.questions(seat)
    assert.ok(question, 'the game ended before')
    if (isThere(question)) return question
    const value = plainAnswer(question, (options) => options[chance.below(options.length)] as Json)
    assert.ok(match.answer({ seat, question: question.id, value }).ok)
  }
}

function tableOf(
  match: Match,
  viewer: number | null,
  shown = viewer ?? 0,
  language: Language = 'en',
): string {
  return faceOf(match, language)
    .table({ view: match.view(viewer), shown, choices: [] })
    .lines()
    .join('\n')
}

suite('the list of answers in a terminal', () => {
  const match = newMatch(2, { firstGameKits: true })
  const face = faceOf(match, 'en')
  playTo(match, ({ kind }) => kind === 'plan')
  const choicesFor = (kind: string, ...options: string[]): readonly Choice[] =>
    face
      .menu({ form: 'choose', kind, seat: 0, id: '9', options }, match.view(0))
      .flatMap(({ choices }) => choices)
  /** What each option is typed by. */
  const typed = (kind: string, ...options: string[]): readonly (readonly (readonly string[])[])[] =>
    choicesFor(kind, ...options).map(({ parts }) => parts)

  test('an answer is named by the things of its act, as the table calls them', () => {
    assert.deepEqual(
      typed('turn', 'place:magician:downtown.0', 'place:apprentice1:thursday.stage:shard', 'idle:magician'),
      [
        [
          ['Mag', 'magician'],
          ['D1', 'downtown.0'],
        ],
        [['Ap1', 'apprentice1'], ['THS', 'thursday.stage'], ['shard']],
        [['Mag', 'magician'], ['home']],
      ],
    )
    assert.deepEqual(typed('act', 'reroll:2', 'order:rope:1', 'end'), [
      [['#3', '№3']],
      [['rope', 'rope'], ['2']],
      [['end']],
    ])
  })

  test('a character named alone decides nothing', () => {
    for (const parts of typed('plan', 'assign:magician:theater', 'take:magician'))
      assert.equal(parts.length, 2, `${parts}`)
  })

  test('TR-AP-1: a placement says the action points it would bring', () => {
    const [plain, enhanced] = choicesFor(
      'turn',
      'place:magician:downtown.0',
      'place:magician:downtown.0:shard',
    ).map(({ label }) => label)
    assert.match(plain ?? '', / · gives 5 AP$/)
    assert.match(enhanced ?? '', / · gives 6 AP$/)
  })

  test('a long list has finer headings, which hold the same answers', () => {
    const question = playTo(
      match,
      ({ kind, ...asked }) => kind === 'act' && asked.form === 'choose' && asked.options.length > 30,
    )
    assert.ok(question.form === 'choose')
    const groups = face.menu(question, match.view(question.seat))
    const fine = groups.filter((group) => group.groups)
    assert.ok(fine.length > 0)
    for (const { choices, groups: finer = [] } of fine)
      assert.deepEqual(new Set(finer.flatMap((group) => group.choices)), new Set(choices))
  })
})

suite('what is named and cannot be chosen', () => {
  /** Why the last of some names is refused, in the words of a language. */
  function whyNot(match: Match, question: Question, language: Language, ...names: string[]): string | null {
    const face = faceOf(match, language)
    const view = match.view(question.seat)
    const things = face.things(view, question.seat)
    const named = names.map((name) => things.filter((each) => each.names.includes(name)).map(({ id }) => id))
    for (const [index, ids] of named.entries()) assert.ok(ids.length > 0, `${names[index]}`)
    return face.whyNot(question, named, view)
  }

  /** The first turn of a seat whose Magician is to go Downtown, and an Apprentice to the Theater. */
  function firstTurn(): { match: Match; question: Question } {
    const match = newMatch(2, { firstGameKits: true })
    playTo(match, ({ kind }) => kind === 'plan')
    for (const seat of [0, 1])
      for (const value of ['assign:magician:downtown', 'assign:apprentice1:theater', 'ready']) {
        const [question] = match.questions(seat)
        assert.ok(match.answer({ seat, question: question?.id, value }).ok, value)
      }
    return { match, question: playTo(match, ({ kind }) => kind === 'turn') }
  }

  test('TR-PC-10, TR-TH-7, TR-ACT-3: a slot is refused with the sentence of the board and its rule', () => {
    const { match, question } = firstTurn()
    const why = (language: Language, ...names: string[]) => whyNot(match, question, language, ...names)
    assert.equal(why('en', 'D2'), 'The slot is closed with this number of players. (TR-PC-10)')
    assert.equal(why('en', 'Ap1', 'THS'), 'Only a Magician goes on stage. (TR-TH-7)')
    assert.equal(why('en', 'Mag', 'THS'), 'The assignment names another location. (TR-ACT-3)')
    assert.match(why('ru', 'Ц2') ?? '', /[а-я]\. \(TR-PC-10\)$/)
    assert.equal(why('en', 'Mag', 'D1'), null)
  })

  test('TR-TH-6, TR-GEN-12: a shard is refused where none can be spent', () => {
    const { match, question } = firstTurn()
    const shard = (who: string, slot: string) => whyNot(match, question, 'en', who, slot, 'shard')
    assert.equal(shard('Mag', 'D1'), null)
    assert.equal(shard('Ap1', 'TH1'), 'Characters are not enhanced in the Theater. (TR-TH-6)')
    const own = stateOf(match).players[question.seat]
    assert.ok(own)
    own.shards = 0
    assert.equal(shard('Mag', 'D1'), 'You have no shard. (TR-GEN-12)')
  })

  test('TR-DICE-3, TR-ACT-13: of several things the reason is about all of them together', () => {
    const { match, question } = firstTurn()
    assert.equal(whyNot(match, question, 'en', '#1'), 'Send a character or leave one at home. (TR-ACT-13)')
    const { seat } = question
    assert.ok(match.answer({ seat, question: question.id, value: 'place:magician:downtown.0' }).ok)
    const act = playTo(match, ({ kind }) => kind === 'act')
    const bank = MAGORIA.dice.findIndex(({ place }) => place === 'bank')
    const hired = whyNot(match, act, 'en', 'manager', `#${bank + 1}`)
    assert.equal(hired, 'This die is for something else. (TR-DICE-3)')
    assert.equal(whyNot(match, act, 'en', 'D4'), 'First finish what you have begun. (TR-TRK-10)')
  })
})

suite('the table in a terminal', () => {
  for (const [seats, options] of [
    [2, {}],
    [4, { darkAlley: true, prophecies: true }],
  ] as const)
    test(`everything of it fits, for ${seats} with ${JSON.stringify(options)}`, () => {
      const match = newMatch(seats, options)
      let looks = 0
      playTo(match, ({ seat }) => {
        if (looks++ % 20 === 0)
          for (const language of LANGUAGES) {
            const lines = tableOf(match, seat, seat, language).split('\n')
            assert.equal(lines.length, 28)
            for (const line of lines) assert.ok(widthOf(line) <= SCREEN_WIDTH, line)
            // The last row of the city is Sunday, whatever stands above it.
            assert.ok(
              lines.some((line) => /^(Sunday|воскрес\.)/.test(line)),
              lines.join('\n'),
            )
          }
        return stateOf(match).round === 4
      })
    })

  test('TR-PC-2: closed slots are crossed out', () => {
    assert.match(tableOf(newMatch(2), null), /^Downtown +D1 \+2 · +D2 \+1 ✕ +D3 \+1 ✕ +D4 0 ·/m)
    assert.match(tableOf(newMatch(4), null), /^Downtown +D1 \+2 · +D2 \+1 · +D3 \+1 · +D4 0 ·/m)
  })

  test('TR-ASG-11: a plan is seen by its owner alone until it is turned up', () => {
    const match = newMatch(2, { firstGameKits: true })
    const question = playTo(match, ({ kind }) => kind === 'plan')
    const { seat } = question
    const other = 1 - seat
    assert.ok(match.answer({ seat, question: question.id, value: 'assign:magician:theater' }).ok)
    assert.match(tableOf(match, seat), /Mag→Theater/)
    assert.match(tableOf(match, other, seat), /Mag→\?/)
    assert.doesNotMatch(tableOf(match, other, seat), /to come/)
    for (const each of [seat, other]) {
      const [asked] = match.questions(each)
      assert.ok(match.answer({ seat: each, question: asked?.id, value: 'ready' }).ok)
    }
    assert.match(tableOf(match, other, other), /^still to come: +Theater .Mag/m)
  })

  test('TR-TH-LINK-1: a circle shows the symbol it waits for, a link, or that there will be none', () => {
    const match = newMatch(2)
    const state = stateOf(match)
    const { row } = state
    const marker = { seat: 0, trick: 'linking-rings', place: '00', direction: 'down', size: 1 } as const
    const beside = { seat: 1, trick: 'mind-reading', place: '01', direction: 'up', size: 1 } as const
    const drawn = (...markers: readonly (typeof marker | typeof beside)[]): string => {
      const view = { ...(match.view(null) as Record<string, Json>) }
      const shown = [{ card: 'R01', markers: markers.map((each) => ({ ...each })) }, ...row.slice(1)]
      const table = faceOf(match, 'en').table({
        view: { ...view, row: shown as Json },
        shown: 0,
        choices: [],
      })
      return table.lines().slice(22).join('\n')
    }
    assert.match(drawn(), /^\[1L \] .*\n ◆\(\)\n\[2L \]\n {2}\(\)\n\[3L \]$/m)
    assert.match(drawn(marker), /^\[①♠↓\] .*\n ◆ME\n\[2L \]/m)
    // The Spiritual marker shows its own school upwards, the Mechanical one its own downwards.
    assert.match(drawn(marker, beside), /^\[①♠↓\] .*\n ◆xx\n\[②♠↑\]/m)
    // Read clockwise Mechanical follows Spiritual: turned to the left, Mechanical is up.
    const turned = { ...beside, direction: 'left' } as unknown as typeof beside
    assert.match(drawn(marker, turned), /^\[①♠↓\] .*\n ◆==\n\[②♠←\]/m)
  })
})

suite('cards in a terminal', () => {
  test('every card of the pack is there, in both languages, with what it does', () => {
    const { content } = newMatch(2)
    const { tricks, magicians, performances, specials, prophecies } = MAGORIA
    const ids = [tricks, magicians, performances, specials, prophecies].flatMap((cards) =>
      cards.map(({ id }) => id),
    )
    for (const language of LANGUAGES) {
      const cards = trickerionTerminal.cards(content, language)
      assert.deepEqual(
        cards.map(({ id }) => id),
        ids,
      )
      for (const { name, text } of cards)
        assert.ok(name !== '' && text.every((line) => /\S/.test(line)), name)
    }
    const rings = trickerionTerminal.cards(content, 'en').find(({ id }) => id === 'linking-rings')
    assert.deepEqual(rings?.text, [
      'Mechanical, level 1',
      'needs metal ×2',
      'preparing costs 1 action point and gives 2 markers',
      'yields 2 coins',
    ])
  })

  test('TR-GEN-15: a special assignment in hand is seen by its owner alone', () => {
    const match = newMatch(2, { darkAlley: true, quickGame: true })
    playTo(match, ({ kind }) => kind === 'plan')
    const face = faceOf(match, 'en')
    const [own] = stateOf(match).players[0]?.specials ?? []
    assert.ok(own)
    const seen = (viewer: number): string[] => face.cards(match.view(viewer)).map(({ id }) => id)
    assert.ok(seen(0).includes(own))
    assert.ok(!seen(1).includes(own))
    // A long name goes on in the next line.
    const [word] = MAGORIA.specials.find(({ id }) => id === own)?.en.split(' ') ?? []
    assert.ok(tableOf(match, 0).includes(`“${word}`))
    assert.ok(!tableOf(match, 1, 0).includes(`“${word}`))
  })
})

test('TR-FIN-3: the score adds what the end would bring', () => {
  const match = newMatch(2, { firstGameKits: true })
  playTo(match, ({ kind }) => kind === 'plan')
  const { coins, shards, fame } = stateOf(match).players[0] ?? { coins: 0, shards: 0, fame: 0 }
  const lines = faceOf(match, 'en').score(match.view(0), 0)
  const first = (label: string): number =>
    Number(new RegExp(`│ ${label} +│ +(\\d+)`).exec(lines.join('\n'))?.[1])
  assert.equal(first('unspent coins'), Math.floor(coins / 3))
  assert.equal(first('unspent shards'), shards)
  const team = first('Apprentices') + first('specialists')
  assert.equal(first('total'), fame + Math.floor(coins / 3) + shards + team)
})
