import { Sheet, type SheetHeight } from '@curio/ui'
import { type ReactElement, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { TABLE_ID } from '../motion/use-showing.ts'
import { TutorialCard } from '../tutorial/tutorial-card.tsx'
import { useWords } from '../words/index.ts'
import { useTableScreen } from './context.ts'
import type { FrameProps } from './frame.tsx'
import { Notices, Toast } from './notices.tsx'
import { Opponents } from './opponents.tsx'
import { Panel, TabList } from './panels/rail.tsx'
import { Acts, Preview, PromptBar } from './prompt-bar.tsx'
import { StepsBar } from './steps-bar.tsx'

/** Prompt, opponents as chips, board; below them a sheet that can be raised, and tabs under the thumb. */
export function PhoneTable({ tab, setTab, hint, menu, stage, results }: FrameProps): ReactElement {
  const words = useWords()
  const id = useId()
  const { snapshot, moment } = useTableScreen()
  const room = useKeptInSight<HTMLElement>()
  const [height, setHeight] = useState<SheetHeight>('peek')
  const over = snapshot.table.outcome !== null
  const past = moment !== null
  // The results and earlier moments need the room that the sheet takes.
  useEffect(() => {
    if (over || past) setHeight('peek')
  }, [over, past])
  const open = (next: typeof tab): void => {
    setHeight(next === tab && height !== 'peek' ? 'peek' : height === 'full' ? 'full' : 'half')
    setTab(next)
  }
  return (
    <div className="table table--phone" id={TABLE_ID}>
      <PromptBar hint={hint} menu={menu} results={results} />
      <div className="phone-top">
        <Notices />
        <Opponents />
        <TutorialCard />
      </div>
      <main ref={room} className="table__middle" id="content">
        {stage}
        <StepsBar results={results} />
      </main>
      <Sheet height={height} setHeight={setHeight} label={words.table.sheet} grip={words.table.sheetGrip}>
        <Toast />
        <div aria-live="polite">
          <Preview />
        </div>
        <Acts hint={hint} results={results} />
        {height !== 'peek' && <Panel tab={tab} id={id} />}
      </Sheet>
      <nav aria-label={words.table.rail}>
        <TabList tab={tab} setTab={open} id={id} open={height !== 'peek'} />
      </nav>
    </div>
  )
}

/** Milliseconds after a press in which a change of size is its effect. */
const BELONGS = 500

/** The sheet of a phone grows when it describes a choice; what was pressed stays visible above it. */
function useKeptInSight<T extends HTMLElement>(): RefObject<T | null> {
  const room = useRef<T>(null)
  useEffect(() => {
    const host = room.current
    if (host === null) return
    let pressed: Element | null = null
    let since = 0
    const note = ({ target, timeStamp }: Event): void => {
      pressed = target instanceof Element ? target.closest('button, label, [role="button"]') : null
      since = timeStamp
      // The part beside a board scrolls by itself.
      const beside = pressed?.closest('.stage-beside')
      if (beside) resized.observe(beside)
    }
    const resized = new ResizeObserver(() => {
      if (pressed?.isConnected && performance.now() - since < BELONGS)
        pressed.scrollIntoView({ block: 'nearest' })
    })
    host.addEventListener('click', note, { capture: true })
    resized.observe(host)
    return () => {
      host.removeEventListener('click', note, { capture: true })
      resized.disconnect()
    }
  }, [])
  return room
}
