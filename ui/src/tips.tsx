import { type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react'

const LONG_PRESS = 450
const MARGIN = 8

interface Tip {
  readonly text: string
  readonly anchor: Element
}

/**
 * Shows details on hover, focus and long press for any HTML or SVG element with a `data-tip`, in the shell or on a board;
 * and on any press for elements that do nothing else (`Explained`). Screen readers do not get the tip: the element needs
 * an `aria-label` or a description with the same content.
 */
export function TipLayer(): ReactElement | null {
  const [tip, setTip] = useState<Tip | null>(null)
  const bubble = useRef<HTMLDivElement>(null)
  useEffect(() => listen(setTip), [])
  useLayoutEffect(() => {
    if (bubble.current && tip) place(bubble.current, tip.anchor)
  }, [tip])
  if (tip === null) return null
  return (
    <div className="tip" role="tooltip" ref={bubble}>
      {tip.text}
    </div>
  )
}

function listen(show: (tip: Tip | null) => void): () => void {
  let press: ReturnType<typeof setTimeout> | undefined
  const tipOf = (event: Event): Tip | null => {
    const anchor = event.target instanceof Element ? event.target.closest('[data-tip]') : null
    const text = anchor?.getAttribute('data-tip')
    return anchor && text ? { text, anchor } : null
  }
  const over = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') show(tipOf(event))
  }
  const focus = (event: FocusEvent): void => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) show(tipOf(event))
  }
  const down = (event: PointerEvent): void => {
    clearTimeout(press)
    show(null)
    const tip = tipOf(event)
    if (tip && event.pointerType === 'touch') press = setTimeout(() => show(tip), LONG_PRESS)
  }
  const up = (): void => clearTimeout(press)
  const click = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('[data-explained]')) show(tipOf(event))
  }
  const hide = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || event.key === 'Escape') show(null)
  }
  const controller = new AbortController()
  const { signal } = controller
  document.addEventListener('pointerover', over, { signal })
  document.addEventListener('pointerdown', down, { signal })
  document.addEventListener('pointerup', up, { signal })
  document.addEventListener('pointercancel', up, { signal })
  document.addEventListener('click', click, { signal })
  document.addEventListener('focusin', focus, { signal })
  document.addEventListener('focusout', hide, { signal })
  document.addEventListener('keydown', hide, { signal })
  document.addEventListener('scroll', hide, { signal, capture: true })
  return () => {
    controller.abort()
    clearTimeout(press)
  }
}

/** Above its anchor, or below it if there is no room or its style says so by `--tip-side`; never over it. */
function place(bubble: HTMLElement, anchor: Element): void {
  const target = anchor.getBoundingClientRect()
  const { width, height } = bubble.getBoundingClientRect()
  const left = target.left + target.width / 2 - width / 2
  const above = target.top - height - MARGIN
  const below = target.bottom + MARGIN
  const isBelow = getComputedStyle(anchor).getPropertyValue('--tip-side') === 'below'
  const top = above >= MARGIN && !(isBelow && below + height + MARGIN <= innerHeight) ? above : below
  const x = Math.max(MARGIN, Math.min(left, innerWidth - width - MARGIN))
  bubble.style.transform = `translate(${Math.round(x)}px, ${Math.round(Math.min(top, innerHeight - height - MARGIN))}px)`
}
