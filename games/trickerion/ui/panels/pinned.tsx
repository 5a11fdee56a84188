import type { ReactElement } from 'react'
import { SCHOOLS } from '../../content/vocabulary.ts'
import { Glyph } from '../art/glyph.tsx'
import type { Board } from '../board.ts'
import { missingFor } from '../model/needs.ts'
import { partsOf } from '../model/things.ts'
import type { Scene } from '../scene.ts'

interface PinnedProps {
  readonly scene: Scene
  readonly board: Board
}

/** Tricks on the way to the stage: what is still missing. Any trick that is tapped can be planned for. */
export function PinnedPlan({ scene, board }: PinnedProps): ReactElement | null {
  const { tricks, toggle } = board.plans
  const looked = board.tapped.map(partsOf).findLast(({ kind }) => kind === 'trick')?.name ?? null
  const known = tricks.filter((trick) => scene.content.tricks.has(trick))
  if (known.length === 0 && looked === null) return null
  return (
    <div className="tb-pinned">
      {known.map((trick) => (
        <Missing key={trick} scene={scene} trick={trick} drop={() => toggle(trick)} />
      ))}
      {looked !== null && !known.includes(looked) && (
        <button type="button" className="tb-pin" onClick={() => toggle(looked)}>
          {scene.board.pin(scene.text.names.trick(looked))}
        </button>
      )}
    </div>
  )
}

interface MissingProps {
  readonly scene: Scene
  readonly trick: string
  readonly drop: () => void
}

function Missing({ scene, trick, drop }: MissingProps): ReactElement | null {
  const { content, me, view, own, text, board } = scene
  if (!me) return null
  const { isLearned, fame, components, isPrepared, inShows } = missingFor(content, me, view.row, own, trick)
  const isGone = !isLearned && !SCHOOLS.some((school) => view.decks[school].includes(trick))
  const steps = [
    ...(isGone ? [board.missing.gone] : []),
    ...(isLearned || isGone ? [] : [fame > 0 ? board.missing.learnFor(fame) : board.missing.learn]),
    ...components.map(({ kind, count, held }) =>
      board.missing.component(text.words.components[kind], count - held),
    ),
    ...(isPrepared || inShows > 0 ? [] : [board.missing.prepare]),
    ...(inShows > 0 ? [] : [board.missing.setUp]),
  ]
  return (
    <div className="tb-missing">
      <h3 className="tb-label">
        <Glyph name="poster" /> {board.planFor(text.names.trick(trick))}
        <button type="button" className="tb-clear" onClick={drop}>
          {board.unpin}
        </button>
      </h3>
      <p>{steps.length === 0 ? board.missing.nothing : text.names.list(steps)}</p>
    </div>
  )
}
