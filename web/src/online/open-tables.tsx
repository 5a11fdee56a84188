import type { TableLine } from '@curio/protocol'
import { Icon } from '@curio/ui'
import { Eye, type IconNode, Play, Users } from 'lucide'
import { type ReactElement, useEffect } from 'react'
import { matchName } from '../match-name.ts'
import { Link } from '../router.tsx'
import { useSettings } from '../store/settings.ts'
import { useWords, type Words } from '../words/index.ts'
import { personName } from '../words/names.ts'
import { me, openTables } from './api.ts'
import { Again } from './server-failed.tsx'
import { sortTables } from './tables.ts'
import { useServer } from './use-server.ts'

const REFRESH = 10_000

const publicTables = async () => sortTables(await openTables(), (await me()).id)

/** Public tables: those that wait for players, and those that can be watched. */
export function PublicTables(): ReactElement {
  const words = useWords()
  const [tables, again] = useServer(publicTables)
  useRefresh(again)
  return (
    <>
      <section className="shelf">
        <h2>{words.home.openTitle}</h2>
        {tables.state === 'loading' && <p className="muted">{words.loading}</p>}
        {tables.state === 'failed' && (
          <>
            <p className="muted">{words.home.openOffline}</p>
            <Again again={again} />
          </>
        )}
        {tables.state === 'done' && <TableList tables={tables.value.open} empty={words.home.openEmpty} />}
      </section>
      {tables.state === 'done' && (
        <section className="shelf">
          <h2>{words.home.watchTitle}</h2>
          <TableList tables={tables.value.watched} empty={words.home.watchEmpty} />
        </section>
      )}
    </>
  )
}

interface TableListProps {
  readonly tables: readonly TableLine[]
  readonly empty: string
}

function TableList({ tables, empty }: TableListProps): ReactElement {
  if (tables.length === 0) return <p className="muted">{empty}</p>
  return (
    <ul>
      {tables.map((table) => (
        <TableRow key={table.match} table={table} state={stateOf} playing={Eye} />
      ))}
    </ul>
  )
}

interface OwnRowProps {
  readonly table: TableLine
  /** Who reads this. */
  readonly player: string
}

export function OwnTableRow({ table, player }: OwnRowProps): ReactElement {
  return <TableRow table={table} state={ownStateOf} playing={Play} player={player} />
}

function useRefresh(again: () => void): void {
  useEffect(() => {
    const timer = setInterval(again, REFRESH)
    return () => clearInterval(timer)
  }, [again])
}

type StateOf = (table: TableLine, words: Words) => string

const freeSeats = ({ seats }: TableLine): number =>
  seats.filter(({ person, bot }) => person === null && bot === null).length

const stateOf: StateOf = (table, { home }) =>
  table.status === 'open' ? home.openSeats(freeSeats(table)) : home.watch

const ownStateOf: StateOf = (table, { home }) => {
  if (table.invited) return home.invited
  if (table.yourTurn) return home.yourTurn
  return table.status === 'open' ? home.openSeats(freeSeats(table)) : home.waiting
}

interface TableRowProps {
  readonly table: TableLine
  readonly state: StateOf
  /** The icon of a running match: play one's own, watch another's. */
  readonly playing: IconNode
  /** Who reads this, at a table of their own. */
  readonly player?: string
}

function TableRow({ table, state, playing, player }: TableRowProps): ReactElement {
  const words = useWords()
  const { language } = useSettings()
  const names = table.seats.flatMap(({ person, bot }) => {
    if (person !== null) return person.id === player ? words.youName : personName(person, words)
    return bot === null ? [] : words.bot
  })
  return (
    <li className={table.yourTurn ? 'shelf__row shelf__row--turn' : 'shelf__row'}>
      <Link className="shelf__link" to={`/table/${table.match}`}>
        <b>{matchName(table, language)}</b>
        <span className="shelf__who">
          <Icon node={table.status === 'open' ? Users : playing} /> {names.join(', ')}
        </span>
        <span className={table.yourTurn || table.invited ? 'shelf__turn' : 'muted'}>
          {words.home.online} · {table.rated ? words.home.rated : words.home.casual} · {state(table, words)}
        </span>
      </Link>
    </li>
  )
}
