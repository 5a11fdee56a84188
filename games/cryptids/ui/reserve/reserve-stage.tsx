import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useRef,
} from 'react'
import { usedFrame } from '../model/placing.ts'
import type { Placing } from '../placing.ts'
import { nameOf, type Scene } from '../scene.ts'
import { CELL, ReserveMap, sheetOf } from './reserve-map.tsx'

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The reserve on the stage: the pointer, the wheel and the keyboard move and turn the piece in the hand. */
export function ReserveStage({
  scene,
  placing,
}: {
  readonly scene: Scene
  readonly placing: Placing | null
}): ReactElement {
  const host = useRef<HTMLDivElement>(null)
  const rotate = placing?.rotate
  // A wheel that turns the piece must not scroll the page; only a listener of our own may prevent it.
  useEffect(() => {
    const element = host.current
    if (!element || !rotate) return
    const turn = (event: WheelEvent): void => {
      event.preventDefault()
      rotate()
    }
    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  }, [rotate])
  useEffect(() => {
    if (!rotate) return
    const turn = (event: globalThis.KeyboardEvent): void => {
      const typing =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select, dialog')
      if (event.code === 'KeyR' && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) rotate()
    }
    document.addEventListener('keydown', turn)
    return () => document.removeEventListener('keydown', turn)
  }, [rotate])

  const cellOf = (event: MouseEvent<HTMLElement>): { x: number; y: number } | null =>
    cellAt(scene, host.current, event)
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const step = STEPS[event.key]
    if (!placing) return
    if (step) {
      event.preventDefault()
      placing.move(...step)
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (!event.repeat) placing.enter()
    }
  }
  const said = placing ? ghostWords(scene, placing) : ''
  const open = placing
    ? {
        role: 'application',
        tabIndex: 0,
        'aria-label': `${scene.board.reserve}. ${scene.board.reserveKeys}`,
        onKeyDown: press,
        onClick: (event: MouseEvent<HTMLElement>) => {
          const cell = cellOf(event)
          if (cell) placing.put(cell.x, cell.y)
        },
        onPointerMove: (event: PointerEvent<HTMLElement>) => {
          const cell = event.pointerType === 'touch' ? null : cellOf(event)
          if (cell) placing.hover(cell.x, cell.y)
        },
        onPointerLeave: (event: PointerEvent<HTMLElement>) =>
          event.pointerType !== 'touch' && placing.leave(),
      }
    : { role: 'img', 'aria-label': reserveWords(scene) }
  return (
    <div className="cb-reserve-room">
      <div ref={host} className={placing ? 'cb-reserve cb-reserve--placing' : 'cb-reserve'} {...open}>
        <ReserveMap scene={scene} placing={placing} detail="full" />
      </div>
      <p className="unseen" aria-live="polite">
        {said}
      </p>
    </div>
  )
}

function cellAt(
  scene: Scene,
  host: HTMLElement | null,
  event: MouseEvent<HTMLElement>,
): { x: number; y: number } | null {
  const box = host?.querySelector('svg')?.getBoundingClientRect()
  if (!box) return null
  const [left, top, width, height] = sheetOf(usedFrame(scene.state, scene.content))
  const x = Math.floor((left + ((event.clientX - box.left) / box.width) * width) / CELL)
  const y = Math.floor((top + ((event.clientY - box.top) / box.height) * height) / CELL)
  return { x, y }
}

/** Where the piece is, and whether it may lie there, for those who listen. */
function ghostWords({ board }: Scene, { spot, answer, problems, isChosen }: Placing): string {
  if (spot === null) return ''
  const where = board.at(spot.x, spot.y)
  if (answer !== null) return `${where}. ${isChosen ? board.placed : board.place}`
  const [problem] = problems
  return problem ? `${where}. ${problem.text} (${problem.rule})` : where
}

function reserveWords(scene: Scene): string {
  const { view, board, text } = scene
  const cryptids = view.reserve.cryptids.map(({ card, seat, x, y }) =>
    board.lies(text.names.card(card), `${nameOf(scene, seat)}, ${board.at(x, y)}`),
  )
  return [board.reserve, `${board.tiles}: ${view.reserve.tiles.length}`, ...cryptids].join('. ')
}
