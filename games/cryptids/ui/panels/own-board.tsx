import { Explained, PlayerMark } from '@curio/ui'
import { capital } from '@curio/ui/language'
import type { ReactElement } from 'react'
import { SOURCES } from '../../rules/scoring.ts'
import { livePoints } from '../../text/view.ts'
import { Creature } from '../art/creatures/creature.tsx'
import { BidToken } from '../art/pawns.tsx'
import { Glyph } from '../art/symbols.tsx'
import type { Board } from '../board.ts'
import { TileShape } from '../cards/tile-shape.tsx'
import { keyed } from '../model/keyed.ts'
import { moving } from '../motion.ts'
import type { Scene } from '../scene.ts'
import { ThingButton } from '../thing-button.tsx'
import { Contracts } from './contracts.tsx'

interface PanelProps {
  readonly scene: Scene
  readonly board: Board
}

/** Movement and action, coins and experience, points, free bids. */
export function Purse({ scene, board }: PanelProps): ReactElement {
  const { player } = scene
  return (
    <section
      className="cb-purse"
      aria-label={scene.board.boardOf(scene.props.table.seats[scene.shown]?.name ?? '')}
    >
      <PlayerMark seat={scene.shown} size={26} />
      <Marker scene={scene} board={board} what="movement" />
      <Marker scene={scene} board={board} what="action" />
      <span className="cb-counts">
        <Explained className="cb-count" tip={scene.board.coins} {...moving(`counter:${scene.shown}:coins`)}>
          <Glyph name="coin" />
          <span className="unseen">{scene.board.coins}: </span>
          <b>{player?.coins ?? 0}</b>
        </Explained>
        <Explained
          className="cb-count"
          tip={scene.board.experience}
          {...moving(`counter:${scene.shown}:experience`)}
        >
          <Glyph name="experience" />
          <span className="unseen">{scene.board.experience}: </span>
          <b>{player?.experience ?? 0}</b>
        </Explained>
        <Score scene={scene} />
        {(player?.freeBids ?? 0) > 0 && (
          <Explained className="cb-count cb-count--warn" tip={scene.board.freeBids(player?.freeBids ?? 0)}>
            <BidToken seat={scene.shown} />
            <b>{player?.freeBids}</b>
            <span className="unseen">{scene.board.freeBids(player?.freeBids ?? 0)}</span>
          </Explained>
        )}
      </span>
    </section>
  )
}

function Marker({ scene, board, what }: PanelProps & { readonly what: 'movement' | 'action' }): ReactElement {
  const { player } = scene
  const now = player?.[what] ?? 'used'
  const thing = `marker:${what}` as const
  const name = `${scene.board[what]}: ${scene.board[now]}`
  return (
    <ThingButton board={board} thing={thing} looks={['cb-marker', `cb-marker--${now}`]} name={name}>
      <Glyph name={what === 'movement' ? 'move' : 'trackSkill'} />
      <span>{scene.board[what]}</span>
      <i aria-hidden="true">{now === 'ready' ? '✓' : '✕'}</i>
    </ThingButton>
  )
}

/** The live score by category, as far as the viewer knows it. */
function Score({ scene }: { readonly scene: Scene }): ReactElement {
  const { view, content, text, shown, player } = scene
  const points = livePoints(view, content)[shown]
  const lines = SOURCES.filter((source) => (points?.by[source] ?? 0) !== 0).map(
    (source) => `${text.words.sources[source]}: ${points?.by[source] ?? 0}`,
  )
  const unknown = player?.contracts === null ? [`${text.words.sources.personal}: ?`] : []
  return (
    <Explained
      className="cb-count cb-count--score"
      tip={[...lines, ...unknown].join(' · ') || scene.board.score}
      {...moving(`counter:${shown}:points`)}
    >
      <Glyph name="reputation" />
      <span className="unseen">{scene.board.score}: </span>
      <b>{points?.total ?? 0}</b>
    </Explained>
  )
}

/** The most chips that leave room for contracts named in full. */
const ROOMY = 5

/** Terrain tiles in hand, found cryptids, contracts, requests, Wolpertinger tokens. */
export function Holdings({ scene, board }: PanelProps): ReactElement {
  const { player, view } = scene
  const isFull = view.wolpertinger || (player?.found.length ?? 0) + (player?.requests.length ?? 0) > ROOMY
  return (
    <div className={isFull ? 'cb-holdings cb-holdings--full' : 'cb-holdings'}>
      <Tiles scene={scene} board={board} />
      <FoundCryptids scene={scene} board={board} />
      <Contracts scene={scene} board={board} />
      <Wolpertingers scene={scene} board={board} />
    </div>
  )
}

function Tiles({ scene, board }: PanelProps): ReactElement | null {
  const { player, content, text } = scene
  const tiles = player?.tiles.filter((tile) => tile !== null) ?? []
  if (tiles.length === 0) return null
  return (
    <section className="cb-hold" aria-label={scene.board.tiles}>
      <h2 className="cb-label">{scene.board.tiles}</h2>
      <div className="cb-hold-row">
        {tiles.map((id) => {
          const tile = content.tiles.get(id)
          const thing = `tile:${id}` as const
          return (
            tile && (
              <ThingButton key={id} board={board} thing={thing} looks="cb-chip" name={text.names.tile(id)}>
                <TileShape shape={tile.shape} habitat={tile.type} size={13} />
              </ThingButton>
            )
          )
        })}
      </div>
    </section>
  )
}

function FoundCryptids({ scene, board }: PanelProps): ReactElement {
  const { player, content, text } = scene
  const found = player?.found ?? []
  return (
    <section className="cb-hold cb-hold--wide" aria-label={scene.board.found}>
      <h2 className="cb-label">
        {scene.board.found} {found.length > 0 ? found.length : ''}
      </h2>
      {found.length === 0 && <p className="cb-none">{scene.board.noneFound}</p>}
      <div className="cb-hold-row">
        {found.map(({ card, relocated }) => {
          const thing = `card:${card}` as const
          const name = `${text.names.card(card)}: ${scene.board.relocatedAs[relocated ?? 'waiting']}`
          return (
            <ThingButton
              key={card}
              board={board}
              thing={thing}
              looks={['cb-chip', `cb-chip--${relocated ?? 'waiting'}`]}
              name={name}
              tip={`${name}. +${content.cards.get(card)?.entry.found ?? 0}`}
            >
              <Creature id={card} detail="emblem" />
              {relocated !== null && <i className="cb-chip-mark" aria-hidden="true" />}
            </ThingButton>
          )
        })}
      </div>
    </section>
  )
}

function Wolpertingers({ scene, board }: PanelProps): ReactElement | null {
  const { player, text, view } = scene
  if (!view.wolpertinger) return null
  return (
    <section className="cb-hold" aria-label={scene.board.wolpertingers}>
      <h2 className="cb-label">{scene.board.wolpertingers}</h2>
      <div className="cb-hold-row">
        {keyed(player?.wolpertingers ?? []).map(({ key, item: face }) => {
          const thing = `token:${face}` as const
          const { label, help } = text.words.wolpertinger[face]
          return (
            <ThingButton
              key={key}
              board={board}
              thing={thing}
              looks="cb-chip"
              name={label}
              tip={`${capital(label)}. ${help}`}
            >
              <Glyph name={face} />
            </ThingButton>
          )
        })}
      </div>
    </section>
  )
}
