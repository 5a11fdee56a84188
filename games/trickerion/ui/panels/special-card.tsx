import type { ReactElement } from 'react'
import { locationOf } from '../../rules/plan.ts'
import { Glyph } from '../art/glyph.tsx'
import type { Board } from '../board.ts'
import { gainNow } from '../model/gain.ts'
import { worth } from '../model/ledger.ts'
import { AmountMark } from '../pieces.tsx'
import type { Scene } from '../scene.ts'
import { ThingButton } from '../thing-button.tsx'

interface SpecialCardProps {
  readonly scene: Scene
  readonly board: Board
  readonly special: string
}

/** A special assignment in hand: where it is used, what it does, and what it would bring now. */
export function SpecialCard({ scene, board, special }: SpecialCardProps): ReactElement {
  const { state, content, own, text } = scene
  const gain = gainNow(state, content, own, special)
  return (
    <ThingButton
      board={board}
      thing={`card:${special}`}
      looks="tb-assignment tb-assignment--special"
      tip={`${text.names.location(locationOf(content, special))}: ${text.specialEffect(special)}`}
    >
      <Glyph name={locationOf(content, special)} />
      <b>{text.names.special(special)}</b>
      <small>
        {' '}
        {text.specialEffect(special)}
        {gain && (
          <b>
            {' '}
            {scene.board.gainNow(worth(gain) > 0)} <AmountMark {...gain} />
          </b>
        )}
      </small>
    </ThingButton>
  )
}
