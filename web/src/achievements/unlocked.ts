import { isRecord, type Packs } from '@curio/kernel'
import { useEffect, useState } from 'react'
import type { GameEntry } from '../games.ts'
import { unlockedPacks } from '../online/api.ts'
import { keep, kept } from '../store/kept.ts'

const NONE: Packs = {}

const keyOf = (game: string): string => `curio.unlocked.${game}`

/** What this browser was last told to be unlocked. */
export function keptUnlocked(game: string): Packs {
  try {
    const packs: unknown = JSON.parse(kept(keyOf(game)) ?? '{}')
    return isRecord(packs) ? (packs as Packs) : NONE
  } catch {
    return NONE
  }
}

export const keepUnlocked = (game: string, packs: Packs): void => keep(keyOf(game), JSON.stringify(packs))

/** The packs of what the player has unlocked in a game; while no server answers, what this browser has kept of it. */
export function useUnlocked({ id, hasAchievements = false }: GameEntry): Packs {
  const [packs, setPacks] = useState<Packs>(() => (hasAchievements ? keptUnlocked(id) : NONE))
  useEffect(() => {
    if (!hasAchievements) return
    let wanted = true
    const ask = async (): Promise<void> => {
      const { packs: told } = await unlockedPacks(id)
      keepUnlocked(id, told)
      if (wanted) setPacks(told)
    }
    ask().catch(() => {})
    return () => {
      wanted = false
    }
  }, [id, hasAchievements])
  return packs
}
