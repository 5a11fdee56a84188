import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import type { Note } from '@curio/kernel'
import { EUROPE } from '../content/index.ts'
import type { CryptidsNote } from '../rules/notes.ts'
import { cryptidsText } from '../text/index.ts'
import { checkSentence } from './support/readable.ts'

type Kind = CryptidsNote['kind']
type Samples = { readonly [K in Kind]: readonly Extract<CryptidsNote, { readonly kind: K }>[] }

/** One of each kind, and of each form that a kind has. */
const SAMPLES: Samples = {
  setup: [
    { kind: 'setup', seating: [1, 0], common: 'contract-04', requests: ['request-1', 'request-8'] },
    { kind: 'setup', seating: [0], common: null, requests: ['request-6'] },
  ],
  contracts: [
    { kind: 'contracts', seat: 0 },
    { kind: 'contracts', seat: 0, contracts: ['contract-01', 'contract-11'] },
  ],
  city: [{ kind: 'city', seat: 0, city: 'AAC' }],
  phase: [
    { kind: 'phase', phase: 'cryptozoologists', round: 3, final: false },
    { kind: 'phase', phase: 'helpers', round: 12, final: true },
  ],
  dice: [
    {
      kind: 'dice',
      seat: 0,
      faces: [
        { bonus: 'coin', n: 2 },
        { bonus: 'exp', n: 1 },
        { bonus: 'restore', n: 2 },
        { bonus: 'rumour', n: 1 },
      ],
    },
  ],
  turn: [
    { kind: 'turn', seat: 0, phase: 'cryptozoologists' },
    { kind: 'turn', seat: 0, phase: 'helpers' },
  ],
  'turn.ended': [{ kind: 'turn.ended', seat: 0, phase: 'helpers', row: 4 }],
  laid: [
    { kind: 'laid', laid: [] },
    { kind: 'laid', laid: [{ at: 'E2', face: 'F' }] },
  ],
  market: (['setup', 'refilled', 'refreshed', 'replaced'] as const).map((why) => ({
    kind: 'market',
    faces: ['B', 'r', null],
    why,
  })),
  'bag.refilled': [1, 2, 5, 21].map((tokens) => ({ kind: 'bag.refilled', tokens })),
  bought: [{ kind: 'bought', seat: 0, face: 'E', price: 3 }],
  sold: [
    { kind: 'sold', seat: 0, face: 'V', price: 4, removed: null },
    { kind: 'sold', seat: 0, face: 'V', price: 4, removed: 'R' },
  ],
  swapped: [-1, 0, 1].map((coins) => ({ kind: 'swapped', seat: 0, given: 'S', taken: 'W', coins })),
  'market.paid': [{ kind: 'market.paid', seat: 0 }],
  revealed: [
    { kind: 'revealed', slot: 0, card: 'karadag', location: 'E3', evidence: ['E', 'W'] },
    { kind: 'revealed', slot: 0, card: 'lagopus', location: null, evidence: ['S', '?'] },
  ],
  'mark.filled': [{ kind: 'mark.filled', card: 'lagopus', location: 'N2', evidence: ['S', 'R'] }],
  'slot.empty': [{ kind: 'slot.empty', slot: 5 }],
  'deck.reshuffled': [{ kind: 'deck.reshuffled', level: 2 }],
  replaced: [
    { kind: 'replaced', seat: 0, card: 'lossie', slot: 1, coins: 0 },
    { kind: 'replaced', seat: 0, card: 'lossie', slot: 1, coins: 1 },
  ],
  bid: [
    { kind: 'bid', seat: 0, card: 'habyor', from: null },
    { kind: 'bid', seat: 0, card: 'habyor', from: 'mavo' },
  ],
  'bids.returned': [{ kind: 'bids.returned', seats: [0, 1], card: 'karadag' }],
  moved: (['movement', 'planeTicket', 'action', 'skill', 'ability'] as const).map((by) => ({
    kind: 'moved',
    seat: 0,
    from: 'LON',
    to: 'E2',
    by,
  })),
  stayed: [{ kind: 'stayed', seat: 0 }],
  collected: (['action', 'skill', 'ability'] as const).map((by) => ({
    kind: 'collected',
    seat: 0,
    at: 'E2',
    face: 'V',
    by,
  })),
  tracked: [
    { kind: 'tracked', seat: 0, card: 'karadag', cover: ['E', 'W'], by: 'action' },
    { kind: 'tracked', seat: 0, card: 'kraken', cover: ['W', 'Rr', '-'], by: 'skill' },
    { kind: 'tracked', seat: 0, card: 'kraken', cover: ['RR', '-', '-'], by: 'skill' },
  ],
  rolled: (['attempt', 'secondChance', 'token'] as const).map((by) => ({
    kind: 'rolled',
    seat: 0,
    card: 'karadag',
    dice: ['success', 'luck', 'failure'],
    by,
  })),
  luck: [{ kind: 'luck', seat: 0, card: 'karadag' }],
  found: [
    {
      kind: 'found',
      seat: 0,
      card: 'karadag',
      location: 'E3',
      evidence: ['E', 'W'],
      spent: ['E', 'r', 'r'],
    },
  ],
  failed: [
    { kind: 'failed', seat: 0, card: 'owlman', lost: ['S'], kept: true },
    { kind: 'failed', seat: 0, card: 'karadag', lost: ['R', 'r'], kept: false },
  ],
  relocated: [{ kind: 'relocated', seat: 0, card: 'karadag', x: 6, y: 7, turn: 1, by: 'skill' }],
  request: [{ kind: 'request', seat: 0, request: 'request-7', cards: ['skvader', 'lagopus'], by: 'action' }],
  'tile.lost': [{ kind: 'tile.lost', seat: 0, card: 'skvader' }],
  refresh: (['action', 'ability', 'automatic', 'poacher'] as const).flatMap((cause) => [
    { kind: 'refresh', seat: 0, cause, removed: 'F' } as const,
    { kind: 'refresh', seat: 0, cause, removed: null } as const,
  ]),
  searched: (['hare', 'coins', 'evidence', 'reroll'] as const).map((token) => ({
    kind: 'searched',
    seat: 0,
    city: 'ROM',
    token,
    spent: 'r',
    by: 'action',
  })),
  cashed: [{ kind: 'cashed', seat: 0, token: 'coins' }],
  gained: (['ability', 'symbol', 'die', 'refresh', 'failure', 'token'] as const).flatMap((why) =>
    (['coins', 'exp', 'rumours'] as const).map(
      (what) => ({ kind: 'gained', seat: 0, what, n: 1, why }) as const,
    ),
  ),
  drew: [{ kind: 'drew', seat: 0, faces: ['V', 'V'], why: 'ability' }],
  restored: [
    { kind: 'restored', seat: 0, skills: ['luck', 'planeTicket'], coins: 0 },
    { kind: 'restored', seat: 0, skills: ['luck'], coins: 1 },
  ],
  learned: [
    { kind: 'learned', seat: 0, skill: 'range2', price: 2 },
    { kind: 'learned', seat: 0, skill: 'range2', price: 0 },
  ],
  helper: (['mandatory', 'paid', 'refresh', 'symbol', 'ability'] as const).map((why) => ({
    kind: 'helper',
    seat: 0,
    from: 5,
    to: 4,
    why,
  })),
  die: [{ kind: 'die', seat: 0, die: 1, bonus: 'coin', n: 3 }],
  tile: [{ kind: 'tile', seat: 0, tile: 'water-11' }],
  terrain: (['turn', 'ability', 'poacher'] as const).map((why) => ({
    kind: 'terrain',
    seat: 0,
    tile: 'forest-17',
    x: 2,
    y: 4,
    turn: 3,
    why,
  })),
  'terrain.exchanged': [{ kind: 'terrain.exchanged', seat: 0, given: 'mountain-15', taken: 'mountain-01' }],
  'terrain.skipped': [{ kind: 'terrain.skipped', seat: 0 }],
  'terrain.exhausted': [
    { kind: 'terrain.exhausted', type: 'water', discarded: [] },
    { kind: 'terrain.exhausted', type: 'mountain', discarded: [{ seat: 0, tile: 'mountain-01' }] },
  ],
  'end.triggered': [{ kind: 'end.triggered', finalRound: 12 }],
  'poacher.card': [{ kind: 'poacher.card', card: 'poacher-08', rule: 'CR-POA-1' }],
  'poacher.row': [
    ...EUROPE.poacherCards.flatMap(({ up }) =>
      up.map((actions, row) => ({ kind: 'poacher.row', row, actions, rule: 'CR-POA-2' }) as const),
    ),
    ...EUROPE.poacherCards.flatMap(({ above, below }) => [
      { kind: 'poacher.row', row: 'above', actions: above.actions, rule: 'CR-POH-1' } as const,
      { kind: 'poacher.row', row: 'below', actions: below.actions, rule: 'CR-POH-1' } as const,
    ]),
  ],
  'poacher.action': [
    { kind: 'poacher.action', action: 'bid', done: true, why: 'done', rule: 'CR-POA-4' },
    { kind: 'poacher.action', action: 'bid', done: true, why: 'done', rule: 'CR-POH-2' },
    { kind: 'poacher.action', action: 'con', done: false, why: 'no-free-slot', rule: 'CR-POA-28' },
    { kind: 'poacher.action', action: 'low', done: false, why: 'no-eligible-evidence', rule: 'CR-POA-13' },
    { kind: 'poacher.action', action: 'ref', done: false, why: 'map-is-full', rule: 'CR-POA-9' },
    { kind: 'poacher.action', action: 'c2', done: false, why: 'no-catch', rule: 'CR-POA-19' },
    { kind: 'poacher.action', action: 'coin', done: false, why: 'no-such-die', rule: 'CR-POH-7' },
  ],
  'poacher.took': [
    { kind: 'poacher.took', from: 'map', at: 'W3', face: 'B', candidates: ['W3:B'], rule: 'CR-POA-13' },
    {
      kind: 'poacher.took',
      from: 'map',
      at: 'W3',
      face: 'B',
      candidates: ['W3:B', 'W1:V'],
      rule: 'CR-POA-13',
    },
    { kind: 'poacher.took', from: 'market', at: 1, face: 'r', candidates: ['1', '2'], rule: 'CR-POH-9' },
  ],
  'poacher.caught': (['found', 'contract', 'bid'] as const).map((category) => ({
    kind: 'poacher.caught',
    card: 'sarmatian_snail',
    category,
    spent: ['W', 'B', 'R', 'R'],
    candidates: ['sarmatian_snail', 'karadag'],
    rule: 'CR-POA-21',
  })),
  'poacher.die': [
    { kind: 'poacher.die', bonus: 'rumour', n: 1, gained: true, rule: 'CR-POH-8' },
    { kind: 'poacher.die', bonus: 'coin', n: 3, gained: false, rule: 'CR-POH-7' },
  ],
  'poacher.moved': [
    { kind: 'poacher.moved', from: 5, to: 3, rule: 'CR-POH-10' },
    { kind: 'poacher.moved', from: 5, to: 5, rule: 'CR-POH-10' },
  ],
  'poacher.idle': [{ kind: 'poacher.idle', rule: 'CR-POA-3' }],
  'poacher.ended': [{ kind: 'poacher.ended', phase: 'helpers', row: 3, rule: 'CR-POH-11' }],
  'contracts.shown': [{ kind: 'contracts.shown', seat: 0, contracts: ['contract-07', 'contract-02'] }],
  lost: [
    { kind: 'lost', why: 'contract', rule: 'CR-SEND-1' },
    { kind: 'lost', why: 'five', rule: 'CR-SEND-1' },
  ],
}

