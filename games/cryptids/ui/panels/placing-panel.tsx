import type { ReactElement } from 'react'
import { Creature } from '../art/creatures/creature.tsx'
import type { Board } from '../board.ts'
import { TileShape } from '../cards/tile-shape.tsx'
import { type Piece, shapeOf } from '../model/placing.ts'
import type { Placing } from '../placing.ts'
import type { Scene } from '../scene.ts'
import { ActButton } from './act-list.tsx'

interface PlacingPanelProps {
  readonly scene: Scene
  readonly board: Board
  readonly placing: Placing
}

/** Which piece is laid, how it is turned, and why it may not lie where it is held. */
export function PlacingPanel({ scene, board, placing }: PlacingPanelProps): ReactElement {
  const { pieces, piece, turn, isChosen, answer } = placing
  const decline = scene.acts.find(({ act }) => act.type === 'decline')
  return (
    <>
      <div className="cb-placing">
        <section className="cb-pieces" aria-label={scene.board.pieces}>
          {pieces.map((each) => (
            <button
              key={each.id}
              type="button"
              className="cb-piece"
              aria-pressed={each.id === piece.id}
              aria-label={pieceName(scene, each)}
              data-tip={pieceName(scene, each)}
              onClick={() => placing.take(each)}
            >
              {each.kind === 'card' && (
                <span className="cb-emblem">
                  <Creature id={each.id} detail="emblem" />
                </span>
              )}
              <TileShape
                shape={shapeOf(each, scene.content)}
                habitat={habitatOf(scene, each)}
                turn={each.id === piece.id ? turn : 0}
                size={22}
              />
            </button>
          ))}
        </section>
        <div className="cb-placing-acts">
          <button
            type="button"
            className="cb-act cb-act--strong"
            aria-keyshortcuts="R"
            onClick={placing.rotate}
          >
            {scene.board.rotate} <kbd>R</kbd>
          </button>
          <button
            type="button"
            className="cb-act cb-act--strong"
            aria-disabled={answer === null || undefined}
            aria-pressed={isChosen}
            onClick={placing.enter}
          >
            {isChosen && !scene.props.phone ? scene.board.placed : scene.board.place}
          </button>
          {decline && <ActButton scene={scene} board={board} act={decline} />}
        </div>
      </div>
      <Said scene={scene} placing={placing} />
    </>
  )
}

/** Why the piece may not lie where it is held, where it would lie, or how it is laid. */
function Said({ scene, placing }: Omit<PlacingPanelProps, 'board'>): ReactElement | null {
  const { question, text, view, board, props } = scene
  const { problems, answer, isChosen, spots } = placing
  const [problem] = problems
  if (problem) {
    return (
      <p className="cb-fault">
        {problem.text} <small>{problem.rule}</small>
      </p>
    )
  }
  if (answer !== null && question) {
    // A phone says what is chosen right under the panel.
    return isChosen && props.phone ? null : <p className="cb-fact">{text.spoken(question, answer, view)}</p>
  }
  return (
    <p className="cb-hint">
      {board.spots(spots)}. {board.placingHelp} {props.phone ? '' : board.placingKeys}
    </p>
  )
}

function pieceName({ text }: Scene, { kind, id }: Piece): string {
  return kind === 'tile' ? text.names.tile(id) : text.names.card(id)
}

function habitatOf({ content }: Scene, { kind, id }: Piece) {
  return kind === 'tile'
    ? (content.tiles.get(id)?.type ?? 'special')
    : (content.cards.get(id)?.entry.habitat ?? 'special')
}
