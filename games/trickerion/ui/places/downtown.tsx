import type { ReactElement } from 'react'
import { DICE_PLACES, HIRED, SCHOOLS, type School } from '../../content/vocabulary.ts'
import { trickOf } from '../../rules/content.ts'
import { INN } from '../../rules/state.ts'
import { Glyph, TrickPicture } from '../art/glyph.tsx'
import { DieMark, DiscMark } from '../pieces.tsx'
import { ThingButton } from '../thing-button.tsx'
import { Front } from './front.tsx'
import type { PlaceProps } from './slot.tsx'

/** The square with its slots and the three houses with their dice; under it the tricks that can be learned. */
export function DowntownPlace({ scene, board }: PlaceProps): ReactElement {
  return (
    <div className="tb-downtown">
      <Front scene={scene} board={board} location="downtown">
        <div className="tb-houses">
          {DICE_PLACES.map((place) => (
            <section key={place} className={`tb-house tb-house--${place}`}>
              <h3 className="tb-label" data-tip={scene.board.houses[place].help}>
                {scene.board.houses[place].name}
              </h3>
              <Dice scene={scene} board={board} place={place} />
              {place === 'inn' && <Inn scene={scene} board={board} />}
            </section>
          ))}
        </div>
      </Front>
      <Decks scene={scene} board={board} />
    </div>
  )
}

function Dice({
  scene,
  board,
  place,
}: PlaceProps & { readonly place: (typeof DICE_PLACES)[number] }): ReactElement {
  const { content, view, text } = scene
  return (
    <div className="tb-dice">
      {content.pack.dice.map((die, index) => {
        const face = view.dice[index]
        return die.place !== place || face === undefined ? null : (
          <ThingButton
            key={die.id}
            board={board}
            thing={`die:${index}`}
            looks="tb-die-button"
            name={`${text.words.dice[place]}: ${text.names.face(face)}`}
          >
            <DieMark face={face} />
          </ThingButton>
        )
      })}
    </div>
  )
}

function Decks({ scene, board }: PlaceProps): ReactElement {
  return (
    <div className="tb-decks">
      {SCHOOLS.map((school) => (
        <Deck key={school} scene={scene} board={board} school={school} />
      ))}
    </div>
  )
}

/** The tricks of a school that nobody has, by level. */
function Deck({ scene, board, school }: PlaceProps & { readonly school: School }): ReactElement {
  const { view, content, text } = scene
  return (
    <div className={`tb-deck tb-school--${school}`}>
      <h4 className="tb-label">
        <Glyph name={school} /> {text.words.schools[school]}
      </h4>
      <div className="tb-deck-list">
        {view.decks[school].map((trick) => {
          const { entry } = trickOf(content, trick)
          return (
            <ThingButton
              key={trick}
              board={board}
              thing={`trick:${trick}`}
              looks={['tb-deck-trick', `tb-level--${entry.level}`]}
              tip={text.trick(trick)}
            >
              <TrickPicture trick={trick} school={school} />
              <span>{entry[scene.language]}</span>
              <i>{entry.level}</i>
            </ThingButton>
          )
        })}
      </div>
    </div>
  )
}

/** Those who wait for the end of the round, and whom the dice could bring. */
function Inn({ scene, board }: PlaceProps): ReactElement {
  const { view, text } = scene
  const waiting = view.players.flatMap(({ characters }, seat) =>
    characters.filter(({ at }) => at === INN).map(({ disc }) => ({ seat, disc })),
  )
  return (
    <div className="tb-inn">
      <div className="tb-roles">
        {HIRED.map((role) => (
          <ThingButton
            key={role}
            board={board}
            thing={`role:${role}`}
            looks="tb-role"
            name={text.words.characters[role].name}
            tip={scene.board.roles[role]}
          >
            <Glyph name={role} />
          </ThingButton>
        ))}
      </div>
      <div className="tb-waiting">
        {waiting.map(({ seat, disc }) => (
          <DiscMark key={`${seat} ${disc}`} seat={seat} disc={disc} />
        ))}
      </div>
    </div>
  )
}
