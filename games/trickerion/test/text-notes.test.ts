import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import type { Note } from '@curio/kernel'
import { MAGORIA } from '../content/index.ts'
import { trickerionText } from '../text/index.ts'

const said = (note: Note, language: 'ru' | 'en' = 'en'): string =>
  trickerionText(language, MAGORIA, ['Ann', 'Bob'], 0).note(note)

test('the end of the game is no phase that begins', () => {
  assert.equal(said({ kind: 'phase', phase: 'over', round: 5 }, 'ru'), 'Игра окончена.')
  assert.equal(said({ kind: 'phase', phase: 'action', round: 5 }), 'The action phase begins.')
})

test('TR-WAGE-7, TR-WAGE-8: wages tell what was paid, and Fame only where some was lost', () => {
  assert.equal(said({ kind: 'wages', seat: 0, due: 3, paid: 3, fame: 0 }), 'You pay wages: 3 coins.')
  assert.equal(said({ kind: 'wages', seat: 1, due: 3, paid: 1, fame: 0 }), 'Bob pays wages: 1 coin.')
  assert.equal(
    said({ kind: 'wages', seat: 1, due: 3, paid: 2, fame: 2 }),
    'Bob pays wages: 2 coins; the rest is missing and costs 2 Fame.',
  )
})

test('within a sentence the reader has no capital letter', () => {
  assert.equal(
    said({ kind: 'notPerformed', seat: 0, day: 'friday' }, 'ru'),
    'Пятница: вы не проводите представления.',
  )
  assert.equal(said({ kind: 'notPerformed', seat: 0, day: 'friday' }), 'Friday: you do not perform.')
})

test('sentences about characters have them in the case that the verb wants', () => {
  const notes: readonly (readonly [Note, string, string])[] = [
    [
      { kind: 'start.specialist', seat: 0, specialist: 'assistant' },
      'Вы берёте в команду ассистента.',
      'You take the Assistant into the team.',
    ],
    [
      { kind: 'idle', seat: 1, disc: 'apprentice2' },
      'Bob оставляет ученика 2 дома.',
      'Bob leaves Apprentice 2 at home.',
    ],
    [
      { kind: 'hired', seat: 0, disc: 'engineer', die: 2 },
      'Вы нанимаете инженера, который придёт в конце раунда.',
      'You hire the Engineer, who joins at the end of the round.',
    ],
    [
      { kind: 'joined', seat: 1, disc: 'apprentice3' },
      'Bob принимает в команду ученика 3.',
      'Bob is joined by Apprentice 3.',
    ],
    [
      { kind: 'linked', seat: 0, links: 1, fame: 1, coins: 0 },
      'Вы создаёте 1 связь и берёте 1 славу.',
      'You make 1 link and take 1 Fame.',
    ],
    [
      { kind: 'placed', seat: 0, disc: 'magician', slot: 'friday.stage', ap: 0, shard: false, boost: false },
      'Вы отправляете иллюзиониста: пятница, сцена.',
      'You send the Magician to Friday, on stage.',
    ],
    [
      { kind: 'markersHome', seat: 1, trick: 'levitation', why: 'discarded' },
      'Представление снято: жетон номера «Левитация» возвращается в запас (Bob).',
      'The show is taken down: Bob’s marker of “Levitation” returns to the supply.',
    ],
    [
      {
        kind: 'bought',
        seat: 0,
        loads: [{ kind: 'fabric', count: 1, on: 'board' }],
        paid: { fame: 0, coins: 0, shards: 0 },
        bargain: 0,
      },
      'Вы получаете бесплатно: ткань.',
      'You get for free: fabric.',
    ],
    [
      { kind: 'drew', seat: 1, decks: ['downtown', 'downtown', 'marketRow'] },
      'Bob смотрит особые поручения (центр ×2 и рынок).',
      'Bob looks at special assignments (Downtown ×2 and Market Row).',
    ],
  ]
  for (const [note, ru, en] of notes) assert.deepEqual([said(note, 'ru'), said(note)], [ru, en])
})

test('a performance tells what each got, and who got nothing', () => {
  const performed = {
    kind: 'performed',
    seat: 0,
    day: 'thursday',
    card: 'R01',
    paid: [
      { seat: 0, trick: 'levitation', fame: 1, coins: 0, shards: 0 },
      { seat: 1, trick: 'linking-rings', fame: 0, coins: 0, shards: 0 },
    ],
    bonus: {
      forLinks: { fame: 1, coins: 0, shards: 0 },
      forCard: { fame: 0, coins: 2, shards: 0 },
      forSpecialists: [],
    },
  }
  assert.equal(
    said(performed, 'ru'),
    'Четверг, Риверсайд 1: вы проводите представление. Вы получаете 1 славу за номер «Левитация». Bob не получает ничего за номер «Сцепленные кольца». Бонусы организатора приносят ещё 1 славу и 2 монеты.',
  )
  assert.equal(
    said(performed),
    'Thursday, Riverside 1: you perform. You get 1 Fame for “Levitation”. Bob gets nothing for “Linking Rings”. Performer bonuses bring 1 Fame and 2 coins more.',
  )
})

test('a placement, and the way into the Dark Alley, are called in Russian as the rules call them', () => {
  const rules = readFileSync(new URL('../RULES.ru.md', import.meta.url), 'utf8')
  const { at, to } = trickerionText('ru', MAGORIA, []).words.locations.darkAlley
  for (const words of [at, to, 'выставлени']) assert.ok(rules.includes(words), words)
  assert.equal(
    said({ kind: 'placement.ended', seat: 0, lost: 1 }, 'ru'),
    'Вы завершаете выставление и теряете 1 очко действия.',
  )
  assert.doesNotMatch(rules, /размещени/)
})

test('a placement tells its action points, and none on stage', () => {
  const placed = { kind: 'placed', seat: 1, disc: 'magician', boost: false }
  assert.equal(
    said({ ...placed, slot: 'sunday.stage', ap: 0, shard: false }),
    'Bob sends the Magician to Sunday, on stage.',
  )
  assert.equal(
    said({ ...placed, slot: 'downtown.0', ap: 6, shard: true }),
    'Bob sends the Magician to Downtown +2, for 6 action points (enhanced for a shard).',
  )
})
