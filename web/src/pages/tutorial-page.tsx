import { type ReactElement, useEffect, useState } from 'react'
import { type GameEntry, gameById } from '../games.ts'
import { listSaves } from '../local/matches.ts'
import { createLocal } from '../local/open-local.ts'
import { navigate } from '../router.tsx'
import { NotFound, Notice } from '../shell/notice.tsx'
import { settings } from '../store/settings.ts'
import { leftMatch, lessonSeats } from '../tutorial/lessons.ts'
import { useWords } from '../words/index.ts'

interface TutorialProps {
  readonly game: string
  /** The id of the lesson; undefined for the first one of the game. */
  readonly lesson: string | undefined
}

export function TutorialPage({ game, lesson }: TutorialProps): ReactElement {
  const entry = gameById(game)
  const title = entry?.lessons.find(({ id }, index) => (lesson === undefined ? index === 0 : id === lesson))
  return entry && title ? <Opening entry={entry} lesson={title.id} /> : <NotFound />
}

interface OpeningProps {
  readonly entry: GameEntry
  readonly lesson: string
}

/** Continues the lesson, or begins it. */
function Opening({ entry, lesson }: OpeningProps): ReactElement {
  const words = useWords()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let wanted = true
    matchOf(entry, lesson).then(
      (id) => wanted && navigate(`/local/${id}`, { replace: true }),
      () => wanted && setFailed(true),
    )
    return () => {
      wanted = false
    }
  }, [entry, lesson])
  return failed ? (
    <Notice title={words.errors.title} text={words.errors.text} home />
  ) : (
    <Notice title={words.loading} text="" />
  )
}

async function matchOf({ id: game, loadTutorials }: GameEntry, lesson: string): Promise<string> {
  const left = leftMatch(await listSaves(), game, lesson)
  if (left) return left.id
  const tutorial = (await loadTutorials()).find(({ id }) => id === lesson)
  if (!tutorial) throw new Error(`${game} announces a lesson ${lesson} and has none`)
  const { name, language } = settings.get()
  return createLocal({
    game,
    seats: lessonSeats(tutorial, name, language),
    options: tutorial.options,
    packs: {},
    seed: tutorial.seed,
    tutorial: lesson,
  })
}
