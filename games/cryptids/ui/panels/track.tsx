import { Explained } from '@curio/ui'
import type { ReactElement } from 'react'
import { Die } from '../art/die.tsx'
import { HelperPawn, PoacherPawn } from '../art/pawns.tsx'
import type { Board } from '../board.ts'
import { keyed } from '../model/keyed.ts'
import { stepPreview } from '../model/steps.ts'
import { moving } from '../motion.ts'
import { nameOf, type Scene } from '../scene.ts'
import { ThingButton } from '../thing-button.tsx'

interface PanelProps {
  readonly scene: Scene
  readonly board: Board
}

/** Round and phase, the initiative track with both columns, and what a step would change. */
export function Track({ scene, board }: PanelProps): ReactElement {
  const { view, content, text } = scene
  const { rows, highlighted } = content.pack.constants.track
  const ends = (['up', 'down'] as const).map((way) => ({
    way,
    preview: stepPreview(scene.state, content, scene.own, way),
  }))
  return (
    <section className="cb-track" aria-label={scene.board.track}>
      <header className="cb-round">
        <b>{view.round > 0 ? scene.board.round(view.round) : text.words.phases.setup}</b>
        {view.phase !== 'setup' && <span>{text.words.phases[view.phase]}</span>}
        <EndWarning scene={scene} />
      </header>
      <StepButton scene={scene} board={board} way="up" />
      <ol className="cb-rows">
        {Array.from({ length: rows }, (_, index) => index + 1).map((row) => (
          <li
            key={row}
            className={row === highlighted && view.phase === 'setup' ? 'cb-row cb-row--first' : 'cb-row'}
            aria-label={rowLabel(scene, row)}
            {...moving(`row:${row}`)}
          >
            <i aria-hidden="true">{row}</i>
            {(['left', 'right'] as const).map((side) => (
              <span
                key={side}
                className={`cb-cell cb-cell--${side}`}
                data-tip={scene.board.trackColumns[side]}
              >
                <PawnAt scene={scene} row={row} side={side} />
                {side === sideOf(scene) &&
                  ends.map(
                    ({ way, preview }) =>
                      preview?.row === row &&
                      board.legal.has(`step:${way}`) && (
                        <span
                          key={way}
                          className={
                            board.chosen.has(`step:${way}`)
                              ? 'cb-ghost-pawn cb-ghost-pawn--chosen'
                              : 'cb-ghost-pawn'
                          }
                        >
                          <HelperPawn seat={scene.own} />
                        </span>
                      ),
                  )}
              </span>
            ))}
          </li>
        ))}
      </ol>
      <StepButton scene={scene} board={board} way="down" />
    </section>
  )
}

const sideOf = ({ me }: Scene): string => me?.side ?? 'left'

function PawnAt({
  scene,
  row,
  side,
}: {
  readonly scene: Scene
  readonly row: number
  readonly side: string
}): ReactElement | null {
  const { view } = scene
  const seat = view.players.findIndex((player) => player.row === row && player.side === side)
  if (seat >= 0)
    return (
      <span className="cb-standing" {...moving(`helper:${seat}`)}>
        <HelperPawn seat={seat} />
      </span>
    )
  const isPoacher = view.poacher?.row === row && view.poacher.side === side
  if (!isPoacher) return null
  return (
    <span className="cb-standing" {...moving('helper:poacher')}>
      <PoacherPawn />
    </span>
  )
}

function rowLabel(scene: Scene, row: number): string {
  const { view, board } = scene
  const seat = view.players.findIndex((player) => player.row === row)
  const who = seat >= 0 ? nameOf(scene, seat) : view.poacher?.row === row ? board.poacher : ''
  return [board.row(row), who].filter(Boolean).join(': ')
}

/** CR-INIT-2: where a step leads is said before it is made. */
function StepButton({ scene, board, way }: PanelProps & { readonly way: 'up' | 'down' }): ReactElement {
  const preview = stepPreview(scene.state, scene.content, scene.own, way)
  const thing = `step:${way}` as const
  const said = preview ? scene.board.rowAfter(way, preview.row, preview.position) : scene.board[way]
  return (
    <ThingButton board={board} thing={thing} looks="cb-step" name={said}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={way === 'up' ? 'M12 19V6M6 11 12 5 18 11' : 'M12 5V18M6 13 12 19 18 13'} />
      </svg>
      {preview && <b>{preview.row}</b>}
    </ThingButton>
  )
}

/** CR-END-3: the end is announced as soon as it is known, and before that what still keeps the game going. */
function EndWarning({ scene }: { readonly scene: Scene }): ReactElement | null {
  const { view, board, text } = scene
  if (view.finalRound !== null) {
    return (
      <strong className="cb-warn">
        {view.round === view.finalRound ? board.finalRound : board.finalRoundAhead(view.finalRound)}
      </strong>
    )
  }
  const { living } = view.reserve
  if (living.length === 3 || view.phase === 'setup') return null
  return (
    <span className="cb-warn">
      {board.typesLeft(living.map((type) => text.words.terrains[type]).join(', '))}
    </span>
  )
}

/** The helper dice of the round; a step down takes one. */
export function Dice({ scene, board }: PanelProps): ReactElement | null {
  const { view, text } = scene
  if (view.dice.length === 0) return null
  return (
    <section className="cb-dice" aria-label={scene.board.dice}>
      {keyed(
        view.dice.map((die, index) => ({ ...die, index })),
        ({ index }) => `${index}`,
      ).map(({ key, item }) => {
        const thing = `die:${item.index}` as const
        const name = text.words.helperDie(item.bonus, item.n)
        if (item.taken) {
          return (
            <Explained
              key={key}
              className="cb-die cb-die--taken"
              tip={`${name}: ${scene.board.dieTaken}`}
              {...moving(thing)}
            >
              <Die face={item} size="stage" />
              <span className="unseen">{`${name}: ${scene.board.dieTaken}`}</span>
            </Explained>
          )
        }
        return (
          <ThingButton key={key} board={board} thing={thing} looks="cb-die" name={name}>
            <Die face={item} size="stage" />
          </ThingButton>
        )
      })}
    </section>
  )
}
