import type { Highlight } from '@curio/ui'
import type { Pointer } from '@curio/ui/tutorial'
import { useEffect, useMemo } from 'react'
import { useTableScreen } from '../table/context.ts'

/** Set on what a text points to; the stylesheet rings it. */
const POINTED = 'data-pointed'

/** The board as it can be played on. */
const MAP = '.stage svg[role="group"]'

/** Lights what a text points to, and brings it into view: what is to be pressed first, then the map. */
export function usePointing(point: Pointer | undefined): void {
  useLight(point?.board)
  // What is ringed may be drawn anew at any time, so it is looked for after every change.
  useEffect(() => {
    ring(point)
    return () => ring(undefined)
  })
  useEffect(() => {
    let isDue = true
    // What is lit is drawn with the next frame.
    const frame = requestAnimationFrame(() => {
      revealBoard(point)
      reveal(panelOf(point))
    })
    const follow = ({ target }: Event): void => {
      // A tap may bring what is pointed to into sight, or take it away: a phone shows one view at a time.
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

/** A line of the log or an option may borrow the light; afterwards it comes back. */
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

/** Rings what a text points to, and nothing else. */
function ring(point: Pointer | undefined): void {
  const panel = panelOf(point)
  for (const each of document.querySelectorAll(`[${POINTED}]`)) {
    if (each !== panel) each.removeAttribute(POINTED)
  }
  panel?.setAttribute(POINTED, '')
}

const panelOf = (point: Pointer | undefined): Element | null =>
  point?.panel === undefined ? null : document.querySelector(point.panel)

/** A die where it lies; of what is drawn the whole map, and the thing itself where the map is too large. */
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
