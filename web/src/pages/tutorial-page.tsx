import type { Tutorial } from '@curio/ui/tutorial'
import { type ReactElement, useEffect, useState } from 'react'
import { gameById } from '../games.ts'
import { listSaves } from '../local/matches.ts'
import { createLocal } from '../local/open-local.ts'
import { navigate } from '../router.tsx'
import { NotFound, Notice } from '../shell/notice.tsx'
import { settings } from '../store/settings.ts'
import { useWords } from '../words/index.ts'

export function TutorialPage({ game }: { readonly game: string }): ReactElement {
  const load = gameById(game)?.loadTutorial
  return load ? <Lesson game={game} load={load} /> : <NotFound />
}

interface LessonProps {
  readonly game: string
  readonly load: () => Promise<Tutorial>
}

/** Continues the lesson, or begins it. */
function Lesson({ game, load }: LessonProps): ReactElement {
  const words = useWords()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let wanted = true
    lessonOf(game, load).then(
      (id) => wanted && navigate(`/local/${id}`, { replace: true }),
      () => wanted && setFailed(true),
    )
    return () => {
      wanted = false
    }
  }, [game, load])
  return failed ? (
    <Notice title={words.errors.title} text={words.errors.text} home />
  ) : (
    <Notice title={words.loading} text="" />
  )
}

async function lessonOf(game: string, load: () => Promise<Tutorial>): Promise<string> {
  const tutorial = await load()
  const saves = await listSaves()
  const left = saves.find((save) => save.tutorial === tutorial.id && !save.over)
  if (left) return left.id
  return createLocal({
    game,
    seats: [{ name: settings.get().name, kind: 'person', level: '' }],
    options: tutorial.options,
    packs: {},
    seed: tutorial.seed,
    tutorial: tutorial.id,
  })
}
