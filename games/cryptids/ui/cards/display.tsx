import { Fragment, type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import type { SlotView } from '../../view.ts'
import { BidToken } from '../art/pawns.tsx'
import type { Board } from '../board.ts'
import { keyed } from '../model/keyed.ts'
import type { Needs } from '../model/needs.ts'
import { lastMoves } from '../model/told.ts'
import { moving } from '../motion.ts'
import { nameOf, type Scene } from '../scene.ts'
import { ThingButton } from '../thing-button.tsx'
import { needsOfCard, oddsWords, percent } from './evidence.tsx'
import { Face } from './face.tsx'

interface DisplayProps {
  readonly scene: Scene
  readonly board: Board
  /** What is read of a card, where it has no place of its own: it follows the card, and the others make room. */
  readonly reading?: { readonly card: string; readonly sheet: ReactNode } | null
}

/** The six open dossiers: who is sought where, what it takes, who has bid. */
export function Display({ scene, board, reading = null }: DisplayProps): ReactElement {
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
          <Fragment key={key}>
            <DossierCard scene={scene} board={board} slot={slot} isFresh={cards.has(slot.card)} />
            {reading?.card === slot.card && <Reading key={slot.card}>{reading.sheet}</Reading>}
          </Fragment>
        ),
      )}
    </section>
  )
}

/** Brings itself into sight, and its card too. */
function Reading({ children }: { readonly children: ReactNode }): ReactElement {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'nearest' })
    element.current?.previousElementSibling?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={element} className="cb-reading">
      {children}
    </div>
  )
}

interface DossierCardProps {
  readonly scene: Scene
  readonly board: Board
  readonly slot: SlotView
  readonly isFresh: boolean
}

function DossierCard({ scene, board, slot, isFresh }: DossierCardProps): ReactElement {
  const { content, text, view } = scene
  const entry = content.cards.get(slot.card)?.entry
  const needs = needsOfCard(scene, slot)
  if (!entry) return <div className="cb-card cb-card--empty" />
  return (
    <ThingButton board={board} thing={`card:${slot.card}`} looks={['cb-card', isFresh && 'cb-fresh']}>
      <span className="unseen">{spokenCard(scene, slot)}</span>
      <Face
        press={scene}
        card={slot.card}
        location={slot.location}
        needs={needs.entries}
        levelTip={scene.board.decksLeft(text.words.level(entry.level), view.decks[entry.level - 1] ?? 0)}
        odds={<Odds scene={scene} needs={needs} />}
      >
        <span className="cb-face-bids">
          {slot.bids.map((seat) => (
            <span key={seat} data-tip={nameOf(scene, seat)} {...moving(`bid:${slot.card}:${seat}`)}>
              <BidToken seat={seat} />
            </span>
          ))}
        </span>
      </Face>
    </ThingButton>
  )
}

function Odds({ scene, needs }: { readonly scene: Scene; readonly needs: Needs }): ReactElement {
  const isNear = needs.odds !== null && needs.entries.some(({ how }) => how !== 'missing')
  return (
    <b className={isNear ? 'cb-odds cb-odds--near' : 'cb-odds'} data-tip={oddsWords(scene, needs)}>
      {needs.odds === null ? '—' : needs.missing === 0 ? '✓' : percent(needs.odds)}
    </b>
  )
}

function spokenCard(scene: Scene, slot: SlotView): string {
  const { text, content, board } = scene
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
    text.ability(slot.card) ?? board.noAbility,
    slot.bids.length === 0
      ? board.noBids
      : `${board.bids}: ${slot.bids.map((seat) => nameOf(scene, seat)).join(', ')}`,
  ].join('. ')
}
