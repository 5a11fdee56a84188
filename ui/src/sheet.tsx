import { type PointerEvent, type ReactElement, type ReactNode, useRef } from 'react'

const HEIGHTS = ['peek', 'half', 'full'] as const
export type SheetHeight = (typeof HEIGHTS)[number]

export interface SheetProps {
  readonly height: SheetHeight
  readonly setHeight: (height: SheetHeight) => void
  readonly label: string
  readonly grip: string
  readonly children: ReactNode
}

/** Pixels a finger must move to change the height. */
const DRAG = 24

/** The lower part of a phone's screen: a sheet with three heights, set by dragging, tapping or arrow keys. */
export function Sheet({ height, setHeight, label, grip, children }: SheetProps): ReactElement {
  const start = useRef<number | null>(null)
  const dragged = useRef(false)
  const move = (by: number): void => {
    const next = HEIGHTS[Math.max(0, Math.min(HEIGHTS.length - 1, HEIGHTS.indexOf(height) + by))]
    if (next) setHeight(next)
  }
  const down = (event: PointerEvent<HTMLButtonElement>): void => {
    start.current = event.clientY
    dragged.current = false
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const drag = (event: PointerEvent<HTMLButtonElement>): void => {
    if (start.current === null) return
    const distance = start.current - event.clientY
    if (Math.abs(distance) < DRAG) return
    dragged.current = true
    start.current = event.clientY
    move(Math.sign(distance))
  }
  return (
    <section className={`sheet sheet--${height}`} aria-label={label}>
      <button
        type="button"
        className="sheet__grip"
        aria-label={grip}
        aria-expanded={height !== 'peek'}
        onPointerDown={down}
        onPointerMove={drag}
        onPointerUp={() => {
          start.current = null
        }}
        onClick={() => {
          if (!dragged.current) setHeight(height === 'peek' ? 'half' : 'peek')
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp') move(1)
          if (event.key === 'ArrowDown') move(-1)
        }}
      >
        <span />
      </button>
      <div className="sheet__body">{children}</div>
    </section>
  )
}
