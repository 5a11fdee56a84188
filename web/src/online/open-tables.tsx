import type { TableLine } from '@curio/protocol'
import { Icon } from '@curio/ui'
import { Users } from 'lucide'
import { type ReactElement, useEffect } from 'react'
import { gameById } from '../games.ts'
import { Link } from '../router.tsx'
import { useSettings } from '../store/settings.ts'
import { useWords } from '../words/index.ts'
import { me, openTables, ownTables } from './api.ts'
import { personName } from './names.ts'
import { useServer } from './use-server.ts'

const REFRESH = 10_000

/** Tables where somebody waits for opponents. */
export function OpenTables(): ReactElement {
  const words = useWords()
  const [tables, again] = useServer(openTables)
  useEffect(() => {
    const timer = setInterval(again, REFRESH)
    return () => clearInterval(timer)
  }, [again])
  return (
    <section className="shelf">
      <h2>{words.home.openTitle}</h2>
      {tables.state === 'failed' && <p className="muted">{words.home.openOffline}</p>}
      {tables.state === 'done' && (
        <>
          {tables.value.length === 0 && <p className="muted">{words.home.openEmpty}</p>}
          <ul>
            {tables.value.map((table) => (
              <TableRow key={table.match} table={table} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

const own = (): Promise<readonly TableLine[]> => me().then(ownTables)

/** The own unfinished tables on the server; nothing at all where there is no server. */
export function OwnTables(): ReactElement | null {
  const [tables] = useServer(own)
  if (tables.state !== 'done') return null
  const going = tables.value.filter(({ status }) => status === 'open' || status === 'playing')
  return (
    <ul>
      {going.map((table) => (
        <TableRow key={table.match} table={table} />
      ))}
    </ul>
  )
}

function TableRow({ table }: { readonly table: TableLine }): ReactElement {
  const words = useWords()
  const { language } = useSettings()
  const free = table.seats.filter(({ person, bot }) => person === null && bot === null).length
  const names = table.seats.flatMap(({ person, bot }) => {
    if (person !== null) return personName(person, words)
    return bot === null ? [] : words.bot
  })
  const state = table.yourTurn
    ? words.home.yourTurn
    : free > 0
      ? words.home.openSeats(free)
      : words.home.waiting
  return (
    <li className="shelf__row">
      <Link className="shelf__link" to={`/table/${table.match}`}>
        <b>{gameById(table.game)?.name[language] ?? table.game}</b>
        <span className="shelf__who">
          <Icon node={Users} /> {names.join(', ')}
        </span>
        <span className={table.yourTurn ? 'shelf__turn' : 'muted'}>
          {words.home.online} · {state}
        </span>
      </Link>
    </li>
  )
}
