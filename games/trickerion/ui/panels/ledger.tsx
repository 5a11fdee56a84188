import type { ReactElement } from 'react'
import { known } from '../../rules/content.ts'
import { Glyph } from '../art/glyph.tsx'
import { ledgerOf } from '../model/ledger.ts'
import { AmountMark } from '../pieces.tsx'
import { isAtTheater, type Scene } from '../scene.ts'

/** What the end of the round will cost a player and could bring, and the prophecy in force: true at every decision. */
export function LedgerPanel({ scene }: { readonly scene: Scene }): ReactElement | null {
  const { props, state, content, own, view, me, text, board, language } = scene
  if (!me || view.phase === 'setup' || view.phase === 'over') return null
  const { wages, coinsLeft, fameLost, best } = ledgerOf(state, content, own)
  const { active } = view.prophecies
  const isPlayer = props.table.viewer !== null
  return (
    <footer className="tb-ledger">
      {isPlayer && (
        <p className={fameLost > 0 ? 'tb-ledger-line tb-warn' : 'tb-ledger-line'}>
          <Glyph name="wage" />
          <span>{board.ledger.wages(wages, coinsLeft, fameLost)}</span>
        </p>
      )}
      {isPlayer && best && !isAtTheater(scene) && (
        <p className="tb-ledger-line">
          <Glyph name="perform" />
          <span>
            {board.ledger.best(text.names.show(best.card))} <AmountMark {...best.amount} />
          </span>
        </p>
      )}
      {active !== null && (
        <p className="tb-ledger-line">
          <Glyph name="prophecy" />
          <span>
            <b>{known(content.prophecies, active)[language]}.</b> {text.prophecyEffect(active)}
          </span>
        </p>
      )}
    </footer>
  )
}
