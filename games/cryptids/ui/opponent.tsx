import type { Figure, Language, TableState } from '@curio/ui'
import type { ReactElement } from 'react'
import { SKILLS } from '../content/vocabulary.ts'
import { asCryptidsView } from '../text/index.ts'
import { livePoints } from '../text/view.ts'
import { Creature } from './art/creatures/creature.tsx'
import { BidToken } from './art/pawns.tsx'
import { Glyph } from './art/symbols.tsx'
import { BOARD_WORDS } from './board-words.ts'
import { FaceToken } from './cards/evidence.tsx'
import { keyed } from './model/keyed.ts'
import { moving, oneOf } from './motion.ts'
import { contentIn, textOf } from './scene.ts'

interface OpponentProps {
  readonly table: TableState
  readonly figure: Figure
  readonly language: Language
}

/** Another player at a glance: where they are, what they hold, whom they have found and seek. */
export function Opponent({ table, figure: { seat }, language }: OpponentProps): ReactElement | null {
  const view = asCryptidsView(table.view)
  const player = view.players[seat]
  if (!player) return null
  const { words, names } = textOf(table, language)
  const board = BOARD_WORDS[language]
  const points = livePoints(view, contentIn(table.packs))[seat]
  const skills = SKILLS.filter((skill) => player.skills[skill] !== 'none')
  const ready = skills.filter((skill) => player.skills[skill] === 'ready')
  const sought = view.display.flatMap((slot) => (slot?.bids.includes(seat) ? [slot.card] : []))
  return (
    <span className="cb cb-opponent">
      <span className="cb-opponent-line">
        <b>{player.place ? names.place(player.place) : words.phases.setup}</b>
        <span>{board.row(player.row)}</span>
      </span>
      <span className="cb-opponent-line">
        <span data-tip={board.coins} {...moving(`counter:${seat}:coins`)}>
          <Glyph name="coin" />
          <span className="unseen">{board.coins}: </span> <span>{player.coins}</span>
        </span>
        <span data-tip={board.experience} {...moving(`counter:${seat}:experience`)}>
          <Glyph name="experience" />
          <span className="unseen">{board.experience}: </span> <span>{player.experience}</span>
        </span>
        <span data-tip={board.skillsReady(ready.length, skills.length)} {...moving(`counter:${seat}:skills`)}>
          {board.skills} {ready.length}/{skills.length}
        </span>
        <span data-tip={board.score} {...moving(`counter:${seat}:points`)}>
          <Glyph name="reputation" />
          <span className="unseen">{board.score}: </span> {table.outcome ? '' : '≈'}
          {points?.total ?? 0}
        </span>
      </span>
      <span className="cb-opponent-line">
        {keyed(player.evidence).map(({ key, before, item: face }) => (
          <span
            key={key}
            className="cb-mini"
            data-tip={names.evidence(face)}
            {...moving(oneOf(`held:${seat}:${face}`, before))}
          >
            <FaceToken face={face} />
            <span className="unseen">{names.evidence(face)}</span>
          </span>
        ))}
      </span>
      <span className="cb-opponent-line">
        {sought.map((card) => (
          <span
            key={card}
            className="cb-mini cb-mini--sought"
            data-tip={`${board.bids}: ${names.card(card)}`}
          >
            <Creature id={card} detail="emblem" />
            <span className="unseen">{names.card(card)}</span>
            <BidToken seat={seat} />
          </span>
        ))}
        {player.found.map(({ card, relocated }) => (
          <span
            key={card}
            className={`cb-mini cb-mini--${relocated ?? 'waiting'}`}
            data-tip={`${names.card(card)}: ${board.relocatedAs[relocated ?? 'waiting']}`}
          >
            <Creature id={card} detail="emblem" />
            <span className="unseen">{names.card(card)}</span>
          </span>
        ))}
      </span>
    </span>
  )
}
