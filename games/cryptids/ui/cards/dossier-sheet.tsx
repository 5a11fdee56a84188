import { PlayerMark } from '@curio/ui'
import type { ReactElement } from 'react'
import { levelNumber } from '../../text/index.ts'
import { Creature } from '../art/creatures/creature.tsx'
import { Glyph } from '../art/symbols.tsx'
import type { Board } from '../board.ts'
import { ActList } from '../panels/act-list.tsx'
import { Head } from '../panels/subject.tsx'
import type { Scene } from '../scene.ts'
import { NeedRow, needsOfCard, oddsWords } from './evidence.tsx'
import { TileShape } from './tile-shape.tsx'

interface DossierSheetProps {
  readonly scene: Scene
  readonly board: Board
  readonly card: string
}

/** A dossier opened: the plate, everything the card says, and what can be done with it. */
export function DossierSheet({ scene, board, card }: DossierSheetProps): ReactElement | null {
  const { content, text, view, props } = scene
  const known = content.cards.get(card)
  if (!known) return null
  const { entry, shape } = known
  const slot = view.display.find((each) => each?.card === card) ?? null
  const found = view.players.flatMap((player) => player.found.filter((each) => each.card === card))[0]
  const needs = slot ? needsOfCard(scene, slot) : null
  const location = slot?.location ?? found?.location ?? (entry.loc === '?' ? null : entry.loc)
  const acts = scene.byThing.get(`card:${card}`) ?? []
  const ability = text.ability(card)
  return (
    <>
      <Head scene={scene} board={board}>
        <b>{entry[scene.language]}</b>
        <span>
          {levelNumber(entry.level)} · {location ? text.names.place(location) : scene.board.locationUnknown}
        </span>
      </Head>
      <div className="cb-dossier">
        <span className="cb-plate">
          <Creature id={card} />
        </span>
        <div className="cb-dossier-facts">
          <p className="cb-caption">{entry.caption[scene.language]}</p>
          {needs && (
            <p className="cb-fact">
              <NeedRow scene={scene} needs={needs.entries} /> <b>{oddsWords(scene, needs)}</b>
            </p>
          )}
          <p className="cb-fact">
            <span>
              <Glyph name={entry.habitat} /> {text.words.habitats[entry.habitat]}
            </span>
            <span>
              <Glyph name={entry.kind} /> {text.words.kinds[entry.kind]}
            </span>
          </p>
          <p className="cb-fact">
            <TileShape shape={shape} habitat={entry.habitat} size={11} />
            <span>
              {scene.board.foundPoints} <b>{entry.found}</b> · {scene.board.relocatedPoints}{' '}
              <b>{entry.relocated}</b>
            </span>
          </p>
          <p className="cb-fact cb-ability">{ability ?? scene.board.noAbility}</p>
          {found && <p className="cb-fact">{scene.board.relocatedAs[found.relocated ?? 'waiting']}</p>}
          {slot && slot.bids.length > 0 && (
            <p className="cb-fact">
              {scene.board.bids}:{' '}
              {slot.bids.map((seat) => (
                <span key={seat} className="cb-bidder">
                  <PlayerMark seat={seat} /> {props.table.seats[seat]?.name}
                </span>
              ))}
            </p>
          )}
        </div>
      </div>
      <ActList scene={scene} board={board} acts={acts} />
    </>
  )
}
