import type { ReactElement } from 'react'
import type { Amount } from '../../rules/notes.ts'
import { Glyph } from '../art/glyph.tsx'
import type { Press } from '../press.ts'

const PARTS = [
  ['fame', 'fame'],
  ['coins', 'coin'],
  ['shards', 'shard'],
] as const

interface Props {
  readonly press: Pick<Press, 'text'>
  readonly amount: Amount
}

/** Fame, coins and shards as signs with their numbers; said in words too. */
export function Amounts({ press, amount }: Props): ReactElement {
  return (
    <span className="tr-amounts">
      <span className="unseen">{press.text.names.amountAlone(amount)}</span>
      {PARTS.filter(([what]) => amount[what] !== 0).map(([what, glyph]) => (
        <span key={what} className={`tr-amount tr-amount--${what}`} aria-hidden="true">
          {amount[what]}
          <Glyph name={glyph} />
        </span>
      ))}
    </span>
  )
}
