import type { ReactElement } from 'react'
import { HARBOUR_WORDS } from '../harbour-words.ts'
import type { Scene } from '../scene.ts'

interface TrackProps {
  readonly scene: Scene
  /** The place of the landmark in the order of the city. */
  readonly place: number
  readonly now: number
}

/** RT-SYD-5: the cells of a landmark, by the numbers that mark them, and what it is worth now. */
export function Track({ scene, place, now }: TrackProps): ReactElement {
  const { pack, view, props } = scene
  const words = HARBOUR_WORDS[props.language]
  const marked = view.roundBoard?.marked?.[place] ?? []
  return (
    <ol className="rt-track">
      {pack.tour?.track?.cells.map(({ numbers, add }, cell) => {
        const range = numbers.join('–')
        const isMarked = marked.includes(cell)
        return (
          <li key={range} className={isMarked ? 'rt-track--marked' : undefined}>
            <span aria-hidden="true">{range}</span>
            <span className="unseen">{words.cell(range, add, isMarked)}</span>
          </li>
        )
      })}
      <li className="rt-rating--now">{now}</li>
    </ol>
  )
}
