import { PlayerMark } from '@curio/ui'
import type { ReactElement } from 'react'
import { levelNumber } from '../../text/index.ts'
import type { Board } from '../board.ts'
import { ActList } from '../panels/act-list.tsx'
import { Head } from '../panels/subject.tsx'
import { nameOf, type Scene } from '../scene.ts'
import { needsOfCard, oddsWords } from './evidence.tsx'
import { Face } from './face.tsx'

interface DossierSheetProps {
  readonly scene: Scene
  readonly board: Board
  readonly card: string
}

/** A dossier that is looked at: what can be done with it, and what its face has no room for. */
export function DossierSheet({ scene, board, card }: DossierSheetProps): ReactElement | null {
  const { content, text, view } = scene
  const entry = content.cards.get(card)?.entry
  if (!entry) return null
  const slot = view.display.find((each) => each?.card === card) ?? null
  const found = view.players.flatMap((player) => player.found.filter((each) => each.card === card))[0]
  const location = slot?.location ?? found?.location ?? (entry.loc === '?' ? null : entry.loc)
  const needs = slot ? needsOfCard(scene, slot) : null
  return (
    <>
      <Head scene={scene} board={board}>
        <b>{entry[scene.language]}</b>
        <span>
          {levelNumber(entry.level)} · {location ? text.names.place(location) : scene.board.locationUnknown}
        </span>
      </Head>
      <div className={slot ? 'cb-dossier' : 'cb-dossier cb-dossier--face'}>
        {/* On the display its face is in sight already. */}
        {!slot && (
          <span className="cb-card cb-card--still">
            <Face
              press={scene}
              card={card}
              location={location}
              needs={(found?.evidence ?? entry.evidence).map((each) => ({ entry: each, how: null }))}
              levelTip={text.words.level(entry.level)}
            />
          </span>
        )}
        <div className="cb-dossier-facts">
          {needs && <b>{oddsWords(scene, needs)}</b>}
          <p className="cb-ability">{text.ability(card) ?? scene.board.noAbility}</p>
          <p className="cb-caption">{entry.caption[scene.language]}</p>
          {found && <p>{scene.board.relocatedAs[found.relocated ?? 'waiting']}</p>}
          <Bidders scene={scene} bids={slot?.bids ?? []} />
          <ActList scene={scene} board={board} acts={scene.byThing.get(`card:${card}`) ?? []} />
        </div>
      </div>
    </>
  )
}

function Bidders({
  scene,
  bids,
}: {
  readonly scene: Scene
  readonly bids: readonly number[]
}): ReactElement | null {
  const { board } = scene
  if (bids.length === 0) return null
  return (
    <p className="cb-fact">
      {board.bids}:{' '}
      {bids.map((seat) => (
        <span key={seat} className="cb-bidder">
          <PlayerMark seat={seat} /> {nameOf(scene, seat)}
        </span>
      ))}
    </p>
  )
}
