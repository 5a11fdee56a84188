import { Button, Dialog } from '@curio/ui'
import { Clock, Compass, RotateCcw } from 'lucide'
import type { ReactElement } from 'react'
import { deleteSave } from '../local/matches.ts'
import { navigate } from '../router.tsx'
import { useTableScreen } from '../table/context.ts'
import { useWords } from '../words/index.ts'
import { lessonAddress } from './lessons.ts'
import { forget } from './memory.ts'

/** Ways out of a lesson: for now, for this game, or back to its beginning. */
export function LeaveDialog({
  lesson,
  close,
  turnOff,
}: {
  /** Its id. */
  readonly lesson: string
  readonly close: () => void
  readonly turnOff: () => void
}): ReactElement {
  const { id, snapshot } = useTableScreen()
  const words = useWords()
  const restart = async (): Promise<void> => {
    await deleteSave(id)
    forget(id)
    navigate(lessonAddress(snapshot.table.game, lesson))
  }
  return (
    <Dialog title={words.tutorial.leaveTitle} closeName={words.close} close={close}>
      <div className="menu">
        <p>{words.tutorial.leaveText}</p>
        <Button look="primary" icon={Clock} onClick={() => navigate('/')}>
          {words.tutorial.later}
        </Button>
        <Button icon={Compass} onClick={turnOff}>
          {words.tutorial.turnOff}
        </Button>
        <Button icon={RotateCcw} onClick={() => void restart()}>
          {words.tutorial.restart}
        </Button>
      </div>
    </Dialog>
  )
}
