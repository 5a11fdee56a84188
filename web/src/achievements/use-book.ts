import type { AchievementProgress, Game } from '@curio/kernel'
import type { AchievementsOfGame } from '@curio/protocol'
import { useCallback, useEffect, useState } from 'react'
import { loadGame } from '../local/games.ts'
import { achievementsOf, handLog, tickAchievement } from '../online/api.ts'
import { useServer } from '../online/use-server.ts'
import { handIn, progressAtHome } from './at-home.ts'

/** What a person has achieved in a game, as far as is known. */
export interface Book {
  readonly game: Game
  readonly progress: readonly AchievementProgress[]
  /** The names of what is unlocked; null while the server has not said. */
  readonly unlocked: readonly string[] | null
  /** Ticks or unticks what people judge themselves; null while the server cannot be reached. */
  readonly tick: ((id: string, done: boolean) => void) | null
}

interface Answered extends AchievementsOfGame {
  readonly game: Game
}

async function ask(id: string): Promise<Answered> {
  const game = await loadGame(id)
  const before = await achievementsOf(id)
  // A log that the server does not take must not hide what it knows.
  const after = await handIn(game, (seat, log) => handLog(id, seat, log)).catch(() => null)
  return { game, ...(after ?? before) }
}

/** A tick that the server has not answered yet. */
interface Wish {
  readonly item: string
  readonly done: boolean
}

const withWish = (
  progress: readonly AchievementProgress[],
  wish: Wish | null,
): readonly AchievementProgress[] =>
  progress.map((each) => (each.id === wish?.item ? { ...each, done: wish.done } : each))

/** 'none' for a game without achievements, null while it is loading. */
export function useBook(id: string): Book | 'none' | null {
  const [asked] = useServer(useCallback(() => ask(id), [id]))
  const [ticked, setTicked] = useState<AchievementsOfGame | null>(null)
  const [wished, setWished] = useState<Wish | null>(null)
  const home = useHome(id, asked.state === 'failed')
  const tick = useCallback(
    (item: string, done: boolean) => {
      // The box answers at once; if the server refuses, it goes back.
      setWished({ item, done })
      tickAchievement(id, item, done)
        .then(setTicked, () => {})
        .finally(() => setWished(null))
    },
    [id],
  )
  if (asked.state === 'done') {
    const { game } = asked.value
    const { progress, unlocked } = ticked ?? asked.value
    return game.achievements ? { game, progress: withWish(progress, wished), unlocked, tick } : 'none'
  }
  if (home === null) return null
  return home.game.achievements ? { ...home, unlocked: null, tick: null } : 'none'
}

/** What this browser's own matches say, worked out when the server cannot be asked. */
function useHome(id: string, isWanted: boolean): Pick<Book, 'game' | 'progress'> | null {
  const [home, setHome] = useState<Pick<Book, 'game' | 'progress'> | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let wanted = true
    const work = async (): Promise<void> => {
      const game = await loadGame(id)
      const progress = await progressAtHome(game)
      if (wanted) setHome({ game, progress })
    }
    work().catch(() => {})
    return () => {
      wanted = false
    }
  }, [id, isWanted])
  return home
}
