import type { Person, TableInfo } from '@curio/protocol'
import { type ReactElement, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { TableClient } from '../client/table-client.ts'
import { introduce, tableInfo } from '../online/api.ts'
import { Lobby, type LobbyProps } from '../online/lobby.tsx'
import { openOnline } from '../online/open-online.ts'
import { ServerFailed } from '../online/server-failed.tsx'
import { useServer } from '../online/use-server.ts'
import { Notice } from '../shell/notice.tsx'
import { settings } from '../store/settings.ts'
import { useSnapshot } from '../table/link.ts'
import { useWords } from '../words/index.ts'
import { LinkedTable } from './local-table-page.tsx'

interface Known {
  readonly me: Person
  readonly info: TableInfo
}

/** A table on the server: its lobby before the first move, then the table itself. */
export function OnlineTablePage({ id }: { readonly id: string }): ReactElement {
  const words = useWords()
  const ask = useCallback(
    async (): Promise<Known> => ({ me: await introduce(settings.get().name), info: await tableInfo(id) }),
    [id],
  )
  const [asked, again] = useServer(ask)
  if (asked.state === 'failed')
    return <ServerFailed title={words.table.broken} why={asked.why} again={again} />
  if (asked.state === 'loading') return <Notice title={words.loading} text="" />
  return <KnownTable first={asked.value} />
}

/** Once it is known, what happens here changes it; asking again would change nothing. */
function KnownTable({ first }: { readonly first: Known }): ReactElement {
  const [{ me: person, info }, setKnown] = useState(first)
  const own = info.seats.findIndex((seat) => seat.person?.id === person.id)
  const seat = own < 0 ? null : own
  const acts: LobbyActs = {
    changed: (next) => setKnown({ me: person, info: next }),
    renamed: (now) => setKnown({ me: now ?? person, info }),
  }
  return <AtSeat key={`${seat}`} me={person} info={info} seat={seat} {...acts} />
}

type LobbyActs = Pick<LobbyProps, 'changed' | 'renamed'>

interface AtSeatProps extends Known, LobbyActs {
  readonly seat: number | null
}

/** Seen from one seat or as a spectator; another seat needs another connection. */
function AtSeat({ info, seat, ...rest }: AtSeatProps): ReactElement | null {
  const [table, setTable] = useState<TableClient | null>(null)
  // From here on the table updates its information by itself.
  const first = useRef(info)
  useEffect(() => {
    const opened = openOnline(seat, first.current)
    setTable(opened)
    return () => opened.close()
  }, [seat])
  return table && <Watched table={table} first={first.current} {...rest} />
}

interface WatchedProps extends Omit<LobbyProps, 'info'> {
  readonly table: TableClient
  readonly first: TableInfo
}

function Watched({ table, first, ...rest }: WatchedProps): ReactElement {
  const info = useSyncExternalStore(table.subscribe, table.info) ?? first
  const failure = useSyncExternalStore(table.subscribe, table.failure)
  const words = useWords()
  const snapshot = useSnapshot(table.link)
  if (info.status === 'open' && failure === null) return <Lobby info={info} {...rest} />
  if (info.status === 'abandoned' && snapshot === null)
    return <Notice title={words.lobby.closedTitle} text={words.lobby.closed} home />
  return <LinkedTable id={info.match} link={table.link} />
}
