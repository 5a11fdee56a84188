import { isRecord } from '@curio/kernel'
import { Button, Dialog } from '@curio/ui'
import { type ReactElement, useEffect, useState } from 'react'
import { keep, kept } from '../../store/kept.ts'
import { useWords } from '../../words/index.ts'
import { useTableScreen } from '../context.ts'
import { useLines } from '../panels/log-panel.tsx'

/** For somebody who comes back: what happened in the meantime, and a way to see it step by step. */
export function Since(): ReactElement | null {
  const { id, snapshot, told: notes, film, link } = useTableScreen()
  const words = useWords()
  const lines = useLines()
  const told = notes.length
  const [news, setNews] = useState(() => ({ from: seenOf(id), upTo: told }))
  const follows = link.where !== 'record'
  useEffect(() => {
    const remember = (): void => {
      if (follows && document.visibilityState === 'visible') see(id, told)
    }
    const returned = (): void => {
      if (document.visibilityState === 'visible') setNews({ from: seenOf(id), upTo: told })
      remember()
    }
    remember()
    document.addEventListener('visibilitychange', returned)
    return () => document.removeEventListener('visibilitychange', returned)
  }, [id, told, follows])
  const { from, upTo } = news
  const missed =
    from === null || !follows ? [] : lines.filter(({ number }) => number >= from && number < upTo)
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

const KEY = 'curio.seen'
/** How many tables are remembered; the one that was opened longest ago is forgotten first. */
const MOST = 100

function all(): Map<string, number> {
  try {
    const read: unknown = JSON.parse(kept(KEY) ?? '{}')
    const entries = isRecord(read) ? Object.entries(read) : []
    return new Map(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'))
  } catch {
    return new Map()
  }
}

/** How many notes a table had when it was last looked at; null if it never was. */
const seenOf = (table: string): number | null => all().get(table) ?? null

function see(table: string, notes: number): void {
  const seen = all()
  seen.delete(table)
  seen.set(table, notes)
  keep(KEY, JSON.stringify(Object.fromEntries([...seen].slice(-MOST))))
}
