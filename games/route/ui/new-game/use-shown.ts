import type { Packs } from '@curio/kernel'
import { useEffect, useState } from 'react'
import { loadPacks } from '../../content/load.ts'
import type { Shown } from '../../rules/shown.ts'
import { type Asked, variantIn } from '../../text/new-game/asked.ts'
import { packIn } from '../scene.ts'

/** What is chosen, with the names of its things; null while it is loaded. */
export function useShown(asked: Asked, brought: Packs): Shown | null {
  const variant = variantIn(asked)
  const [loaded, setLoaded] = useState<{ readonly of: string; readonly packs: Packs } | null>(null)
  useEffect(() => {
    let wanted = true
    const options = variant === 'guide' || variant === 'campaign' ? {} : { edition: 'booklet', city: variant }
    // Any city has what a campaign agrees on.
    loadPacks(variant === 'campaign' ? { edition: 'booklet', city: 'arkham' } : options).then(
      (packs) => wanted && setLoaded({ of: variant, packs }),
      () => null,
    )
    return () => {
      wanted = false
    }
  }, [variant])
  if (variant === 'guide') return packIn(brought)
  return loaded?.of === variant ? packIn({ ...loaded.packs, ...fitting(brought, loaded.packs) }) : null
}

/** Packs that were brought for this city. */
const fitting = (brought: Packs, used: Packs): Packs =>
  Object.fromEntries(Object.entries(brought).filter(([name]) => Object.hasOwn(used, name)))
