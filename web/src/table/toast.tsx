import { Button } from '@curio/ui'
import { X } from 'lucide'
import type { ReactElement } from 'react'
import { Link } from '../router.tsx'
import { useWords } from '../words/index.ts'
import { useTableScreen } from './context.ts'

/** Says why something is not possible, with the rule. It has a row of its own for a while, and covers nothing. */
export function Toast(): ReactElement {
  const { snapshot, why, putAway } = useTableScreen()
  const words = useWords()
  return (
    <div role="status" aria-live="polite">
      {why !== null && (
        <div className="toast">
          <p>
            {why.text}{' '}
            {why.rule !== null && (
              <Link to={`/rules/${snapshot.table.game}#${why.rule}`} target="_blank">
                {words.table.rule} {why.rule}
              </Link>
            )}
          </p>
          <Button look="quiet" icon={X} name={words.close} onClick={putAway} />
        </div>
      )}
    </div>
  )
}
