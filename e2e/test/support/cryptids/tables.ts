import type { Line } from '../../../support/cryptids/line.ts'
import { keepOnly, saveOf } from '../../../support/saves.ts'
import type { Visitor } from '../visitor.ts'

let positions = 0

/** Sits down where a line has come to, as these people; the other seats are bots'. Nothing else is kept in the browser. */
export async function sitDownAt(visitor: Visitor, line: Line, people: readonly string[]): Promise<void> {
  const match = saveOf(line.found(), `line${++positions}`, people)
  if (!visitor.page.url().startsWith('http')) await visitor.go('/about')
  await keepOnly(visitor.page, [match])
  await visitor.go(`/local/${match.save.id}`)
}
