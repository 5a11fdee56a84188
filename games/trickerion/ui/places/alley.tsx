import type { ReactElement } from 'react'
import { SPECIAL_LOCATIONS } from '../../content/vocabulary.ts'
import { Glyph } from '../art/glyph.tsx'
import { ProphecyFace, SpecialFace } from '../faces/power-face.tsx'
import { moving } from '../motion.ts'
import { ThingButton } from '../thing-button.tsx'
import { Front } from './front.tsx'
import type { PlaceProps } from './slot.tsx'

/** The decks of special assignments, the cards that are looked at, and the prophecies. */
export function AlleyPlace({ scene, board }: PlaceProps): ReactElement {
  const { view, me, text } = scene
  const looking = me?.looking.flatMap(({ cards }) => cards ?? []) ?? []
  return (
    <div className="tb-alley">
      <Front scene={scene} board={board} location="darkAlley">
        <div className="tb-special-decks">
          {SPECIAL_LOCATIONS.map((deck) => (
            <ThingButton key={deck} board={board} thing={`deck:${deck}`} looks="tb-special-deck">
              <Glyph name={deck} />
              <span>{text.names.location(deck)}</span>
              <b>{scene.board.cards(view.specialDecks[deck])}</b>
            </ThingButton>
          ))}
        </div>
      </Front>
      {looking.length > 0 && (
        <div className="tb-looking">
          {looking.map((special) => (
            <ThingButton key={special} board={board} thing={`card:${special}`} looks="tb-face">
              <SpecialFace press={scene} special={special} />
            </ThingButton>
          ))}
        </div>
      )}
      {view.options.prophecies && <Prophecies scene={scene} board={board} />}
    </div>
  )
}

function Prophecies({ scene, board }: PlaceProps): ReactElement {
  const { view, text } = scene
  const { active, pending, stack } = view.prophecies
  return (
    <div className="tb-prophecies">
      <div className="tb-prophecy tb-prophecy--active" {...moving('prophecy:active')}>
        <h3 className="tb-label">{scene.board.activeProphecy}</h3>
        {active === null ? text.names.prophecy(null) : <ProphecyFace press={scene} prophecy={active} />}
      </div>
      {pending
        .map((prophecy, index) => ({ prophecy, index }))
        .map(({ prophecy, index }) => (
          <ThingButton key={index} board={board} thing={`prophecy:${index}`} looks="tb-face tb-prophecy">
            <span className="tb-label">{scene.board.pendingProphecy(index + 1)}</span>
            {prophecy === null ? (
              text.names.prophecy(null)
            ) : (
              <ProphecyFace press={scene} prophecy={prophecy} />
            )}
          </ThingButton>
        ))}
      <ThingButton board={board} thing="deck:prophecies" looks="tb-special-deck">
        <Glyph name="fortune" />
        <span>{text.words.actions.fortune}</span>
        <b>{scene.board.cards(stack)}</b>
      </ThingButton>
    </div>
  )
}
