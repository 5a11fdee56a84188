import type { Highlight } from '@curio/ui'
import type { Pointer } from '@curio/ui/tutorial'
import { useEffect, useMemo } from 'react'
import { useTableScreen } from '../table/context.ts'

/** Set on what a text points to; the stylesheet draws a ring around it. */
const POINTED = 'data-pointed'

/** The interactive board. */
const MAP = '.stage svg[role="group"]'

/** Highlights what a text points to and scrolls it into view: controls first, then the map. */
export function usePointing(point: Pointer | undefined): void {
  useLight(point?.board)
  // The target may be rendered again at any time, so it is looked up after every change.
  useEffect(() => {
    ring(point)
    return () => ring(undefined)
  })
  useEffect(() => {
    let isDue = true
    // The highlight is drawn with the next frame.
    const frame = requestAnimationFrame(() => {
      revealBoard(point)
      reveal(panelOf(point))
    })
    const follow = ({ target }: Event): void => {
      // A tap may show or hide the target: a phone shows one view at a time.
      requestAnimationFrame(() => isDue && ring(point))
      if (target instanceof Node && panelOf(point)?.contains(target)) revealBoard(point)
    }
    document.addEventListener('click', follow)
    return () => {
      isDue = false
      cancelAnimationFrame(frame)
      document.removeEventListener('click', follow)
    }
  }, [point])
}

/** A line of the log or an option may take over the highlight; afterwards it comes back. */
function useLight(ids: readonly string[] | undefined): void {
  const { highlight, setHighlight } = useTableScreen()
  const wanted = useMemo((): Highlight | null => (ids ? { kind: 'map', ids } : null), [ids])
  useEffect(() => {
    setHighlight(wanted)
    return () => setHighlight(null)
  }, [wanted, setHighlight])
  useEffect(() => {
    if (highlight === null && wanted !== null) setHighlight(wanted)
  }, [highlight, wanted, setHighlight])
}

/** Draws rings around what a text points to, and nothing else. */
function ring(point: Pointer | undefined): void {
  const panel = panelOf(point)
  for (const each of document.querySelectorAll(`[${POINTED}]`)) {
    if (each !== panel) each.removeAttribute(POINTED)
  }
  panel?.setAttribute(POINTED, '')
}

const panelOf = (point: Pointer | undefined): Element | null =>
  point?.panel === undefined ? null : document.querySelector(point.panel)

/** Scrolls a die into view; for a thing on the map first the whole map, then the thing in case the map is too large. */
function revealBoard(point: Pointer | undefined): void {
  if (point?.board === undefined) return
  const [first] = point.board
  const thing = first === undefined ? null : document.querySelector(`[data-target="${first}"]`)
  if (!(thing instanceof HTMLElement)) reveal(document.querySelector(MAP))
  reveal(thing)
}

function reveal(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
