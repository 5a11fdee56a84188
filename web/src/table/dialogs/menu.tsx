import { LIMITS } from '@curio/protocol'
import { Button, Dialog } from '@curio/ui'
import { BookOpenText, Bot as BotIcon, Bug, Download, Flag, House, Keyboard, Settings2 } from 'lucide'
import { type FormEvent, type ReactElement, useState } from 'react'
import { refusalOf } from '../../online/api.ts'
import { navigate } from '../../router.tsx'
import { InviteLink } from '../../shell/invite-link.tsx'
import { useWords } from '../../words/index.ts'
import { refusalText } from '../../words/refusal.ts'
import { useTableScreen } from '../context.ts'
import { useDownload } from '../download.ts'
import type { PeopleActs } from '../link.ts'
import { replaceOff } from '../votes.ts'
import { ResignDialog } from './resign.tsx'

export interface MenuProps {
  readonly close: () => void
  readonly showKeys: () => void
}

export function TableMenu({ close, showKeys }: MenuProps): ReactElement {
  const { link, snapshot } = useTableScreen()
  const words = useWords()
  const [next, setNext] = useState<'report' | 'resign' | null>(null)
  const go = (to: string) => (): void => {
    close()
    navigate(to)
  }
  if (next === 'report' && link.people) return <ReportDialog send={link.people.report} close={close} />
  if (next === 'resign' && link.people) return <ResignDialog acts={link.people} close={close} />
  return (
    <Dialog title={words.table.menu} closeName={words.close} close={close}>
      <div className="menu">
        <Button icon={House} onClick={go('/')}>
          {words.table.leave}
        </Button>
        {link.where === 'online' && <InviteLink />}
        <Button icon={BookOpenText} onClick={go(`/rules/${snapshot.table.game}`)}>
          {words.table.tabs.rules}
        </Button>
        <Button icon={Keyboard} onClick={showKeys}>
          {words.table.keys}
        </Button>
        <Button icon={Settings2} onClick={go('/settings')}>
          {words.nav.settings}
        </Button>
        {link.people && <People acts={link.people} close={close} resign={() => setNext('resign')} />}
        <KeepRecord report={() => setNext('report')} />
      </div>
    </Dialog>
  )
}

/** The record as a file, and a problem report: sent to the server if there is one, otherwise made from that file. */
function KeepRecord({ report }: { readonly report: () => void }): ReactElement {
  const { link, snapshot, explain } = useTableScreen()
  const words = useWords()
  const online = link.people !== undefined
  const secret = online && snapshot.table.outcome === null
  const download = useDownload()
  return (
    <>
      <Button
        icon={Download}
        off={secret ? words.table.recordLater : null}
        explain={(text) => explain({ text, rule: null })}
        onClick={download}
      >
        {words.table.fullLog}
      </Button>
      <Button icon={Bug} onClick={online ? report : download}>
        {words.table.report}
      </Button>
      {!online && <p className="muted">{words.table.reportText}</p>}
    </>
  )
}

interface ReportProps {
  readonly send: (text: string) => Promise<string>
  readonly close: () => void
}

function ReportDialog({ send, close }: ReportProps): ReactElement {
  const words = useWords()
  const [text, setText] = useState('')
  const [said, setSaid] = useState<string | null>(null)
  const [sent, setSent] = useState(false)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (text.trim() === '') return
    try {
      setSaid(words.table.reportSent(await send(text.trim())))
      setSent(true)
    } catch (cause) {
      setSaid(refusalText(refusalOf(cause), words))
    }
  }
  return (
    <Dialog title={words.table.report} closeName={words.close} close={close}>
      <form className="report" onSubmit={(event) => void submit(event)}>
        {!sent && (
          <>
            <label className="field">
              <span>{words.table.reportAsk}</span>
              <textarea
                className="input"
                rows={5}
                value={text}
                maxLength={LIMITS.report}
                onChange={(event) => setText(event.target.value)}
              />
            </label>
            <p className="muted">{words.table.reportOnline}</p>
          </>
        )}
        <p role="status">{said}</p>
        <div className="dialog__acts">
          {sent ? (
            <Button onClick={close}>{words.close}</Button>
          ) : (
            <Button type="submit" look="primary">
              {words.table.reportSend}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}

interface PeopleProps {
  readonly acts: PeopleActs
  readonly close: () => void
  readonly resign: () => void
}

/** What people who play online can do about each other. */
function People({ acts, close, resign }: PeopleProps): ReactElement | null {
  const { snapshot, report, explain } = useTableScreen()
  const words = useWords()
  const { table, people } = snapshot
  const plays = table.viewer !== null && table.outcome === null && people?.replaced === null
  if (!plays || people.abandoned) return null
  const absent = table.seats.filter(({ kind, online, you }) => kind === 'person' && !online && !you)
  const replace = (seat: number): void => {
    close()
    void acts.replace(seat, true).then(report)
  }
  return (
    <>
      {absent.map(({ seat, name }) => (
        <Button
          key={seat}
          icon={BotIcon}
          off={replaceOff(snapshot, seat, Date.now(), words)}
          explain={(text) => {
            close()
            explain({ text, rule: null })
          }}
          onClick={() => replace(seat)}
        >
          {words.table.replace(name)}
        </Button>
      ))}
      <Button look="danger" icon={Flag} onClick={resign}>
        {words.table.resign}
      </Button>
    </>
  )
}

export function KeysDialog({ close }: { readonly close: () => void }): ReactElement {
  const { ui, language } = useTableScreen()
  const words = useWords()
  return (
    <Dialog title={words.table.keys} closeName={words.close} close={close}>
      <dl className="keys">
        {[...words.keysHelp, ...(ui.keys?.[language] ?? [])].map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
