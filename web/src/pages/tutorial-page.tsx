import { type ReactElement, useEffect, useState } from 'react'
import { gameById } from '../games.ts'
import { createLocal } from '../local/local-link.ts'
import { listSaves } from '../local/saves.ts'
import { navigate } from '../router.tsx'
import { Notice } from '../shell/notice.tsx'
import { settings } from '../store/settings.ts'
import { useWords } from '../words/index.ts'

/** Takes up the lesson where it was left, or begins it. */
export function TutorialPage({ game }: { readonly game: string }): ReactElement {
  const words = useWords()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let wanted = true
    lessonOf(game).then(
      (id) => wanted && navigate(`/local/${id}`, { replace: true }),
      () => wanted && setFailed(true),
    )
    return () => {
      wanted = false
    }
  }, [game])
  return failed ? (
    <Notice title={words.errors.title} text={words.errors.notFoundText} home />
  ) : (
    <Notice title={words.loading} text="" />
  )
}

async function lessonOf(game: string): Promise<string> {
  const tutorial = await gameById(game)?.loadTutorial?.()
  if (!tutorial) throw new Error(`there is no lesson for "${game}"`)
  const saves = await listSaves()
  const left = saves.find((save) => save.tutorial === tutorial.id && !save.over)
  if (left) return left.id
  return createLocal({
    game,
    seats: [{ name: settings.get().name, kind: 'person', level: '' }],
    options: tutorial.options,
    seed: tutorial.seed,
    tutorial: tutorial.id,
  })
}
