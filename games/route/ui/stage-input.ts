import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { asksForCards, asksForDice, type QuestionKind } from '../rules/question-kinds.ts'
import type { Decision } from './decision.ts'
import type { Scene } from './scene.ts'

/** The questions that are answered beside the map. */
const AT_THE_SIDE: readonly string[] = [
  'task.keep',
  'tourist.any',
  'tourist.extra',
  'tourist.repeat',
  'tome',
  'rating',
  'bet',
  'encounter.reroll',
  'encounter.upgrade',
  'penalty.riverside',
  'die.round',
  'landmark.cover',
] satisfies readonly QuestionKind[]

/** What a question is answered on, if not on the map. */
function partFor(kind: string): string | null {
  if (AT_THE_SIDE.includes(kind)) return '.rt-decision'
  return asksForDice(kind) || asksForCards(kind) ? '.rt-dice' : null
}

/** A phone cannot show everything at once: each question brings into sight what it is answered on. */
export function useInSight({ props, question }: Scene): RefObject<HTMLDivElement | null> {
  const stage = useRef<HTMLDivElement>(null)
  const { phone } = props
  const asked = question?.id ?? null
  const kind = question?.kind ?? ''
  useEffect(() => {
    if (!phone || asked === null) return
    const part = partFor(kind)
    // Either scrolls: all of it, or in landscape what is beside the map.
    const rooms = [stage.current, stage.current?.querySelector('.rt-under')]
    if (part === null) for (const room of rooms) room?.scrollTo({ top: 0 })
    else stage.current?.querySelector(part)?.scrollIntoView({ block: 'nearest' })
  }, [phone, asked, kind])
  return stage
}

interface Keys {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/**
 * Beside the map too Enter selects and a second Enter on the same thing confirms; Space takes back what can be taken
 * back. A key that is held down is one press.
 */
export function enterConfirms({ props }: Scene, decision: Decision | null): Keys {
  return {
    onKeyDown: (event) => {
      const { target } = event
      if (event.key !== 'Enter' || !(target instanceof Element)) return
      if (event.repeat) event.preventDefault()
      else if (decision?.value !== undefined && target.closest('button[aria-pressed="true"]')) {
        event.preventDefault()
        props.confirm()
      }
    },
  }
}
