import { Button } from '@curio/ui'
import { RotateCw } from 'lucide'
import type { ReactElement } from 'react'
import { Notice } from '../shell/notice.tsx'
import type { RefusedAct } from '../table/link.ts'
import { useWords } from '../words/index.ts'
import { refusalText } from '../words/refusal.ts'
import { isPassing } from './use-server.ts'

interface FailedProps {
  readonly why: RefusedAct
  readonly again: () => void
}

/** A whole page that could not be had from the server: it is asked again by itself, or at once by the button. */
export function ServerFailed({ title, why, again }: FailedProps & { readonly title: string }): ReactElement {
  const words = useWords()
  const isTried = isPassing(why)
  const text = refusalText(why, words)
  return (
    <Notice title={title} text={isTried ? `${text} ${words.errors.retrying}` : text} home>
      {isTried && <Again again={again} />}
    </Notice>
  )
}

/** A button that asks the server again. */
export function Again({ again }: Pick<FailedProps, 'again'>): ReactElement {
  const words = useWords()
  return (
    <Button icon={RotateCw} onClick={again}>
      {words.errors.again}
    </Button>
  )
}
