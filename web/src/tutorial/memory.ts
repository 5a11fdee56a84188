import { discard, keep, kept } from '../store/kept.ts'

/** What the browser remembers about a lesson; everything else follows from the table. */
export interface Memory {
  /** The step that was due last. */
  readonly step: string | null
  /** Every step that was on the card. */
  readonly said: readonly string[]
  /** The learner plays on without the lesson. */
  readonly off: boolean
}

const keyOf = (table: string): string => `curio.lesson.${table}`
const OFF = 'off'

export function recall(table: string): Memory {
  const [step = '', said = '', off] = (kept(keyOf(table)) ?? '').split(' ')
  return {
    step: step === '' ? null : step,
    said: said.split(',').filter((id) => id !== ''),
    off: off === OFF,
  }
}

export function remember(table: string, { step, said, off }: Memory): void {
  keep(keyOf(table), [step ?? '', said.join(','), off ? OFF : ''].join(' '))
}

export function forget(table: string): void {
  discard(keyOf(table))
}