const russian = cryptidsText('ru', EUROPE, ['Анна', 'Борис'])
const english = cryptidsText('en', EUROPE, ['Anna', 'Boris'])
const notes = Object.values(SAMPLES).flat() as unknown as readonly Note[]

test('every kind of note is a sentence in both languages', () => {
  for (const text of [russian, english]) {
    for (const note of notes) checkSentence(text, text.note(note))
  }
})

test('what is told differently sounds different', () => {
  for (const text of [russian, english]) {
    for (const samples of Object.values(SAMPLES)) {
      const told = samples.map((note) => [JSON.stringify(note), text.note(note as unknown as Note)] as const)
      const lines = new Map(told.map(([note, line]) => [line, note]))
      const distinct = new Set(told.map(([note]) => note))
      assert.equal(lines.size, distinct.size, told.map(([, line]) => line).join('\n'))
    }
  }
})

test('CR-POA-1: every note about the Poacher knows the rule that decides, and no line of the log is a code', () => {
  const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')
  for (const note of notes.filter(({ kind }) => kind.startsWith('poacher.')))
    assert.ok(rules.includes(`- **${note.rule}** `), `${note.kind}: ${note.rule}`)
  for (const text of [russian, english]) {
    for (const note of notes) assert.doesNotMatch(text.note(note), /CR-/)
  }
})

