import { Button } from '@curio/ui'
import { type ReactElement, useEffect, useState } from 'react'
import { openLocal } from '../local/open-local.ts'
import { useFailing } from '../shell/error-guard.tsx'
import { Notice } from '../shell/notice.tsx'
import { type TableLink, useFailure, useSnapshot } from '../table/link.ts'
import { OpenTable } from '../table/table-screen.tsx'
import { useGameUi } from '../use-game-ui.ts'
import { useWords } from '../words/index.ts'
import { refusalText } from '../words/refusal.ts'

export function LocalTablePage({ id }: { readonly id: string }): ReactElement | null {
  const words = useWords()
  const fail = useFailing()
  const [link, setLink] = useState<TableLink | 'missing' | null>(null)
  useEffect(() => {
    let wanted = true
    const opening = openLocal(id)
    opening.then(
      (opened) => wanted && setLink(opened ?? 'missing'),
      (cause: unknown) => wanted && fail(cause),
    )
    return () => {
      wanted = false
      opening.then(
        (opened) => opened?.close(),
        () => null,
      )
    }
  }, [id, fail])
  if (link === 'missing') return <Notice title={words.table.broken} text={words.table.missing} home />
  return link && <LinkedTable id={id} link={link} />
}

/** A table that has failed, or a board that did not load, begins again with the page. */
function Reload(): ReactElement {
  const words = useWords()
  return (
    <Button look="primary" onClick={() => location.reload()}>
      {words.errors.reload}
    </Button>
  )
}

export function LinkedTable({ id, link }: { readonly id: string; readonly link: TableLink }): ReactElement {
  const words = useWords()
  const snapshot = useSnapshot(link)
  const failure = useFailure(link)
  const ui = useGameUi(snapshot?.table.game ?? null)
  if (failure !== null) {
    return (
      <Notice title={words.table.broken} text={refusalText(failure, words)} home>
        <Reload />
      </Notice>
    )
  }
  if (ui === 'failed')
    return (
      <Notice title={words.table.broken} text={words.errors.notLoaded} home>
        <Reload />
      </Notice>
    )
  if (snapshot === null || ui === null) return <Notice title={words.loading} text="" />
  return <OpenTable id={id} link={link} ui={ui} snapshot={snapshot} />
}
