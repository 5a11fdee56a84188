import type { Level } from '@curio/protocol'
import type { GameTitle, LessonTitle } from '@curio/ui'
import type { Language } from '@curio/ui/language'
import type { Tutorial } from '@curio/ui/tutorial'
import type { LocalSeat, Save } from '../local/save.ts'

/** Where a lesson begins, or goes on from where it was left. */
export const lessonAddress = (game: string, lesson: string): string => `/tutorial/${game}/${lesson}`

/** Plays the rivals of learners who leave the script: the lesson is no contest. */
const RIVAL_LEVEL: Level = 'easy'

/** Who sits at the table of a lesson: the learner, then the rivals. */
export function lessonSeats(
  { script, rivals = [] }: Tutorial,
  learner: string,
  language: Language,
): readonly LocalSeat[] {
  return [
    { name: learner, kind: 'person', level: '', script },
    ...rivals.map(
      (rival): LocalSeat => ({
        name: rival.name[language],
        kind: 'bot',
        level: RIVAL_LEVEL,
        script: rival.script,
      }),
    ),
  ]
}

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
