import type { Log, Verdict } from '@curio/kernel'
import { Icon } from '@curio/ui'
import { ShieldAlert, ShieldCheck } from 'lucide'
import { type ReactElement, useCallback, useEffect, useState } from 'react'
import { getLog } from '../local/matches.ts'
import { verifyLog } from '../local/open-local.ts'
import { fetchRecord } from '../online/api.ts'
import { ServerFailed } from '../online/server-failed.tsx'
import { useServer } from '../online/use-server.ts'
import { Link } from '../router.tsx'
import { Notice } from '../shell/notice.tsx'
import { useTitle } from '../shell/use-title.ts'
import { useWords } from '../words/index.ts'

/** Recomputes a finished match in this browser: the commitment, the seed, every outcome, every answer. */
export function FairPage({ from, id }: { readonly from: string; readonly id: string }): ReactElement {
  const words = useWords()
  const [asked, again] = useServer(
    useCallback(() => (from === 'online' ? fetchRecord(id) : getLog(id).catch(() => null)), [from, id]),
  )
  const { title } = words.fair
  if (asked.state === 'loading') return <Notice title={words.loading} text="" />
  if (asked.state === 'failed') return <ServerFailed title={title} why={asked.why} again={again} />
  const log = asked.value
  const missing = from === 'online' ? words.replay.missing : words.table.missing
  if (log === null) return <Notice title={title} text={missing} home />
  return <Fair log={log} back={`/${from === 'online' ? 'table' : 'local'}/${id}`} />
}

function Fair({ log, back }: { readonly log: Log; readonly back: string }): ReactElement {
  const words = useWords()
  useTitle(words.fair.title)
  return (
    <main className="page page--narrow" id="content">
      <h1>{words.fair.title}</h1>
      <p className="prose__lead">{words.fair.lead}</p>
      <dl className="fair__facts">
        <dt>{words.fair.commitment}</dt>
        <dd>
          <code>{log.header.commitment}</code>
        </dd>
        <dt>{words.fair.seed}</dt>
        <dd>{log.seed === undefined ? words.fair.noSeed : <code>{log.seed}</code>}</dd>
      </dl>
      <Judgement log={log} />
      <Outcomes log={log} />
      <p>
        <Link to={back}>{log.seed === undefined ? words.table.momentBack : words.table.momentResults}</Link>
      </p>
    </main>
  )
}

function Judgement({ log }: { readonly log: Log }): ReactElement {
  const { fair: words } = useWords()
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  useEffect(() => {
    let wanted = true
    verifyLog(log).then(
      (found) => wanted && setVerdict(found),
      (cause: Error) => wanted && setVerdict({ ok: false, entry: null, message: cause.message }),
    )
    return () => {
      wanted = false
    }
  }, [log])
  if (verdict === null) return <p role="status">{words.checking}</p>
  if (verdict.ok)
    return (
      <section className="verdict verdict--ok" role="status">
        <Icon node={ShieldCheck} size={36} />
        <div>
          <h2>{words.ok}</h2>
          <p>{words.okText(verdict.entries, verdict.outcomes)}</p>
        </div>
      </section>
    )
  return (
    <section className="verdict verdict--wrong" role="alert">
      <Icon node={ShieldAlert} size={36} />
      <div>
        <h2>{words.wrong}</h2>
        <p>
          {verdict.message} {verdict.entry !== null && words.wrongAt(verdict.entry)}
        </p>
      </div>
    </section>
  )
}

function Outcomes({ log }: { readonly log: Log }): ReactElement {
  const { fair: words } = useWords()
  const rows = log.entries.flatMap(({ chance }, entry) => (chance.length === 0 ? [] : [{ entry, chance }]))
  return (
    <section>
      <h2>{words.outcomes}</h2>
      {rows.length === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <>
          <p className="muted">{words.numbering}</p>
          <div className="score__scroll">
            <table className="fair__outcomes">
              <thead>
                <tr>
                  <th scope="col">{words.entry}</th>
                  <th scope="col">{words.outcome}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ entry, chance }) => (
                  <tr key={entry}>
                    <td>{entry}</td>
                    <td>{chance.join(' ')}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  )
}
