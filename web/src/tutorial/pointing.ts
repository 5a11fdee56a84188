import type { Highlight } from '@curio/ui'
import { useEffect, useMemo } from 'react'
import { useTableScreen } from '../table/context.ts'
import type { Pointer } from './tutorial.ts'

/** Set on what a text points to; the stylesheet rings it. */
const POINTED = 'data-pointed'

/** The board as it can be played on. */
const MAP = '.stage svg[role="group"]'

/** Lights what a text points to, and brings it into view: what is to be pressed first, then the map. */
export function usePointing(point: Pointer | undefined): void {
  useLight(point?.board)
  // What is ringed may be drawn anew at any time, so it is looked for after every change.
  useEffect(() => {
    const panel = panelOf(point)
    panel?.setAttribute(POINTED, '')
    return () => panel?.removeAttribute(POINTED)
  })
  useEffect(() => {
    // What is lit is drawn with the next frame.
    const frame = requestAnimationFrame(() => {
      revealBoard(point)
      reveal(panelOf(point))
    })
    const follow = ({ target }: Event): void => {
      if (target instanceof Node && panelOf(point)?.contains(target)) revealBoard(point)
    }
    document.addEventListener('click', follow)
    return () => {
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
