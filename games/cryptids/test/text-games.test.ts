import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Json, noteFor, type Question } from '@curio/kernel'
import { EUROPE } from '../content/index.ts'
import { type CryptidsText, type CryptidsView, cryptidsText, type Thing } from '../text/index.ts'
import { ru } from '../text/ru/index.ts'
import { checkReadable, checkSentence } from './support/readable.ts'
import { type Played, playGame } from './support/text.ts'

const TEXTS = [
  { text: cryptidsText('ru', EUROPE, ['Анна', 'Борис', 'Вера', 'Глеб']), first: 'АБВГ' },
  { text: cryptidsText('en', EUROPE, ['Anna', 'Boris', 'Vera', 'Gleb']), first: 'ABVG' },
]

/** Every number of players with every option. */
const MODES = [
  { seats: 1, options: {} },
  { seats: 2, options: {} },
  { seats: 3, options: { wolpertinger: true } },
  { seats: 4, options: {} },
  { seats: 1, options: { wolpertinger: true } },
  { seats: 2, options: { noBids: true } },
  { seats: 2, options: { surcharge: false } },
  { seats: 3, options: { noBids: true, wolpertinger: true } },
]

/** A bar of 56 pixels has room for two lines of it. */
const PROMPT_WIDTH = 120
/** How many options of one question are read; spots are many and read alike. */
const MOST_OPTIONS = 25

function someOptions(question: Question): readonly Json[] {
  assert.ok(question.form !== 'compose')
  const step = Math.ceil(question.options.length / MOST_OPTIONS)
  return question.options.filter((_, index) => index % step === 0)
}

function checkPrompt(text: CryptidsText, first: string, question: Question, view: CryptidsView): void {
  const prompt = text.prompt(question, view)
  checkSentence(text, prompt)
  assert.equal(prompt[0], first[question.seat], `"${prompt}" names nobody`)
  assert.equal(prompt.split(': ').length, 2, `"${prompt}" has too many parts`)
  assert.ok(prompt.length <= PROMPT_WIDTH, `"${prompt}" is too long`)
  assert.ok(text.help(question.kind).length > 0)
}

/** Tiles of one shape with the same symbols are twins and sound alike. */
const isTile = (kind: string): boolean => /tile|terrain/.test(kind)

function checkOptions(text: CryptidsText, question: Question, view: CryptidsView): void {
  const said = someOptions(question).map((option) => {
    const spoken = text.spoken(question, option, view)
    checkReadable(text, spoken)
    const group = text.group(question, option)
    if (group !== null) checkReadable(text, group)
    assert.equal(
      group === null,
      !/^(turn|helper|ability\.trade|terrain|ability\.terrain)$/.test(question.kind) || option === 'none',
    )
    return spoken
  })
  if (!isTile(question.kind))
    assert.equal(new Set(said).size, said.length, `sound alike: ${said.join(' | ')}`)
  if (question.form !== 'pick') return
  for (const count of [0, question.max])
    checkReadable(text, text.spoken(question, question.options.slice(0, count), view))
}

/** Rare questions may take a while to come up; then the players of further games have better luck. */
const MOST_GAMES = 80
/** How often a question of one kind is looked at closely; later ones are looked at now and then. */
const CLOSELY = 12

test('every question, answer, note and ending of whole games has words in both languages', () => {
  const kinds = Object.keys(ru.prompts)
  const asked = new Map<string, number>()
  for (let game = 0; game < MOST_GAMES; game++) {
    if (game >= 2 * MODES.length && asked.size === kinds.length) break
    const mode = MODES[game % MODES.length] ?? assert.fail()
    const played = playGame({ ...mode, seed: game, isRich: game >= MODES.length }, (question, view) => {
      const times = (asked.get(question.kind) ?? 0) + 1
      asked.set(question.kind, times)
      if (times > CLOSELY && times % 20 !== 0) return
      for (const { text, first } of TEXTS) {
        checkPrompt(text, first, question, view)
        checkOptions(text, question, view)
      }
    })
    for (const { text } of TEXTS) checkTold(text, played)
  }
  assert.deepEqual([...asked.keys()].sort(), kinds.sort())
})

function checkTold(text: CryptidsText, { notes, outcome, view }: Played): void {
  for (const told of notes) {
    const note = noteFor(told, told.to?.[0] ?? null)
    if (note) checkSentence(text, text.note(note))
    if (told.others) checkSentence(text, text.note(told.others))
  }
  for (const line of text.ending(outcome, view)) checkSentence(text, line)
}

test('CR-PSET-7: the log of the others does not tell who was dealt which contracts', () => {
  const { notes } = playGame({ seats: 2, options: {}, seed: 3, isRich: false }, () => {})
  const dealt = notes.filter(({ note }) => note.kind === 'contracts')
  for (const { text } of TEXTS) {
    const read = (viewer: number | null): string[] =>
      dealt.map((told) => text.note(noteFor(told, viewer) ?? told.note))
    assert.equal(read(null).filter((line) => /[«“]/.test(line)).length, 0)
    assert.equal(read(0).filter((line) => /[«“]/.test(line)).length, 1)
  }
})

