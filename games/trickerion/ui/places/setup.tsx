import { PlayerMark } from '@curio/ui'
import type { ReactElement } from 'react'
import { type School, SPECIAL_LOCATIONS, SPECIALISTS } from '../../content/vocabulary.ts'
import { known, trickOf } from '../../rules/content.ts'
import { Glyph, TrickPicture } from '../art/glyph.tsx'
import { MagicianFace } from '../faces/power-face.tsx'
import { partOf } from '../model/offers.ts'
import { nameOf, type Scene } from '../scene.ts'
import { ThingButton } from '../thing-button.tsx'
import { TrickCard } from '../trick-card.tsx'
import type { PlaceProps } from './slot.tsx'

/** What is chosen before the first round: a magician, a trick, components, a specialist. */
export function SetupPlace({ scene, board }: PlaceProps): ReactElement {
  switch (scene.question?.kind) {
    case 'setup.trick':
    case 'setup.engineer':
      return <FirstTricks scene={scene} board={board} />
    case 'setup.specialist':
      return <Specialists scene={scene} board={board} />
    case 'setup.components':
    case 'setup.manager':
    case 'setup.extra':
      return <FirstComponents scene={scene} board={board} />
    case 'setup.special':
      return (
        <div className="tb-setup">
          {SPECIAL_LOCATIONS.map((deck) => (
            <ThingButton key={deck} board={board} thing={`deck:${deck}`} looks="tb-special-deck">
              <Glyph name={deck} />
              <span>{scene.text.names.location(deck)}</span>
            </ThingButton>
          ))}
        </div>
      )
    default:
      return <Magicians scene={scene} board={board} />
  }
}

function Magicians({ scene, board }: PlaceProps): ReactElement {
  const { content, view, text } = scene
  return (
    <div className="tb-setup tb-magicians">
      {content.pack.magicians.map(({ id, school }) => {
        const owner = view.players.findIndex((player) => player.magician === id)
        return (
          <ThingButton
            key={id}
            board={board}
            thing={`magician:${id}`}
            looks={['tb-magician', `tb-school--${school}`, owner >= 0 && 'tb-magician--taken']}
          >
            <MagicianFace press={scene} magician={id} hasAbility={view.options.darkAlley} />
            <span className="tb-school">{text.words.schools[school]}</span>
            {view.options.firstGameKits ? (
              <KitOf scene={scene} school={school} />
            ) : (
              !view.options.darkAlley && <FirstOf scene={scene} school={school} />
            )}
            {owner >= 0 && (
              <span className="tb-owner">
                <PlayerMark seat={owner} /> {nameOf(scene, owner)}
              </span>
            )}
          </ThingButton>
        )
      })}
    </div>
  )
}

interface SchoolProps {
  readonly scene: Scene
  readonly school: School
}

/** The tricks a magician of this school may begin with (TR-PSET-12). */
function FirstOf({ scene, school }: SchoolProps): ReactElement {
  const { view, content } = scene
  const first = view.decks[school].filter((trick) => trickOf(content, trick).entry.level === 1)
  return (
    <span className="tb-first-tricks">
      {first.map((trick) => (
        <TrickLine key={trick} scene={scene} trick={trick} school={school} />
      ))}
    </span>
  )
}

/** Everything that a first game gives to a magician of this school (TR-FIRST-1). */
function KitOf({ scene, school }: SchoolProps): ReactElement {
  const { content, text } = scene
  const { trick, components, specialist, bonus } = known(content.kits, school)
  const loads = [components, bonus.components ?? {}].flatMap((part) =>
    content.pack.components.flatMap(({ id }) => (part[id] ? [{ id, count: part[id] }] : [])),
  )
  return (
    <span className="tb-first-tricks">
      {[trick, bonus.trick ?? []].flat().map((each) => (
        <TrickLine key={each} scene={scene} trick={each} school={school} />
      ))}
      {loads.map(({ id, count }) => (
        <span key={id}>
          <Glyph name={id} />
          {text.words.components[id]} ×{count}
        </span>
      ))}
      <span>
        <Glyph name={specialist} />
        {text.words.characters[specialist].name}
      </span>
    </span>
  )
}

function TrickLine({ scene, school, trick }: SchoolProps & { readonly trick: string }): ReactElement {
  return (
    <span data-tip={scene.text.trick(trick)}>
      <TrickPicture trick={trick} school={school} />
      {trickOf(scene.content, trick).entry[scene.language]}
    </span>
  )
}

function FirstTricks({ scene, board }: PlaceProps): ReactElement {
  const tricks = [...new Set(scene.offers.flatMap((offer) => partOf(offer, 'trick') ?? []))]
  return (
    <div className="tb-setup tb-tricks tb-tricks--large">
      {tricks.map((trick) => (
        <TrickCard key={trick} scene={scene} board={board} trick={trick} own={null} />
      ))}
    </div>
  )
}

function Specialists({ scene, board }: PlaceProps): ReactElement {
  return (
    <div className="tb-setup">
      {SPECIALISTS.map((specialist) => (
        <ThingButton key={specialist} board={board} thing={`role:${specialist}`} looks="tb-specialist">
          <Glyph name={specialist} />
          <b>{scene.text.words.characters[specialist].name}</b>
          <span>{scene.board.roles[specialist]}</span>
        </ThingButton>
      ))}
    </div>
  )
}

/** Every kind that may be taken, and what the first tricks of the viewer's school need. */
function FirstComponents({ scene, board }: PlaceProps): ReactElement {
  const { content, me, text, view } = scene
  const kinds = content.pack.components.filter(({ id }) => board.legal.has(`component:${id}`))
  const school = content.pack.magicians.find(({ id }) => id === me?.magician)?.school
  const tricks = school ? view.decks[school].filter((trick) => trickOf(content, trick).entry.level === 1) : []
  return (
    <div className="tb-setup tb-first">
      <div className="tb-ware-list">
        {kinds.map(({ id, tier }) => (
          <ThingButton key={id} board={board} thing={`component:${id}`} looks="tb-kind">
            <Glyph name={id} />
            <span className="tb-kind-name">{text.words.components[id]}</span>
            <span className="tb-amount">
              <Glyph name="coin" />
              {content.pack.constants.prices.byTier[tier]}
            </span>
          </ThingButton>
        ))}
      </div>
      <div className="tb-tricks tb-tricks--large">
        {[...(me?.tricks.map(({ trick }) => trick) ?? []), ...tricks].map((trick) => (
          <TrickCard key={trick} scene={scene} board={board} trick={trick} own={null} />
        ))}
      </div>
    </div>
  )
}
