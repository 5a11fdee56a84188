import { Explained } from '@curio/ui'
import type { ReactElement } from 'react'
import type { Location } from '../../content/vocabulary.ts'
import type { Slot } from '../../rules/content.ts'
import { pointsOf } from '../../rules/placing.ts'
import { DISCS, type Disc } from '../../rules/state.ts'
import { characterOf, playerOf } from '../../rules/table.ts'
import { signed } from '../../text/names.ts'
import type { Board } from '../board.ts'
import { partOf } from '../model/offers.ts'
import { partsOf } from '../model/things.ts'
import { DiscMark } from '../pieces.tsx'
import { nameOf, type Scene } from '../scene.ts'
import { ThingButton } from '../thing-button.tsx'

export interface PlaceProps {
  readonly scene: Scene
  readonly board: Board
}

/** Who stands on a slot; of the Workshops only one player's is meant. */
export function occupantOf(
  { view }: Scene,
  slot: Slot,
  seat: number,
): { readonly seat: number; readonly disc: Disc } | null {
  for (const [other, { characters }] of view.players.entries()) {
    if (slot.location === 'workshop' && other !== seat) continue
    const standing = characters.find(({ at }) => at === slot.id)
    if (standing) return { seat: other, disc: standing.disc }
  }
  return null
}

/** Whether a slot is used by as many players as there are. */
export const isOpenSlot = ({ view }: Scene, { closedWith }: Slot): boolean =>
  !closedWith.includes(view.players.length)

/** The character that was tapped, or that the proposed answer places. */
function discMeant(board: Board): Disc | null {
  const named = board.current ? partOf(board.current, 'disc') : null
  const tapped = board.tapped.map(partsOf).findLast(({ kind }) => kind === 'disc')?.name
  return DISCS.find((disc) => disc === (named ?? tapped)) ?? null
}

/** A slot with its modifier; for the character in hand also the action points there. */
export function SlotButton({ scene, board, slot }: PlaceProps & { readonly slot: Slot }): ReactElement {
  const { state, content, own, text } = scene
  const standing = occupantOf(scene, slot, scene.shown)
  const disc = discMeant(board)
  const isOffered = board.legal.has(`slot:${slot.id}`)
  const act = board.current?.act
  const extras =
    act?.type === 'place' && act.slot === slot.id
      ? act.extras
      : { shard: false, boost: false, effect: false, copy: null }
  const ap =
    disc === null || !isOffered || slot.isStage
      ? null
      : pointsOf(state, content, own, characterOf(playerOf(state, own), disc), slot, extras)
  const name = text.names.slot(slot.id)
  const points = ap === null ? '' : `, ${scene.board.ap(ap)}`
  const who = standing && `${nameOf(scene, standing.seat)}, ${text.names.character(standing.disc)}`
  const said = who ? `${name}: ${who}` : `${name}${points}`
  return (
    <ThingButton
      board={board}
      thing={`slot:${slot.id}`}
      looks={['tb-slot', slot.isStage && 'tb-slot--stage', standing && 'tb-slot--taken']}
      tip={said}
    >
      <span className="unseen">{said}</span>
      {standing ? (
        <DiscMark seat={standing.seat} disc={standing.disc} />
      ) : (
        <span className="tb-modifier" aria-hidden="true">
          {slot.isStage ? '★' : signed(slot.modifier)}
        </span>
      )}
      {ap !== null && (
        <span className="tb-slot-ap" aria-hidden="true">
          {scene.board.ap(ap)}
        </span>
      )}
    </ThingButton>
  )
}

/** The slots of a place with one row of them. */
export function SlotRow({
  scene,
  board,
  location,
}: PlaceProps & { readonly location: Location }): ReactElement {
  const slots = scene.content.slotsOf[location]
  return (
    <div className="tb-slots">
      {slots.map((slot) =>
        isOpenSlot(scene, slot) ? (
          <SlotButton key={slot.id} scene={scene} board={board} slot={slot} />
        ) : (
          <Explained
            key={slot.id}
            className="tb-slot tb-slot--closed"
            tip={scene.text.words.reasons.slotClosed}
          >
            <span aria-hidden="true">×</span>
            <span className="unseen">{scene.text.words.reasons.slotClosed}</span>
          </Explained>
        ),
      )}
    </div>
  )
}
