import type { ReactElement, ReactNode } from 'react'
import { asksForCards } from '../../rules/question-kinds.ts'
import { CARD_BOARD_WORDS } from '../card-board-words.ts'
import { type Decision, explainThing } from '../decision.ts'
import { blocksWith } from '../model/dice-leads.ts'
import type { Scene } from '../scene.ts'
import { CardFace } from './tour-card.tsx'

interface CardButtonProps {
  readonly scene: Scene
  readonly decision: Decision | null
  readonly card: string
  /** Its number after changes. */
  readonly shown?: number
  /** What is said of it besides. */
  readonly state?: string
  /** What lies on the card. */
  readonly children?: ReactNode
}

/** A card that can be chosen, or that says why not; with where it would lead. */
export function CardButton(props: CardButtonProps): ReactElement {
  const { scene, decision, card, shown, state, children } = props
  const { text, props: stage } = scene
  const words = CARD_BOARD_WORDS[stage.language]
  const asked = decision !== null && asksForCards(decision.kind)
  const legal = asked && decision.legal.has(card)
  const lit = stage.highlight?.ids.includes(card) === true
  const leads = legal ? blocksWith(scene, decision, card) : []
  const places = leads.map((block) => text.names.blockAt(block)).join(' ')
  const printed = scene.pack.cards?.find(({ id }) => id === card)?.coordinate
  const changed = shown !== undefined && shown !== printed && scene.board.changedTo(shown)
  const label = [text.names.cityCard(card), changed, state, places && words.leads(places)]
    .filter(Boolean)
    .join(', ')
  return (
    <button
      type="button"
      className={[
        'rt-card-button',
        legal && 'rt-card-button--legal',
        lit && 'rt-card-button--lit',
        state && 'rt-card-button--spent',
      ]
        .filter(Boolean)
        .join(' ')}
      data-target={card}
      data-motion={`card:${card}`}
      aria-pressed={asked && decision.chosen.has(card)}
      data-tip={label}
      onClick={() => (asked ? decision.tap(card) : explainThing(scene, card))}
      onDoubleClick={() => legal && decision?.value !== undefined && stage.confirm()}
    >
      {/* A name of its own would have to repeat what is printed word by word. */}
      <span className="unseen">{label}</span>
      <CardFace scene={scene} card={card} {...(shown === undefined ? {} : { shown })} />
      {children}
      <Leads scene={scene} blocks={leads} />
    </button>
  )
}

/** RT-P3-5: the blocks it leads to; those with tourists of one's own are closed. */
function Leads({
  scene,
  blocks,
}: {
  readonly scene: Scene
  readonly blocks: readonly string[]
}): ReactElement | null {
  const { me, text } = scene
  if (blocks.length === 0) return null
  return (
    <span className="rt-leads" aria-hidden="true">
      {blocks.map((block) => (
        <span key={block} className={me?.board.tourists[block] ? 'rt-taken' : undefined}>
          {text.names.blockAt(block)}
        </span>
      ))}
    </span>
  )
}
