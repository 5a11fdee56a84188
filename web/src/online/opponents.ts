import type { HistoryLine, TableInfo } from '@curio/protocol'
import { useEffect, useState } from 'react'
import type { Words } from '../words/index.ts'
import { personName } from '../words/names.ts'
import { tableInfo } from './api.ts'

/** The names of everybody else at a table; bots are only counted by their word. */
export function opponentNames({ seats }: Pick<TableInfo, 'seats'>, player: string, words: Words): string {
  const others = seats.filter(({ person }) => person?.id !== player)
  return others.map(({ person }) => (person === null ? words.bot : personName(person, words))).join(', ')
}

/** More than this are not asked for: the history names no opponents, so each match costs a request. */
const MOST = 50

/** The tables of a history by match, as they arrive one after another. */
export function useTablesOf(history: readonly HistoryLine[]): ReadonlyMap<string, TableInfo> {
  const [tables, setTables] = useState<ReadonlyMap<string, TableInfo>>(new Map())
  useEffect(() => {
    let wanted = true
    const ask = async (): Promise<void> => {
      for (const { match, players } of history.slice(0, MOST)) {
        if (!wanted) return
        if (players === 1) continue
        const info = await tableInfo(match).catch(() => null)
        if (info && wanted) setTables((before) => new Map(before).set(match, info))
      }
    }
    void ask()
    return () => {
      wanted = false
    }
  }, [history])
  return tables
}
