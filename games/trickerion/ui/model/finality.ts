import type { Json, Question } from '@curio/kernel'
import { isQuestionKind, readAct } from '../../rules/grammar.ts'

/** Why an answer cannot be taken back once it is given. */
export type Finality = 'rolls' | 'reveals' | 'irreversible'

/** Null where an answer can be taken back, as far as it can be known before it is given. */
export function finalityOf({ kind }: Pick<Question, 'kind'>, value: Json): Finality | null {
  const act = isQuestionKind(kind) ? readAct(kind, value) : null
  switch (act?.type) {
    case 'reroll':
      return 'rolls'
    case 'draw':
    case 'deck':
      return 'reveals'
    default:
      return null
  }
}
