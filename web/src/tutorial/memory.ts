/** What the browser remembers of a lesson; everything else follows from the position. */
export interface Memory {
  /** The step that was due. */
  readonly step: string | null
  /** The learner plays on without the lesson. */
  readonly off: boolean
}

const keyOf = (table: string): string => `curio.lesson.${table}`

export function recall(table: string): Memory {
  const [kept = '', off] = (localStorage.getItem(keyOf(table)) ?? '').split(' ')
  return { step: kept === '' ? null : kept, off: off === 'off' }
}

export function remember(table: string, { step, off }: Memory): void {
  localStorage.setItem(keyOf(table), `${step ?? ''}${off ? ' off' : ''}`)
}

export function forget(table: string): void {
  localStorage.removeItem(keyOf(table))
}
