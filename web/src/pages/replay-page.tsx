import type { Log } from '@curio/kernel'
import { Icon } from '@curio/ui'
import { FileUp } from 'lucide'
import { type DragEvent, type ReactElement, useCallback, useEffect, useState } from 'react'
import { getMatch, listSaves } from '../local/matches.ts'
import { openRecord } from '../local/open-local.ts'
import { logOf, type Save } from '../local/save.ts'
import { matchName } from '../match-name.ts'
import { fetchRecord, tableInfo } from '../online/api.ts'
import { ServerFailed } from '../online/server-failed.tsx'
import { useServer } from '../online/use-server.ts'
import { type RecordFault, readRecord } from '../replay/read-record.ts'
import { Link } from '../router.tsx'
import { Failure } from '../shell/fields.tsx'
import { NotFound, Notice } from '../shell/notice.tsx'
import { SeatNames } from '../shell/seat-names.tsx'
import { useTitle } from '../shell/use-title.ts'
import { settings, useSettings } from '../store/settings.ts'
import type { TableLink } from '../table/link.ts'
import { DICTIONARIES, useWords } from '../words/index.ts'
import { personName, seatLabel } from '../words/names.ts'
import { LinkedTable } from './local-table-page.tsx'

/** A record and the names of those who played; names are not part of a log. */
interface Recorded {
  readonly id: string
  readonly log: Log
  readonly names: readonly string[] | null
}

/** `/replay`: choose one; `/replay/local/ID`, `/replay/online/ID`: that one. */
export function ReplayPage({
  from,
  id,
}: {
  readonly from: string | undefined
  readonly id: string | undefined
}): ReactElement {
  const [chosen, setChosen] = useState<Recorded | null>(null)
  if (from === undefined)
    return chosen === null ? <Choosing choose={setChosen} /> : <Watching recorded={chosen} />
  if ((from !== 'local' && from !== 'online') || id === undefined) return <NotFound />
  return <Found from={from} id={id} />
}

interface Address {
  readonly from: 'local' | 'online'
  readonly id: string
}

function Found({ from, id }: Address): ReactElement {
  const words = useWords()
  const [asked, again] = useServer(useCallback(() => recordOf({ from, id }), [from, id]))
  const { title, missing } = words.replay
  switch (asked.state) {
    case 'loading':
      return <Notice title={words.loading} text="" />
    case 'failed':
      return <ServerFailed title={title} why={asked.why} again={again} />
    case 'done':
      if (asked.value !== null) return <Watching recorded={asked.value} />
      return <Notice title={title} text={from === 'local' ? words.table.missing : missing} home />
  }
}

async function recordOf({ from, id }: Address): Promise<Recorded | null> {
  const words = DICTIONARIES[settings.get().language]
  if (from === 'online') {
    const [log, info] = await Promise.all([fetchRecord(id), tableInfo(id)])
    const names = info.seats.map(({ person }, seat) =>
      person === null ? words.create.botName(seat + 1) : personName(person, words),
    )
    return log && { id, log, names }
  }
  const match = await getMatch(id).catch(() => null)
  return (
    match && {
      id,
      log: logOf(match),
      names: match.save.seats.map(({ name, kind }, seat) => seatLabel(name, kind, seat, words)),
    }
  )
}

function Watching({ recorded }: { readonly recorded: Recorded }): ReactElement | null {
  const [link, setLink] = useState<TableLink | null>(null)
  const { id, log, names } = recorded
  useEffect(() => {
    const opened = openRecord(log, names ?? new Array<string>(log.header.seats).fill(''))
    setLink(opened)
    return () => opened.close()
  }, [log, names])
  return link && <LinkedTable id={id} link={link} />
}

function Choosing({ choose }: { readonly choose: (recorded: Recorded) => void }): ReactElement {
  const words = useWords()
  useTitle(words.replay.title)
  const [fault, setFault] = useState<RecordFault | null>(null)
  const [over, setOver] = useState(false)
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return
    const record = readRecord(await file.text().catch(() => ''))
    if (record.ok) choose({ id: file.name, log: record.log, names: null })
    else setFault(record.fault)
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    void read(event.dataTransfer.files[0])
  }
  return (
    <main className="page page--narrow" id="content">
      <h1>{words.replay.title}</h1>
      <p className="muted">{words.replay.lead}</p>
      <label
        className={`drop${over ? ' drop--over' : ''}`}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon node={FileUp} size={32} />
        <span>{words.replay.drop}</span>
        <span className="button">{words.replay.choose}</span>
        <input
          className="unseen"
          type="file"
          accept="application/json,.json"
          onChange={(event) => void read(event.target.files?.[0])}
        />
      </label>
      <Failure text={fault && words.replay.bad[fault]} />
      <Finished />
    </main>
  )
}

function Finished(): ReactElement {
  const words = useWords()
  const { language } = useSettings()
  const [saves, setSaves] = useState<readonly Save[] | null>(null)
  useEffect(() => {
    listSaves().then(
      (all) => setSaves(all.filter(({ over }) => over)),
      () => setSaves([]),
    )
  }, [])
  return (
    <section className="shelf shelf--wide">
      <h2>{words.replay.mine}</h2>
      {saves === null && <p className="muted">{words.loading}</p>}
      {saves?.length === 0 && <p className="muted">{words.replay.mineEmpty}</p>}
      <ul>
        {saves?.map((save) => (
          <li key={save.id} className="shelf__row">
            <Link className="shelf__link" to={`/replay/local/${save.id}`}>
              <b>{matchName({ game: save.game, options: save.header.options }, language)}</b>
              <span className="shelf__who">
                <SeatNames save={save} />
              </span>
              <span className="muted">{new Date(save.updated).toLocaleDateString(language)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
