import { type ReactElement, useId } from 'react'
import { TABLE_ID } from '../motion/use-showing.ts'
import { TutorialCard } from '../tutorial/tutorial-card.tsx'
import { useWords } from '../words/index.ts'
import type { FrameProps } from './frame.tsx'
import { Notices, Toast } from './notices.tsx'
import { Opponents } from './opponents.tsx'
import { Panel, TabList } from './panels/rail.tsx'
import { PromptBar } from './prompt-bar.tsx'
import { StepsBar } from './steps-bar.tsx'

/** The prompt on top, board and rail side by side. The page never scrolls. */
export function DesktopTable({ tab, setTab, hint, menu, stage, results }: FrameProps): ReactElement {
  const words = useWords()
  const id = useId()
  return (
    <div className="table table--desktop" id={TABLE_ID}>
      <PromptBar hint={hint} menu={menu} results={results} />
      <Notices />
      <main className="table__middle" id="content">
        <div className="table__stage">
          {stage}
          <StepsBar results={results} />
        </div>
        <aside className="rail" aria-label={words.table.rail}>
          <div className="rail__top">
            <TutorialCard />
            <Opponents />
          </div>
          <TabList tab={tab} setTab={setTab} id={id} />
          <Panel tab={tab} id={id} />
          <Toast />
        </aside>
      </main>
    </div>
  )
}
