import type { ReactElement } from 'react'
import { SPECIALISTS } from '../../content/vocabulary.ts'
import { hasBoard, playerOf } from '../../rules/table.ts'
import { Glyph } from '../art/glyph.tsx'
import { workshopNameIn } from '../scene.ts'
import { ThingButton } from '../thing-button.tsx'
import { TrickCard } from '../trick-card.tsx'
import { Front } from './front.tsx'
import type { PlaceProps } from './slot.tsx'

/** A workshop: its slots, tricks with what they need, and what the boards of specialists give. */
export function WorkshopPlace({ scene, board }: PlaceProps): ReactElement {
  const { player, state, shown, text } = scene
  const { tricks = [] } = player ?? {}
  const has = SPECIALISTS.filter((specialist) => hasBoard(playerOf(state, shown), specialist))
  return (
    <div className="tb-workshop">
      <Front scene={scene} board={board} location="workshop" name={workshopNameIn(scene)} />
      <div className="tb-tricks tb-tricks--large">
        {tricks.map((own) => (
          <TrickCard key={own.trick} scene={scene} board={board} trick={own.trick} own={own} />
        ))}
        {tricks.length === 0 && <p className="tb-hint">{scene.board.noTricks}</p>}
      </div>
      <ul className="tb-boards">
        {SPECIALISTS.map((specialist) => (
          <li key={specialist} className={has.includes(specialist) ? 'tb-board tb-board--there' : 'tb-board'}>
            <Glyph name={specialist} />
            <span>
              <b>{text.words.characters[specialist].name}</b> {scene.board.roles[specialist]}
            </span>
          </li>
        ))}
      </ul>
      {scene.question?.kind === 'home' && (
        <div className="tb-homes">
          {(['board', 'assistant'] as const).map((home) => (
            <ThingButton key={home} board={board} thing={`home:${home}`} looks="tb-choice">
              {text.words.options.home[home]}
            </ThingButton>
          ))}
        </div>
      )}
    </div>
  )
}
