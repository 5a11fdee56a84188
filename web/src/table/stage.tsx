import type { GameUi, StageProps } from '@curio/ui'
import { Component, memo, type ReactElement, type ReactNode } from 'react'
import { useSkipping } from '../motion/use-skipping.ts'
import { useWords } from '../words/index.ts'
import { useTableScreen } from './context.ts'
import { useFocusKept } from './keyboard.ts'
import { OptionList } from './panels/option-list.tsx'
import { SkipButton } from './skip-button.tsx'

/** The board of the game; if it fails, the options in words take its place. */
export function Stage(): ReactElement {
  const screen = useTableScreen()
  const words = useWords()
  const { ui, shown, moment, snapshot, busy, seen, staged } = screen
  const isAsked = moment === null && snapshot.table.questions.length > 0
  useSkipping(seen, isAsked)
  const board = useFocusKept()
  return (
    <>
      <section
        ref={board}
        className={moment === null ? 'stage' : 'stage stage--past'}
        tabIndex={-1}
        aria-label={words.table.stage}
      >
        <BoardGuard otherwise={<BrokenBoard />}>
          <Board
            ui={ui}
            table={shown}
            language={screen.language}
            interactive={isAsked && !busy}
            selection={moment === null ? screen.selection : null}
            select={screen.select}
            confirm={screen.confirm}
            highlight={screen.highlight}
            explain={screen.explain}
            focus={screen.focus}
            setFocus={screen.setFocus}
            phone={screen.phone}
          />
        </BoardGuard>
      </section>
      {/* The board may scroll; what lies over it covers what can be seen of it. */}
      {seen.scene !== null && ui.Scene && (
        <BoardGuard otherwise={null}>
          <div className={seen.veiled ? 'scene scene--veiled' : 'scene'} inert>
            <ui.Scene scene={seen.scene} table={shown} language={screen.language} phone={screen.phone} />
          </div>
        </BoardGuard>
      )}
      <p className="unseen" role="status">
        {staged && ui.log(staged, shown, screen.language)?.text}
      </p>
      {screen.phone && <SkipButton className="stage__skip" />}
    </>
  )
}

/** A board is drawn again only when something on it may have changed, not with every line of the log. */
const Board = memo(function Board({ ui, ...props }: StageProps & { readonly ui: GameUi }): ReactElement {
  return <ui.Stage {...props} />
})

function BrokenBoard(): ReactElement {
  const words = useWords()
  return (
    <div className="stage__broken">
      <p role="alert">{words.table.boardBroken}</p>
      <OptionList />
    </div>
  )
}

interface GuardProps {
  readonly otherwise: ReactNode
  readonly children: ReactNode
}

class BoardGuard extends Component<GuardProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.otherwise : this.props.children
  }
}
