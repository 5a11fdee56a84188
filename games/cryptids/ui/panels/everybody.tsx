import { hasWon } from '@curio/kernel'
import { Explained, PlayerMark } from '@curio/ui'
import type { ReactElement } from 'react'
import { SOURCES } from '../../rules/scoring.ts'
import type { PlayerView } from '../../view.ts'
import { Creature } from '../art/creatures/creature.tsx'
import { Glyph } from '../art/symbols.tsx'
import type { Scene } from '../scene.ts'
import { ContractChip } from './contracts.tsx'

/** The end: whom everybody found, which contracts they had, what they were worth. */
export function Everybody({ scene }: { readonly scene: Scene }): ReactElement {
  return (
    <section
      className={scene.view.players.length > 2 ? 'cb-everybody cb-everybody--many' : 'cb-everybody'}
      aria-label={scene.board.everybody}
    >
      {scene.view.players.map((player, seat) => (
        <Result key={scene.props.table.seats[seat]?.seat ?? seat} scene={scene} player={player} seat={seat} />
      ))}
    </section>
  )
}

interface ResultProps {
  readonly scene: Scene
  readonly player: PlayerView
  readonly seat: number
}

function Result({ scene, player, seat }: ResultProps): ReactElement {
  const { props, text, board } = scene
  const { outcome, seats } = props.table
  const won = outcome !== null && hasWon(outcome, seat)
  return (
    <article className={won ? 'cb-result cb-result--won' : 'cb-result'}>
      <header className="cb-result-head">
        <PlayerMark seat={seat} />
        <h2>{seats[seat]?.name}</h2>
        <Pledges scene={scene} player={player} seat={seat} />
        <b>{outcome?.points[seat]?.total}</b>
      </header>
      <div className="cb-hold-row">
        {player.found.length === 0 && <span className="cb-none">{board.noneFound}</span>}
        {player.found.map(({ card, relocated }) => (
          <Explained
            key={card}
            className={`cb-chip cb-chip--${relocated ?? 'waiting'}`}
            tip={`${text.names.card(card)}: ${board.relocatedAs[relocated ?? 'waiting']}`}
          >
            <Creature id={card} detail="emblem" />
            <span className="unseen">{text.names.card(card)}</span>
          </Explained>
        ))}
      </div>
      <Worth scene={scene} seat={seat} />
    </article>
  )
}

/** Contracts, and requests that were fulfilled. */
function Pledges({ scene, player, seat }: ResultProps): ReactElement {
  const { text, board, content } = scene
  return (
    <div className="cb-pledges">
      {player.contracts?.map((id) => (
        <ContractChip key={id} scene={scene} id={id} label={board.contracts} seat={seat} />
      ))}
      {player.requests.map((id) => (
        <Explained key={id} className="cb-contract" tip={`${board.requestsTaken}: ${text.names.request(id)}`}>
          <Glyph name="request" />
          <b>+{content.requests.get(id)?.points ?? 0}</b>
        </Explained>
      ))}
    </div>
  )
}

/** What brought the points, the categories coming in one after the other. */
function Worth({ scene, seat }: Omit<ResultProps, 'player'>): ReactElement {
  const by = scene.props.table.outcome?.points[seat]?.by ?? {}
  const counted = SOURCES.filter((source) => (by[source] ?? 0) > 0)
  return (
    <dl className="cb-result-points">
      {counted.map((source, index) => (
        <div key={source} style={{ animationDelay: `calc(var(--motion) * ${index})` }}>
          <dt>{scene.text.words.sources[source]}</dt>
          <dd>{by[source]}</dd>
        </div>
      ))}
    </dl>
  )
}
