import { Button, Dialog } from '@curio/ui'
import { BookOpenText, Bot as BotIcon, Bug, Download, Flag, House, Keyboard, Link2, Settings2 } from 'lucide'
import { type ReactElement, useState } from 'react'
import { navigate } from '../router.tsx'
import { useWords } from '../words/index.ts'
import { useTableScreen } from './context.ts'
import { download } from './download.ts'

export interface MenuProps {
  readonly close: () => void
  readonly showKeys: () => void
}

export function TableMenu({ close, showKeys }: MenuProps): ReactElement {
  const { link, snapshot, id } = useTableScreen()
  const words = useWords()
  const [copied, setCopied] = useState(false)
  const go = (to: string) => (): void => {
    close()
    navigate(to)
  }
  const keep = async (): Promise<void> => {
    const log = await link.record()
    if (log) download(log, `${snapshot.table.game}-${id}.json`)
  }
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(location.href)
    setCopied(true)
  }
  return (
    <Dialog title={words.table.menu} closeName={words.close} close={close}>
      <div className="menu">
        <Button icon={House} onClick={go('/')}>
          {words.table.leave}
        </Button>
        {link.where === 'online' && (
          <Button icon={Link2} onClick={() => void copy()}>
            {copied ? words.table.copied : words.table.copyLink}
          </Button>
        )}
        <Button icon={BookOpenText} onClick={go(`/rules/${snapshot.table.game}`)}>
          {words.table.tabs.rules}
        </Button>
        <Button icon={Keyboard} onClick={showKeys}>
          {words.table.keys}
        </Button>
        <Button icon={Settings2} onClick={go('/settings')}>
          {words.nav.settings}
        </Button>
        <People close={close} />
        <Button icon={Download} onClick={() => void keep()}>
          {words.table.fullLog}
        </Button>
        <Button icon={Bug} onClick={() => void keep()}>
          {words.table.report}
        </Button>
        <p className="muted">{words.table.reportText}</p>
      </div>
    </Dialog>
  )
}

/** What people who play online can do about each other. */
function People({ close }: { readonly close: () => void }): ReactElement | null {
  const { link, snapshot } = useTableScreen()
  const words = useWords()
  const [sure, setSure] = useState(false)
  const { table } = snapshot
  if (table.viewer === null || table.outcome !== null || !link.resign) return null
  const absent = table.seats.filter(({ kind, online, you }) => kind === 'person' && !online && !you)
  return (
    <>
      {absent.map(({ seat, name }) => (
        <Button key={seat} icon={BotIcon} onClick={() => link.replace?.(seat)}>
          {words.table.replace(name)}
        </Button>
      ))}
      <Button
        look="danger"
        icon={Flag}
        onClick={() => {
          if (sure) {
            link.resign?.()
            close()
          } else setSure(true)
        }}
      >
        {sure ? words.table.resignSure : words.table.resign}
      </Button>
    </>
  )
}

export function KeysDialog({ close }: { readonly close: () => void }): ReactElement {
  const words = useWords()
  return (
    <Dialog title={words.table.keys} closeName={words.close} close={close}>
      <dl className="keys">
        {words.keysHelp.map(([key, does]) => (
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
