import type { ReactElement } from 'react'
import type { Board } from '../board.ts'
import { FaceToken } from '../cards/evidence.tsx'
import { keyed } from '../model/keyed.ts'
import { moving, oneOf } from '../motion.ts'
import type { Scene } from '../scene.ts'
import { ThingButton } from '../thing-button.tsx'

interface PanelProps {
  readonly scene: Scene
  readonly board: Board
}

export function Market({ scene, board }: PanelProps): ReactElement {
  const { view, text } = scene
  return (
    <section className="cb-market" aria-label={scene.board.market}>
      <h2 className="cb-label" data-tip={scene.board.bag(view.bag)}>
        {scene.board.market}
      </h2>
      <div className="cb-tokens">
        {keyed(
          view.market.map((face, slot) => ({ face, slot })),
          ({ slot }) => `${slot}`,
        ).map(({ key, item: { face, slot } }) => {
          const thing = `slot:${slot}` as const
          const price = face === null ? 0 : text.names.priceOf(face)
          const name =
            face === null
              ? scene.board.emptySlot
              : `${text.words.evidence[face].name}, ${scene.board.price(price)}`
          return (
            <ThingButton key={key} board={board} thing={thing} looks="cb-token" name={name}>
              {face === null ? <i className="cb-hole" /> : <FaceToken face={face} price={price} />}
            </ThingButton>
          )
        })}
      </div>
    </section>
  )
}

/** The evidence on a board, with its free slots. */
export function EvidenceSlots({ scene, board }: PanelProps): ReactElement {
  const { player, content, text, shown, own } = scene
  const slots = content.pack.constants.evidenceSlots.player
  const faces = player?.evidence ?? []
  const empty = Array.from({ length: Math.max(0, slots - faces.length) }, (_, index) => `empty ${index}`)
  return (
    <section className="cb-evidence" aria-label={scene.board.evidence}>
      <h2 className="cb-label">
        {scene.board.evidence} {faces.length}/{slots}
      </h2>
      <div className="cb-tokens">
        {keyed(faces).map(({ key, before, item: face }) => {
          const motion = oneOf(`held:${shown}:${face}`, before)
          const name = `${text.words.evidence[face].name}, ${scene.board.price(text.names.priceOf(face))}`
          return shown === own ? (
            <ThingButton
              key={key}
              board={board}
              thing={`face:${face}`}
              looks="cb-token"
              name={name}
              motion={motion}
            >
              <FaceToken face={face} price={text.names.priceOf(face)} />
            </ThingButton>
          ) : (
            <span key={key} className="cb-token" data-tip={name} {...moving(motion)}>
              <FaceToken face={face} />
              <span className="unseen">{name}</span>
            </span>
          )
        })}
        {empty.map((key) => (
          <i key={key} className="cb-token cb-hole" aria-hidden="true" />
        ))}
      </div>
    </section>
  )
}