/** Everything that can be tapped. */
function thingsIn(view: CryptidsView, seat: number): Thing[] {
  const player = view.players[seat]
  assert.ok(player)
  const { locations } = EUROPE.map
  return [
    ...locations.map(({ id }): Thing => ({ thing: 'place', id })),
    ...locations.map(({ id }): Thing => ({ thing: 'evidence', place: id })),
    ...view.display.flatMap((slot): Thing[] => (slot ? [{ thing: 'card', id: slot.card }] : [])),
    ...view.market.map((_, slot): Thing => ({ thing: 'market', slot })),
    ...player.evidence.map((face): Thing => ({ thing: 'held', face })),
    ...view.dice.map((_, index): Thing => ({ thing: 'die', index })),
    ...EUROPE.skills.map(({ id }): Thing => ({ thing: 'skill', id })),
    ...EUROPE.requests.map(({ id }): Thing => ({ thing: 'request', id })),
    ...EUROPE.cryptids.map(({ id }): Thing => ({ thing: 'cryptid', id })),
    ...(['up', 'down'] as const).map((direction): Thing => ({ thing: 'step', direction })),
    ...(['movement', 'action'] as const).map((marker): Thing => ({ thing: 'marker', marker })),
    ...(['hare', 'coins', 'evidence', 'reroll'] as const).map((face): Thing => ({ thing: 'token', face })),
    ...player.tiles.flatMap((id): Thing[] => (id === null ? [] : [{ thing: 'tile', id }])),
    { thing: 'bidToken' },
    { thing: 'marketRefresh' },
    { thing: 'refresh' },
    { thing: 'search' },
    { thing: 'end' },
  ]
}

test('CR-GEN-7: whatever is tapped, there are words for why it is not possible', () => {
  let taps = 0
  for (const [index, mode] of MODES.entries()) {
    playGame({ ...mode, seed: 50 + index, isRich: index % 2 === 1 }, (question, view) => {
      taps += 1
      if (taps % 29 !== 0) return
      for (const thing of thingsIn(view, question.seat)) {
        for (const { text } of TEXTS) {
          const refused = text.whyNot(view, question.seat, question, thing)
          if (refused) checkSentence(text, refused.text)
        }
      }
    })
  }
  assert.ok(taps > 1000)
})

/** Spots of a piece, turn by turn, a little beyond the reserve. */
function* everySpot(): Generator<{ x: number; y: number; turn: number }> {
  for (let turn = 0; turn < 4; turn++)
    for (let y = 0; y < EUROPE.reserve.height; y++)
      for (let x = 0; x < EUROPE.reserve.width; x++) yield { x, y, turn }
}

test('CR-TERR-1, CR-RELOC-3: a spot has a fault exactly where the rules do not offer it', () => {
  const [{ text } = assert.fail()] = TEXTS
  const seen = new Map<string, number>()
  for (const [index, mode] of MODES.entries()) {
    playGame({ ...mode, seed: 80 + index, isRich: true }, (question, view) => {
      if (question.form !== 'choose' || !/^(terrain|relocate\.place)$/.test(question.kind)) return
      const count = (seen.get(question.kind) ?? 0) + 1
      seen.set(question.kind, count)
      if (question.kind === 'terrain' && count % 7 !== 0) return
      const offered = new Set(question.options.map(String))
      const card = view.placing
      const pieces =
        question.kind === 'terrain'
          ? (view.players[question.seat]?.tiles ?? []).flatMap((tile) => (tile === null ? [] : [{ tile }]))
          : card === null
            ? []
            : [{ card }]
      assert.ok(pieces.length > 0)
      for (const piece of pieces) for (const spot of everySpot()) checkSpot(text, view, piece, spot, offered)
    })
  }
  assert.ok((seen.get('terrain') ?? 0) > 50 && (seen.get('relocate.place') ?? 0) > 20)
})

/** A turn that looks like an earlier one is not offered; whether it is possible is told by the earlier one. */
function checkSpot(
  text: CryptidsText,
  view: CryptidsView,
  piece: { tile: string } | { card: string },
  spot: { x: number; y: number; turn: number },
  offered: ReadonlySet<string>,
): void {
  const name = `${'tile' in piece ? `${piece.tile}@` : ''}${spot.x},${spot.y},${spot.turn}`
  const problems = text.spotProblems(view, piece, spot)
  if (offered.has(name)) assert.deepEqual(problems, [], name)
  else if (isDistinct(text, piece, spot.turn)) assert.ok(problems.length > 0, `${name} has no fault`)
  for (const { text: said, cells } of problems) {
    assert.match(said, /\.$/)
    assert.ok(cells.length > 0)
  }
}

function isDistinct(
  { names }: CryptidsText,
  piece: { tile: string } | { card: string },
  turn: number,
): boolean {
  const { content } = names
  const shape = 'tile' in piece ? content.tiles.get(piece.tile)?.shape : content.cards.get(piece.card)?.shape
  return shape?.distinct.some((each) => each.turn === turn) ?? false
}
