import { type RefObject, useEffect, useRef } from 'react'
import type { Scene } from './scene.ts'

/** Where a question is answered, if not on the map. */
const BESIDE: readonly (readonly [kinds: RegExp, part: string])[] = [
  [/^(draft|initial)\./, '.rt-dice'],
  [/^(task|tourist|tome|encounter|penalty\.riverside)/, '.rt-decision'],
]

/** A phone has no room for everything at once: with each question comes into sight what it is answered on. */
export function useInSight({ props, question }: Scene): RefObject<HTMLDivElement | null> {
  const stage = useRef<HTMLDivElement>(null)
  const { phone } = props
  const asked = question?.id ?? null
  const kind = question?.kind ?? ''
  useEffect(() => {
    if (!phone || asked === null) return
    const part = BESIDE.find(([kinds]) => kinds.test(kind))?.[1]
    // Either scrolls: all of it, or, on its side, what is beside the map.
    const rooms = [stage.current, stage.current?.querySelector('.rt-under')]
    if (part === undefined) for (const room of rooms) room?.scrollTo({ top: 0 })
    else stage.current?.querySelector(part)?.scrollIntoView({ block: 'nearest' })
  }, [phone, asked, kind])
  return stage
}
