import { Sheet, type SheetLevel } from '@curio/ui'
import { type ReactElement, useEffect, useId, useState } from 'react'
import { TutorialCard } from '../tutorial/tutorial-card.tsx'
import { useWords } from '../words/index.ts'
import { useTableScreen } from './context.ts'
import type { FrameProps } from './frame-props.ts'
import { useKeptInSight } from './kept-in-sight.ts'
import { Notices } from './notices.tsx'
import { Opponents } from './opponents.tsx'
import { Acts, Preview, PromptBar } from './prompt-bar.tsx'
import { Panel, TabList } from './rail.tsx'
import { StepsBar } from './steps-bar.tsx'
import { Toast } from './toast.tsx'

/** Prompt, opponents as chips, board; beneath them a sheet that can be raised, and tabs under the thumb. */
export function PhoneTable({ tab, setTab, hint, menu, stage, results }: FrameProps): ReactElement {
  const words = useWords()
  const id = useId()
  const { snapshot, moment } = useTableScreen()
  const room = useKeptInSight<HTMLElement>()
  const [level, setLevel] = useState<SheetLevel>('peek')
  const over = snapshot.table.outcome !== null
  const past = moment !== null
  // The results, and a look at an earlier moment, need the room that the sheet takes.
  useEffect(() => {
    if (over || past) setLevel('peek')
  }, [over, past])
  const open = (next: typeof tab): void => {
    setLevel(next === tab && level !== 'peek' ? 'peek' : level === 'full' ? 'full' : 'half')
    setTab(next)
  }
  return (
    <div className="table table--phone">
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
      <Sheet level={level} setLevel={setLevel} label={words.table.sheet} grip={words.table.sheetGrip}>
        <Toast />
        <div aria-live="polite">
          <Preview />
        </div>
        <Acts hint={hint} results={results} />
        {level !== 'peek' && <Panel tab={tab} id={id} />}
      </Sheet>
      <nav aria-label={words.table.rail}>
        <TabList tab={tab} setTab={open} id={id} open={level !== 'peek'} />
      </nav>
    </div>
  )
}