const say = (note: CryptidsNote): string => russian.note(note as unknown as Note)

test('CR-POA-3: the Poacher says what he does, what he cannot do, and why', () => {
  assert.equal(
    say({ kind: 'poacher.action', action: 'c2', done: false, why: 'no-catch', rule: 'CR-POA-19' }),
    'Невозможно: поймать криптида, которому нужны 2 доказательства; ловить некого.',
  )
  assert.equal(
    say({
      kind: 'poacher.took',
      from: 'map',
      at: 'W3',
      face: 'B',
      candidates: ['W3:B', 'W1:B'],
      rule: 'CR-POA-13',
    }),
    'Браконьер берёт кости: Бретань и Бискайский залив (W3); подходили кости W3, кости W1.',
  )
})

test('CR-POH-2: the same sign means the map above and the market below', () => {
  const action = (rule: string): string =>
    say({ kind: 'poacher.action', action: 'bid', done: true, why: 'done', rule })
  assert.match(action('CR-POA-4'), /с карты/)
  assert.match(action('CR-POH-2'), /с рынка/)
})

test('cryptids, evidence and coins stand in the case that the sentence needs', () => {
  const lines = [
    say({ kind: 'found', seat: 0, card: 'karadag', location: 'E3', evidence: ['E', 'W'], spent: ['E', 'W'] }),
    say({ kind: 'bought', seat: 1, face: 'V', price: 1 }),
    say({ kind: 'bid', seat: 0, card: 'sarmatian_snail', from: null }),
    say({ kind: 'gained', seat: 0, what: 'coins', n: 21, why: 'die' }),
    say({ kind: 'tracked', seat: 0, card: 'owlman', cover: ['rr', '-'], by: 'action' }),
  ]
  assert.deepEqual(lines, [
    'Анна находит Карадагского змея: Причерноморье и Крым (E3); потрачено: очевидец и очертания в воде.',
    'Борис покупает жертву за 1 монету.',
    'Анна делает ставку на Сарматскую морскую улитку.',
    'Анна получает 21 монету (кубик помощника).',
    'Анна отслеживает Человека-сову: два бонусных слуха, на остальное 1 кубик.',
  ])
})

