import type { GameTitle, LessonTitle } from '@curio/ui'
import type { Save } from '../local/save.ts'

/** Where a lesson begins, or goes on from where it was left. */
export const lessonAddress = (game: string, lesson: string): string => `/tutorial/${game}/${lesson}`

type Kept = Pick<Save, 'id' | 'game' | 'tutorial' | 'over'>

const isOf = (save: Kept, game: string, lesson: string): boolean =>
  save.game === game && save.tutorial === lesson

/** The match in which a lesson was left, the latest first; undefined if it has to begin. */
export function leftMatch<K extends Kept>(saves: readonly K[], game: string, lesson: string): K | undefined {
  return saves.find((save) => isOf(save, game, lesson) && !save.over)
}

/** The lessons of a game that were not taken to their end in this browser. */
export function lessonsToTake(
  { id, lessons }: Pick<GameTitle, 'id' | 'lessons'>,
  saves: readonly Kept[],
): readonly LessonTitle[] {
  return lessons.filter((lesson) => !saves.some((save) => isOf(save, id, lesson.id) && save.over))
}
