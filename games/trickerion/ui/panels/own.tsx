import { Button } from '@curio/ui'
import type { ReactElement } from 'react'
import { LOCATIONS } from '../../content/vocabulary.ts'
import { isLocation, locationOf } from '../../rules/plan.ts'
import { HOME, INN, SUPPLY } from '../../rules/state.ts'
import { Glyph } from '../art/glyph.tsx'
import type { Board } from '../board.ts'
import { planOf, wageOf, wagesNow } from '../model/plans.ts'
import { moving } from '../motion.ts'
import { DiscMark, Token } from '../pieces.tsx'
import { type Scene, workshopNameIn } from '../scene.ts'
import { ThingButton } from '../thing-button.tsx'
import { TrickCard } from '../trick-card.tsx'
import { SpecialCard } from './special-card.tsx'

interface PanelProps {
  readonly scene: Scene
  readonly board: Board
}

/** Coins, shards, Fame, and what the end of the round will cost. */
export function Purse({ scene }: PanelProps): ReactElement | null {
  const { player, state, content, shown, view } = scene
  if (!player) return null
  const planned = planOf(state, content, shown).wages
  const due =
    view.phase === 'assignment' || view.phase === 'action' ? planned : wagesNow(state, content, shown)
  const counters = [
    ['fame', player.fame, scene.board.fame],
    ['coin', player.coins, scene.board.coins],
    ['shard', player.shards, scene.board.shards],
  ] as const
  return (
    <div className="tb-purse">
      {counters.map(([glyph, count, name]) => (
        <span
          key={glyph}
          className="tb-count"
          data-tip={name}
          {...moving(
            `counter:${shown}:${glyph === 'coin' ? 'coins' : glyph === 'shard' ? 'shards' : 'fame'}`,
          )}
        >
          <Glyph name={glyph} />
          <b>{count}</b>
          <span className="tb-count-name">{name}</span>
        </span>
      ))}
      <span
        className={due > player.coins ? 'tb-count tb-count--short' : 'tb-count'}
        data-tip={scene.board.wagesTip(due, player.coins, content.pack.constants.wages.famePerCoin)}
      >
        <Glyph name="wage" />
        <b>{due === 0 ? due : `−${due}`}</b>
        <span className="tb-count-name">{scene.board.wages}</span>
      </span>
    </div>
  )
}

/** The team: everybody with the assignment under them and where they are. */
export function Team({ scene, board }: PanelProps): ReactElement | null {
  const { player, shown, own, content, text } = scene
  if (!player) return null
  const team = player.characters.filter(({ at }) => at !== SUPPLY)
  return (
    <div className="tb-team">
      {team.map(({ disc, at, card, hasCard, isUp, isIdle, home }) => {
        const where =
          at === HOME
            ? isIdle
              ? scene.board.isIdle
              : null
            : at === INN
              ? scene.board.inInn
              : text.names.slot(at)
        const wage = wageOf(content, disc, home)
        return (
          <ThingButton
            key={disc}
            board={board}
            thing={`disc:${disc}`}
            motion={`seat:${shown}:${disc}`}
            foreign={shown !== own}
            looks={['tb-person', at !== HOME && 'tb-person--away', isIdle && 'tb-person--idle']}
            tip={[
              scene.board.personTip(
                text.names.character(disc),
                content.pack.constants.baseAp.value,
                disc,
                wage,
              ),
              where ?? '',
            ].join(' ')}
          >
            <DiscMark seat={shown} disc={disc} isHome />
            <span className="tb-person-name">{text.names.character(disc)}</span>
            <span
              className={hasCard ? 'tb-person-card tb-person-card--laid' : 'tb-person-card'}
              {...moving(`assigned:${shown}:${disc}`)}
            >
              {card !== null ? (
                <>
                  <Glyph name={locationOf(content, card)} />
                  <span>{isLocation(card) ? text.names.location(card) : text.names.special(card)}</span>
                  {!isUp && shown === own && (
                    <i className="tb-face-down">
                      <Glyph name="card" />
                    </i>
                  )}
                </>
              ) : hasCard ? (
                scene.board.secret
              ) : (
                scene.board.noCard
              )}
            </span>
            {where && <span className="tb-person-at">{where}</span>}
          </ThingButton>
        )
      })}
    </div>
  )
}

/** Assignments in hand, for the viewer alone. */
export function Hand({ scene, board }: PanelProps): ReactElement | null {
  const { me, text, view } = scene
  const permanents = me?.permanents
  if (!me || !permanents || scene.shown !== scene.own) return null
  const held = LOCATIONS.filter(
    (location) => permanents[location] > 0 || location !== 'darkAlley' || view.options.darkAlley,
  )
  const specials = me.specials ?? []
  return (
    <div className={specials.length > 1 ? 'tb-hand tb-hand--many' : 'tb-hand'}>
      <h3 className="tb-label">{scene.board.hand}</h3>
      <div className="tb-hand-cards">
        {held.map((location) => (
          <ThingButton
            key={location}
            board={board}
            thing={`card:${location}`}
            looks={['tb-assignment', permanents[location] === 0 && 'tb-assignment--none']}
            tip={text.names.location(location)}
          >
            <Glyph name={location} />
            <span>{text.names.location(location)}</span>
            <b>×{permanents[location]}</b>
          </ThingButton>
        ))}
        {specials.map((special) => (
          <SpecialCard key={special} scene={scene} board={board} special={special} />
        ))}
      </div>
    </div>
  )
}

/** Tricks of the workshop. */
export function Tricks({ scene, board }: PanelProps): ReactElement {
  const { tricks = [] } = scene.player ?? {}
  return (
    <div className="tb-tricks">
      {tricks.map((own) => (
        <TrickCard key={own.trick} scene={scene} board={board} trick={own.trick} own={own} />
      ))}
      {tricks.length === 0 && <p className="tb-hint">{scene.board.noTricks}</p>}
    </div>
  )
}

/** Components as stacks. */
export function Stacks({ scene, board }: PanelProps): ReactElement {
  const { player, shown, own, text } = scene
  const stacks = player?.components ?? []
  return (
    <div className="tb-stacks">
      {stacks.map(({ kind, count, on }) => (
        <ThingButton
          key={kind}
          board={board}
          thing={`component:${kind}`}
          motion={`stack:${shown}:${kind}`}
          foreign={shown !== own}
          looks={['tb-stack', on === 'manager' && 'tb-stack--manager']}
          name={`${text.words.components[kind]} ×${count}${on === 'manager' ? `, ${scene.board.onManager}` : ''}`}
        >
          <Token kind={kind} count={count} />
          {on === 'manager' && <Glyph name="manager" />}
        </ThingButton>
      ))}
      {stacks.length === 0 && <p className="tb-hint">{scene.board.noComponents}</p>}
    </div>
  )
}

/** Whose workshop is shown, if it is not the viewer's; whoever only looks on has none. */
export function Away({ scene }: { readonly scene: Scene }): ReactElement | null {
  const { shown, own, props, board } = scene
  if (shown === props.table.viewer) return null
  return (
    <div className="tb-away">
      <b>{workshopNameIn(scene)}</b>
      {shown !== own && <Button onClick={() => props.setFocus(null)}>{board.backToOwn}</Button>}
    </div>
  )
}
