import { Button } from '@curio/ui'
import type { ReactElement } from 'react'
import { useOnline } from '../store/online.ts'
import { useWords } from '../words/index.ts'
import { useTableScreen } from './context.ts'
import { seatName } from './link.ts'

/** Somebody asks to take back an answer on which others have acted: this seat has to agree. */
export function UndoRequest(): ReactElement | null {
  const { snapshot, link } = useTableScreen()
  const words = useWords()
  const { undoRequest, table } = snapshot
  if (undoRequest === null || table.viewer === null || !undoRequest.waiting.includes(table.viewer))
    return null
  const answer = (yes: boolean) => (): void => link.agreeUndo?.(undoRequest.seat, yes)
  return (
    <div className="banner banner--question" role="alertdialog" aria-label={words.table.askUndo}>
      <p>{words.table.undoAsked(seatName(table.seats, undoRequest.seat))}</p>
      <Button onClick={answer(false)}>{words.table.undoDeny}</Button>
      <Button look="primary" onClick={answer(true)}>
        {words.table.undoAllow}
      </Button>
    </div>
  )
}

/** Says when the connection is lost, and that nothing else is. */
export function Banner(): ReactElement | null {
  const { snapshot, link } = useTableScreen()
  const words = useWords()
  const online = useOnline()
  const text =
    link.where === 'online' && snapshot.connection !== 'live'
      ? snapshot.connection === 'lost'
        ? words.table.lost
        : words.table.connecting
      : online
        ? null
        : words.table.offline
  return text === null ? null : (
    <p className="banner" role="status">
      {text}
    </p>
  )
}
