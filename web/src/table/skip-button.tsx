import { Button } from '@curio/ui'
import { FastForward } from 'lucide'
import type { ReactElement } from 'react'
import { useWords } from '../words/index.ts'
import { useTableScreen } from './context.ts'

/** While the acts of others are still being shown. On a desktop the prompt has room for it: the board is covered by nothing. */
export function SkipButton({ className }: { readonly className: string }): ReactElement | null {
  const { seen } = useTableScreen()
  const words = useWords()
  if (!seen.playing || seen.upToDate) return null
  return (
    <Button className={className} icon={FastForward} onClick={seen.skip}>
      {words.table.skip}
    </Button>
  )
}