const readers = {
  ru: cryptidsText('ru', EUROPE, ['Анна', 'Борис'], 0),
  en: cryptidsText('en', EUROPE, ['Anna', 'Boris'], 0),
}

test('the reader is “you” in every line, never a name', () => {
  for (const text of Object.values(readers)) {
    for (const note of notes) {
      const line = text.note(note)
      checkSentence(text, line)
      assert.doesNotMatch(line, /Анна|Anna/)
    }
  }
})

test('verbs agree with the reader; other players keep their names', () => {
  const said = (language: 'ru' | 'en', note: CryptidsNote): string =>
    readers[language].note(note as unknown as Note)
  const verbs = { ru: /^Вы (?!\p{L}+(ает|яет|ит|ёт|ется)\b)/u, en: /^You (?!\w+s\b)/ }
  for (const [language, text] of Object.entries(readers)) {
    for (const note of notes) {
      const line = text.note(note)
      if (/^(Вы|You) /.test(line)) assert.match(line, verbs[language as 'ru' | 'en'])
    }
  }
  const lost: CryptidsNote = { kind: 'failed', seat: 0, card: 'karadag', lost: ['E'], kept: false }
  assert.equal(said('ru', lost), 'Карадагский змей ускользает, вы теряете очевидца.')
  assert.equal(said('en', lost), 'Karadag Serpent slips away, you lose an eyewitness.')
  const bids: CryptidsNote = { kind: 'bids.returned', seats: [0, 1], card: 'karadag' }
  assert.equal(said('ru', bids), 'С карточки «Карадагский змей» возвращаются ставки: Борис и вы.')
  assert.equal(said('en', { ...bids, seats: [0] }), 'Your bid returns from the card “Karadag Serpent”.')
  const swap: CryptidsNote = { kind: 'swapped', seat: 0, given: 'S', taken: 'W', coins: 1 }
  assert.match(said('ru', swap), /^Вы обмениваете .* и получаете 1 монету\.$/)
  assert.match(said('ru', { ...swap, seat: 1 }), /^Борис обменивает .* и получает 1 монету\.$/)
  const step: CryptidsNote = { kind: 'helper', seat: 0, from: 5, to: 4, why: 'mandatory' }
  assert.match(said('ru', step), /^Ваш помощник: /)
  assert.match(said('en', { ...step, seat: 1 }), /^Helper \(Boris\): /)
})

test('rounds, phases and the final round are the chapters of a match', () => {
  const chapter = (phase: 'cryptozoologists' | 'helpers', final: boolean): (string | null)[] =>
    [russian, english].map((text) => text.milestone({ kind: 'phase', phase, round: 3, final }))
  assert.deepEqual(chapter('cryptozoologists', false), ['Раунд 3', 'Round 3'])
  assert.deepEqual(chapter('helpers', false), ['Раунд 3, помощники', 'Round 3, helpers'])
  assert.deepEqual(chapter('cryptozoologists', true), ['Финальный раунд', 'Final round'])
  assert.equal(russian.milestone({ kind: 'stayed', seat: 0 }), null)
})

test('a note without words is a mistake, not a blank', () => {
  assert.throws(() => russian.note({ kind: 'unheard-of' }), /no words for note/)
})
