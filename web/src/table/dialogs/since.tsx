import { Button, Dialog } from '@curio/ui'
import { type ReactElement, useEffect, useState } from 'react'
import { tableCounts } from '../../store/counts.ts'
import { useWords } from '../../words/index.ts'
import { useTableScreen } from '../context.ts'
import { useLines } from '../panels/log-panel.tsx'

/** For somebody who comes back: what happened in the meantime, and a way to see it step by step. */
export function Since(): ReactElement | null {
  const { id, snapshot, told: notes, film, link } = useTableScreen()
  const words = useWords()
  const lines = useLines()
  const told = notes.length
  const [news, setNews] = useState(() => ({ from: SEEN.of(id), upTo: told }))
  const follows = link.where !== 'record'
  useEffect(() => {
    const remember = (): void => {
      if (follows && document.visibilityState === 'visible') SEEN.set(id, told)
    }
    const returned = (): void => {
      if (document.visibilityState === 'visible') setNews({ from: SEEN.of(id), upTo: told })
      remember()
    }
    remember()
    document.addEventListener('visibilitychange', returned)
    return () => document.removeEventListener('visibilitychange', returned)
  }, [id, told, follows])
  const { from, upTo } = news
  // In this browser nobody acts for a person who is away.
  const isOwn = (seat: unknown): boolean =>
    link.where === 'local' && snapshot.here.some((own) => own === seat)
  const missed =
    from === null || !follows
      ? []
      : lines.filter(({ number }) => number >= from && number < upTo && !isOwn(notes[number]?.seat))
  if (missed.length === 0 || snapshot.here.length > 1) return null
  const close = (): void => setNews({ from: null, upTo: told })
  return (
    <Dialog title={words.table.sinceTitle} closeName={words.close} close={close}>
      <ol className="since">
        {missed.map(({ number, text }) => (
          <li key={number}>{text}</li>
        ))}
      </ol>
      <div className="dialog__acts">
        <Button
          onClick={() => {
            close()
            film(missed[0]?.number ?? 0)
          }}
        >
          {words.table.sinceReplay}
        </Button>
        <Button look="primary" onClick={close}>
          {words.table.sinceContinue}
        </Button>
      </div>
    </Dialog>
  )
}

/** How many notes a table had when it was last looked at. */
const SEEN = tableCounts('curio.seen')
