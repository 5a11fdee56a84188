import assert from 'node:assert/strict'
import { test } from 'node:test'
import { termsOf } from '../ui/model/terms.ts'

test('CR-GEN-3, CR-SKILL-5: what is agreed for a number of players is told in words', () => {
  assert.deepEqual(termsOf({}, ['Ада', 'Место 2'], {}, 'ru'), [
    ['Вольпертингер', 'Нет'],
    ['Игра без жетонов ставок', 'Нет'],
    ['Навыки дороже на 1 опыт', 'Да'],
    ['Кто ходит первым', 'По жребию'],
  ])
  const three = termsOf({ wolpertinger: true, seating: [2, 0, 1] }, ['Ада', 'Борис', 'Вера'], {}, 'ru')
  assert.deepEqual(three, [
    ['Вольпертингер', 'Да'],
    ['Игра без жетонов ставок', 'Нет'],
    ['Кто ходит первым', 'Вера'],
  ])
})
