import type { Outcome } from '@curio/kernel'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { playSound } from '../../motion/sounds.ts'
import { Stagehand } from '../../motion/stagehand.ts'
import { TABLE_ID } from '../../motion/use-showing.ts'
import { settings } from '../../store/settings.ts'
import { useTableScreen } from '../context.ts'
import type { TableLink } from '../link.ts'
import { type House, Reveal, revealSteps } from './reveal.ts'
import { sidesAtEnd } from './sides.ts'

/** Whoever comes back to the results of an open table has seen the end. */
const seenAt = new WeakSet<TableLink>()

const SKIPPING_KEYS = ['Escape', 'Enter', ' ']

const house: House = {
  rate() {
    const { speed } = settings.get()
    return speed === 0 || document.visibilityState === 'hidden' ? null : speed
  },
  calm: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
  sound: playSound,
  look(thing) {
    // At once: a number that counts would lag behind a scroll.
    document.querySelector(`[data-motion="${CSS.escape(thing)}"]`)?.scrollIntoView({ block: 'nearest' })
  },
}

/** Lets the end be seen step by step, once for each open table. A tap on the results, or a key, ends it. */
export function useReveal(outcome: Outcome | null): RefObject<HTMLDivElement | null> {
  const { link, snapshot } = useTableScreen()
  const end = useRef<HTMLDivElement>(null)
  // The outcome of a match never changes, even if the table is told anew.
  const given = useRef({ outcome, seats: snapshot.table.seats.map(({ seat }) => seat) })
  useLayoutEffect(() => {
    const root = document.getElementById(TABLE_ID)
    const { outcome, seats } = given.current
    if (root === null || outcome === null || seenAt.has(link)) return
    const steps = revealSteps(sidesAtEnd(outcome, seats), outcome)
    const reveal = new Reveal(new Stagehand(root), house, steps)
    const forget = skippedBy(end.current, () => reveal.skip())
    void reveal.play().then((seen) => {
      if (seen) seenAt.add(link)
      forget()
    })
    return () => {
      reveal.stop()
      forget()
    }
  }, [link])
  return end
}

/** Gives a function that stops listening. */
function skippedBy(end: HTMLElement | null, skip: () => void): () => void {
  const press = (event: KeyboardEvent): void => {
    if (!SKIPPING_KEYS.includes(event.key) || isElsewhere(event.target)) return
    // On a button the key means the button too; anywhere else it would scroll.
    if (!(event.target instanceof HTMLButtonElement)) event.preventDefault()
    skip()
  }
  const hide = (): void => {
    if (document.visibilityState === 'hidden') skip()
  }
  // Somebody who scrolls looks for themselves.
  end?.addEventListener('pointerdown', skip)
  end?.addEventListener('wheel', skip, { passive: true })
  document.addEventListener('keydown', press, { capture: true })
  document.addEventListener('visibilitychange', hide)
  return () => {
    end?.removeEventListener('pointerdown', skip)
    end?.removeEventListener('wheel', skip)
    document.removeEventListener('keydown', press, { capture: true })
    document.removeEventListener('visibilitychange', hide)
  }
}

/** Somebody who types, or looks at a dialog or the rail, means that. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog, .rail, .app-bar') !== null
