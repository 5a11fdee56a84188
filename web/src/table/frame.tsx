import { type ReactElement, type ReactNode, useCallback, useState } from 'react'
import { CardMentions } from '../cards/card-text.tsx'
import { useTableScreen } from './context.ts'
import { DesktopTable } from './desktop-table.tsx'
import { Curtain } from './dialogs/curtain.tsx'
import { HintDialog } from './dialogs/hint.tsx'
import { KeysDialog, TableMenu } from './dialogs/menu.tsx'
import { Since } from './dialogs/since.tsx'
import { EndScreen } from './end/end-screen.tsx'
import { type TableKey, useTableKeys } from './keyboard.ts'
import type { Tab } from './panels/rail.tsx'
import { PhoneTable } from './phone-table.tsx'
import { Stage } from './stage.tsx'
import { undoWay } from './undo.ts'

/** What both layouts of a table get. */
export interface FrameProps {
  readonly tab: Tab
  readonly setTab: (tab: Tab) => void
  readonly hint: () => void
  readonly menu: () => void
  /** The board, or the results. */
  readonly stage: ReactNode
  /** Goes from the board of a finished match back to its results; null if there are none. */
  readonly results: (() => void) | null
}

/** The table in the layout of the device, with the dialogs over it. */
export function Frame(): ReactElement {
  const screen = useTableScreen()
  const { snapshot, phone, moment, seen } = screen
  const [tab, setTab] = useState<Tab>(phone ? 'options' : 'log')
  const [over, setOver] = useState<'hint' | 'menu' | 'keys' | null>(null)
  const recorded = screen.link.where === 'record'
  const [board, setBoard] = useState(recorded)
  const ended = snapshot.table.outcome !== null && (recorded || moment === null) && !seen.playing
  const close = useCallback(() => setOver(null), [])
  const act = useCallback(
    (key: TableKey): boolean => {
      if (key === 'undo' && undoWay(snapshot) === 'at once') screen.undo()
      else if (key === 'finish') screen.finish()
      else if (key === 'log') setTab('log')
      else if (key === 'hint' && snapshot.table.questions.length > 0) setOver('hint')
      else if (key === 'help') setOver('keys')
      else if (key === 'cancel') return cancel(screen)
      else return false
      return true
    },
    [screen, snapshot],
  )
  useTableKeys(act)
  const showResults = (): void => {
    screen.goTo(null)
    setBoard(false)
  }
  const Layout = phone ? PhoneTable : DesktopTable
  const stage = ended && !board ? <EndScreen showBoard={() => setBoard(true)} /> : <Stage />
  return (
    <CardMentions game={snapshot.table.game} ui={screen.ui} packs={snapshot.table.packs} atTable>
      <Layout
        tab={tab}
        setTab={setTab}
        hint={() => setOver('hint')}
        menu={() => setOver('menu')}
        stage={stage}
        results={snapshot.table.outcome !== null && board ? showResults : null}
      />
      <Curtain />
      <Since />
      {over === 'hint' && <HintDialog close={close} />}
      {over === 'menu' && <TableMenu close={close} showKeys={() => setOver('keys')} />}
      {over === 'keys' && <KeysDialog close={close} />}
    </CardMentions>
  )
}

/** Esc goes one step back: from an earlier moment, from another's board, from a selection. */
function cancel({
  link,
  moment,
  goTo,
  focus,
  setFocus,
  selection,
  select,
}: ReturnType<typeof useTableScreen>): boolean {
  if (moment !== null && link.where !== 'record') goTo(null)
  else if (selection !== null) select(selection.question, undefined)
  else if (focus !== null) setFocus(null)
  else return false
  return true
}
