import { type PointerEvent, useRef } from 'react'
import type { Board } from './board.ts'
import type { Thing } from './model/things.ts'

/** A pointer that moved less than this has tapped. */
const TAP = 6

/** What can be taken in hand while plans are made, and what it can be laid on. */
const MOVABLE = '[data-target^="disc:"], [data-target^="card:"]'

interface Held {
  readonly thing: Thing
  readonly element: HTMLElement
  readonly x: number
  readonly y: number
  ghost: HTMLElement | null
}

interface Dragging {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
}

const thingUnder = (x: number, y: number): Thing | null => {
  const target = document.elementFromPoint(x, y)?.closest<HTMLElement>(MOVABLE)?.dataset.target
  return (target as Thing | undefined) ?? null
}

/** A copy of what is dragged, under the pointer; it is not part of the board. */
function ghostOf(element: HTMLElement): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement
  for (const marked of [ghost, ...ghost.querySelectorAll<HTMLElement>('[data-motion], [data-target]')]) {
    marked.removeAttribute('data-motion')
    marked.removeAttribute('data-target')
  }
  ghost.classList.add('tb-dragged')
  ghost.inert = true
  ghost.style.width = `${element.offsetWidth}px`
  element.closest('.tb')?.append(ghost)
  return ghost
}

/**
 * Assignments are given by dragging a card to a character, or a character to a place of the city. Everything that can be
 * dragged can be tapped as well.
 */
export function useDragging(board: Board): Dragging {
  const held = useRef<Held | null>(null)
  const latest = useRef(board)
  latest.current = board

  const onMove = (event: globalThis.PointerEvent): void => {
    const now = held.current
    if (!now) return
    const moved = Math.hypot(event.clientX - now.x, event.clientY - now.y)
    if (!now.ghost && moved < TAP) return
    now.ghost ??= ghostOf(now.element)
    now.ghost.style.translate = `${event.clientX}px ${event.clientY}px`
    event.preventDefault()
  }

  const release = (event: globalThis.PointerEvent): void => {
    const now = held.current
    held.current = null
    window.removeEventListener('pointermove', onMove)
    window.removeEventListener('pointerup', release)
    window.removeEventListener('pointercancel', release)
    if (!now?.ghost) return
    now.ghost.remove()
    // The click that follows on the same element would be taken for a tap.
    window.addEventListener('click', stop, { capture: true, once: true })
    setTimeout(() => window.removeEventListener('click', stop, { capture: true }), 0)
    const onto = event.type === 'pointerup' ? thingUnder(event.clientX, event.clientY) : null
    if (onto !== null && onto !== now.thing) latest.current.drop(now.thing, onto)
  }

  return {
    onPointerDown: (event) => {
      if (event.button !== 0 || board.scene.question?.kind !== 'plan') return
      const element = (event.target as Element).closest<HTMLElement>(MOVABLE)
      const thing = element?.dataset.target as Thing | undefined
      // A quarter of the city is a place to lay something on.
      if (!element || !thing || element.classList.contains('tb-quarter') || !board.legal.has(thing)) return
      held.current = { thing, element, x: event.clientX, y: event.clientY, ghost: null }
      window.addEventListener('pointermove', onMove)
      window.addEventListener('pointerup', release)
      window.addEventListener('pointercancel', release)
    },
  }
}

const stop = (event: Event): void => {
  event.stopPropagation()
  event.preventDefault()
}
