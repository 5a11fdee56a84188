import type { ReactElement } from 'react'
import { levelNumber } from '../../text/index.ts'
import type { SlotView } from '../../view.ts'
import { Creature } from '../art/creatures/creature.tsx'
import { BidToken } from '../art/pawns.tsx'
import { Glyph } from '../art/symbols.tsx'
import type { Board } from '../board.ts'
import { keyed } from '../model/keyed.ts'
import { lastMoves } from '../model/told.ts'
import type { Scene } from '../scene.ts'
import { ThingButton } from '../thing-button.tsx'
import { NeedRow, needsOfCard, oddsWords, percent } from './evidence.tsx'

/** The six open dossiers: who is sought where, what it takes, who has bid. */
export function Display({ scene, board }: { readonly scene: Scene; readonly board: Board }): ReactElement {
  const { view, props } = scene
  const { cards } = lastMoves(props.table.told, props.table.viewer)
  return (
    <section className="cb-display" aria-label={scene.board.dossiers}>
      {keyed(view.display, (slot) => slot?.card ?? '').map(({ key, item: slot }) =>
        slot === null ? (
          <div key={key} className="cb-card cb-card--empty">
            {scene.board.emptyDossier}
          </div>
        ) : (
          <DossierCard key={key} scene={scene} board={board} slot={slot} isFresh={cards.has(slot.card)} />
        ),
      )}
    </section>
  )
}

interface DossierCardProps {
  readonly scene: Scene
  readonly board: Board
  readonly slot: SlotView
  readonly isFresh: boolean
}

function DossierCard({ scene, board, slot, isFresh }: DossierCardProps): ReactElement {
  const { content, text, props } = scene
  const thing = `card:${slot.card}` as const
  const entry = content.cards.get(slot.card)?.entry
  const needs = needsOfCard(scene, slot)
  if (!entry) return <div className="cb-card cb-card--empty" />
  return (
    <ThingButton board={board} thing={thing} looks={['cb-card', isFresh && 'cb-fresh']}>
      <span className="unseen">{spokenCard(scene, slot)}</span>
      <span className="cb-card-face" aria-hidden="true">
        <span className="cb-card-art">
          <Creature id={slot.card} detail="plate" />
        </span>
        <span
          className="cb-card-level"
          data-tip={scene.board.decksLeft(
            text.words.level(entry.level),
            scene.view.decks[entry.level - 1] ?? 0,
          )}
        >
          {levelNumber(entry.level)}
        </span>
        <span
          className={hasLongWord(entry[scene.language]) ? 'cb-card-name cb-card-name--long' : 'cb-card-name'}
        >
          {entry[scene.language]}
        </span>
        <span className="cb-card-facts">
          <b
            className="cb-code"
            data-tip={slot.location ? text.names.place(slot.location) : scene.board.locationUnknown}
          >
            {slot.location ?? '?'}
          </b>
          <span data-tip={text.words.habitats[entry.habitat]}>
            <Glyph name={entry.habitat} />
          </span>
          <span data-tip={text.words.kinds[entry.kind]}>
            <Glyph name={entry.kind} />
          </span>
          <span
            className="cb-worth"
            data-tip={`${scene.board.foundPoints}: ${entry.found}. ${scene.board.relocatedPoints}: ${entry.relocated}`}
          >
            {entry.found}
            <i>+{entry.relocated}</i>
          </span>
        </span>
        <NeedRow scene={scene} needs={needs.entries} />
        <span className="cb-card-odds" data-tip={oddsWords(scene, needs)}>
          {needs.odds === null ? '—' : needs.missing === 0 ? '✓' : percent(needs.odds)}
        </span>
        <span className="cb-card-bids">
          {slot.bids.map((seat) => (
            <span key={seat} data-tip={props.table.seats[seat]?.name}>
              <BidToken seat={seat} />
            </span>
          ))}
        </span>
      </span>
    </ThingButton>
  )
}

/** The longest word that fits beside the picture. */
const LONG_WORD = 11

const hasLongWord = (name: string): boolean => name.split(/[\s-]/).some(({ length }) => length > LONG_WORD)

function spokenCard(scene: Scene, slot: SlotView): string {
  const { text, content, board, props } = scene
  const entry = content.cards.get(slot.card)?.entry
  if (!entry) return slot.card
  const needs = needsOfCard(scene, slot)
  const evidence = needs.entries.map(
    ({ entry: type, how }) =>
      `${type === '?' ? text.words.unknown : text.words.evidence[type].name} (${board.how[how]})`,
  )
  return [
    `${entry[scene.language]}, ${text.words.level(entry.level)}`,
    slot.location ? board.sought(text.names.place(slot.location)) : board.locationUnknown,
    `${board.needs}: ${evidence.join(', ')}`,
    oddsWords(scene, needs),
    slot.bids.length === 0
      ? board.noBids
      : `${board.bids}: ${slot.bids.map((seat) => props.table.seats[seat]?.name).join(', ')}`,
  ].join('. ')
}
