import type { ReactElement } from 'react'
import type { Shown } from '../../rules/shown.ts'
import { shapesOf } from '../model/geometry.ts'
import { canalPrintOf } from '../model/lanes.ts'

interface CanalsProps {
  readonly pack: Shown
  /** Of the patterns. */
  readonly id: string
}

/** The water between the blocks; streets lie above it. */
export function Canals({ pack, id }: CanalsProps): ReactElement | null {
  const print = canalPrintOf(pack)
  if (!print) return null
  const { segments } = shapesOf(pack)
  const canals = pack.map.roads.filter(({ kind }) => kind === 'canal')
  const water = canals.map((canal) => segments.get(canal.id)?.path ?? '').join('') + print.mouths
  return (
    <g>
      <path className="rt-canal-bank" d={water} />
      <path className="rt-canal" d={water} />
      <path className="rt-canal-waves" d={water} stroke={`url(#${id}water)`} />
    </g>
  )
}

/** RT-VEN-4: where streets cross the water. */
export function FootBridges({ pack }: { readonly pack: Shown }): ReactElement {
  return (
    <>
      {(canalPrintOf(pack)?.bridges ?? []).map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path className="rt-footbridge" d="M-12 8V-3Q-6 -9 0 -9Q6 -9 12 -3V8Z" />
          <path
            className="rt-footbridge-steps"
            d="M-7 8V5Q-7 -1 0 -1Q7 -1 7 5V8M-12 -3Q-6 -9 0 -9Q6 -9 12 -3"
          />
        </g>
      ))}
    </>
  )
}
