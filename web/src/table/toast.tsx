import { Button, type WhyNot } from '@curio/ui'
import { X } from 'lucide'
import type { ReactElement } from 'react'
import { Link } from '../router.tsx'
import { useWords } from '../words/index.ts'
import { useTableScreen } from './context.ts'

/** Says why something is not possible, with the rule. */
export function Toast({
  why,
  close,
}: {
  readonly why: WhyNot | null
  readonly close: () => void
}): ReactElement {
  const { snapshot } = useTableScreen()
  const words = useWords()
  return (
    <div className="toast-place" role="status" aria-live="polite">
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
          <Button look="quiet" icon={X} name={words.close} onClick={close} />
        </div>
      )}
    </div>
  )
}
