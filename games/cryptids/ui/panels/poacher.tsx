import { Explained } from '@curio/ui'
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import type { PoacherCard as CardEntry } from '../../content/pack.ts'
import type { LowerAction, UpperAction } from '../../content/vocabulary.ts'
import { countSatisfying } from '../../rules/contracts.ts'
import { Creature } from '../art/creatures/creature.tsx'
import { PoacherPawn } from '../art/pawns.tsx'
import { Glyph, PoacherGlyph } from '../art/symbols.tsx'
import { FaceToken } from '../cards/evidence.tsx'
import { keyed } from '../model/keyed.ts'
import { hasActedSince, lastPoacherTurn, usedRow } from '../model/told.ts'
import { moving, oneOf } from '../motion.ts'
import type { Scene } from '../scene.ts'

/** His evidence, his catch, and how near he is to winning. */
export function PoacherBoard({ scene }: { readonly scene: Scene }): ReactElement | null {
  const { view, content, text, state } = scene
  const { poacher } = view
  if (!poacher) return null
  const slots = content.pack.constants.evidenceSlots.poacher
  const contracts = view.players[0]?.contracts ?? []
  return (
    <section className="cb-poacher" aria-label={scene.board.poacher}>
      <span className="cb-poacher-pawn">
        <PoacherPawn />
      </span>
      <h2 className="cb-label">{scene.board.poacher}</h2>
      <div className="cb-poacher-slots">
        {keyed(poacher.evidence).map(({ key, before, item: face }) => (
          <Explained
            key={key}
            className="cb-poacher-token"
            tip={text.names.evidence(face)}
            {...moving(oneOf(`held:poacher:${face}`, before))}
          >
            <FaceToken face={face} />
            <span className="unseen">{text.names.evidence(face)}</span>
          </Explained>
        ))}
        {Array.from({ length: slots - poacher.evidence.length }, (_, index) => `hole ${index}`).map((key) => (
          <i key={key} className="cb-hole" aria-hidden="true" />
        ))}
      </div>
      <div className="cb-poacher-caught">
        <b>{scene.board.poacherCaught(poacher.caught.length)}</b>
        {poacher.caught.map(({ card }) => (
          <Explained key={card} className="cb-emblem" tip={text.names.card(card)} {...moving(`card:${card}`)}>
            <Creature id={card} detail="emblem" />
            <span className="unseen">{text.names.card(card)}</span>
          </Explained>
        ))}
      </div>
      <ul className="cb-poacher-danger">
        {contracts.map((id) => {
          const count = countSatisfying(state, content, poacher.caught, id)
          return (
            <li key={id} className={count >= 2 ? 'cb-warn' : undefined}>
              {scene.board.poacherContract(content.contracts.get(id)?.[scene.language] ?? '', count)}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const TABS = ['acts', 'turn', 'card'] as const
type Tab = (typeof TABS)[number]

interface PoacherTurnProps {
  readonly scene: Scene
  /** What the player can do now, if it is the player's to decide. */
  readonly children: ReactNode
}

/** His last turn, line by line; the card it came from; and what can be done now. */
export function PoacherTurn({ scene, children }: PoacherTurnProps): ReactElement {
  const { view, props, content } = scene
  const turn = lastPoacherTurn(props.table.told)
  const moment = `${view.round} ${view.phase} ${turn.length}`
  const [chosen, choose] = useState<{ readonly moment: string; readonly tab: Tab } | null>(null)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    // On a phone it begins under the board.
    if (chosen) section.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  const proposed = children !== null && hasActedSince(props.table.told) ? 'acts' : 'turn'
  const tab = chosen?.moment === moment ? chosen.tab : proposed
  const card = view.poacher?.card ? content.poacherCards.get(view.poacher.card) : undefined
  const offered = TABS.filter((each) => (each === 'acts' ? children !== null : each === 'turn' || card))
  return (
    <section ref={section} className="cb-poacher-turn">
      <div className="cb-poacher-tabs">
        {offered.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === tab}
            onClick={() => choose({ moment, tab: each })}
          >
            {scene.board.poacherTabs[each]}
          </button>
        ))}
      </div>
      {tab === 'acts' && children}
      {tab === 'card' && card && <PoacherCard scene={scene} card={card} />}
      {tab === 'turn' && <PoacherLines scene={scene} />}
    </section>
  )
}

/** What he did in his last turn, or in the one that he is still at. */
export function PoacherLines({ scene }: { readonly scene: Scene }): ReactElement {
  const { view, text, board, props } = scene
  const turn = lastPoacherTurn(props.table.told)
  if (turn.length === 0) return <p className="cb-hint">{board.poacherWaits}</p>
  return (
    <ol className="cb-lines" aria-label={board.poacherLast}>
      {keyed(turn, ({ kind }) => kind).map(({ key, item: note }, index) => (
        <li
          key={`${view.round} ${view.phase} ${key}`}
          className={`cb-line ${lineState(note)}`}
          style={{ animationDelay: `calc(var(--motion) * ${index})` }}
          {...(typeof note.rule === 'string' ? { 'data-tip': board.byRule(note.rule) } : {})}
        >
          {text.note(note)}
        </li>
      ))}
    </ol>
  )
}

function lineState(note: { readonly kind: string; readonly done?: unknown }): string {
  if (note.kind === 'poacher.action') return note.done === true ? 'cb-line--done' : 'cb-line--not'
  return note.kind === 'poacher.caught' || note.kind === 'lost' ? 'cb-line--bad' : ''
}

/** The active card as it is printed: rows by his evidence, both priorities, the rows of the helper phase. */
function PoacherCard({ scene, card }: { readonly scene: Scene; readonly card: CardEntry }): ReactElement {
  const { text, props } = scene
  const said = text.words.poacher
  const used = usedRow(lastPoacherTurn(props.table.told))
  const rowName = (name: string): string =>
    name === 'above' || name === 'below'
      ? said.lowerRow[name]
      : said.upperRow(text.names.counted(Number(name), 'evidence'))
  const row = <A extends UpperAction | LowerAction>(
    name: string,
    label: string,
    actions: readonly A[],
    words: Readonly<Record<A, string>>,
  ) => (
    <tr key={name} className={used?.row === name ? 'cb-used-row' : undefined}>
      <th scope="row" data-tip={rowName(name)}>
        {label}
        <span className="unseen">{rowName(name)}</span>
      </th>
      <td>
        {actions.map((action) => (
          <Explained
            key={action}
            tip={words[action]}
            className={used?.row === name && used.done === action ? 'cb-order cb-order--done' : 'cb-order'}
          >
            <PoacherGlyph act={action} />
            <span className="unseen">{words[action]}</span>
          </Explained>
        ))}
      </td>
    </tr>
  )
  return (
    <div className="cb-poacher-card">
      <table>
        <tbody>
          {card.up.map((actions, evidence) => row(`${evidence}`, `${evidence}`, actions, said.upper))}
          {row('above', '▲', card.above.actions, said.lower)}
          {row('below', '▼', card.below.actions, said.lower)}
        </tbody>
      </table>
      <ul>
        <li>{said.regions(card.regions.map((letter) => letter).join(' › '))}</li>
        <li>{said.cryptids(card.cryptids.map((category) => said.categories[category]).join(' › '))}</li>
        <li>
          <Glyph name={card.terrain} /> {said.terrain(text.words.terrains[card.terrain])}
        </li>
      </ul>
    </div>
  )
}
