import { Button, mustAnswer } from '@curio/ui'
import { ArrowRight, Check, FlagTriangleRight, Lightbulb, Menu, Trophy, Undo2 } from 'lucide'
import type { ReactElement } from 'react'
import { matchName } from '../match-name.ts'
import { useWords } from '../words/index.ts'
import { SeatTime } from './clock.tsx'
import { useTableScreen } from './context.ts'
import type { FrameProps } from './frame.tsx'
import { isComplete } from './selection.ts'
import { SkipButton } from './skip-button.tsx'
import { undoWay } from './undo.ts'

type PromptProps = Pick<FrameProps, 'hint' | 'menu' | 'results'>

/** Who acts and what the table waits for, what the selection would mean, and the buttons. */
export function PromptBar({ hint, menu, results }: PromptProps): ReactElement {
  const { phone, language, snapshot } = useTableScreen()
  const words = useWords()
  const { viewer } = snapshot.table
  return (
    <section className="prompt" aria-label={words.table.prompt}>
      <h1 className="unseen">{matchName(snapshot.table, language)}</h1>
      <Button look="quiet" icon={Menu} name={words.table.menu} onClick={menu} />
      <PromptText />
      {!phone && <SkipButton className="prompt__skip" />}
      {viewer !== null && <SeatTime seat={viewer} />}
      {!phone && <Acts hint={hint} results={results} />}
    </section>
  )
}

function PromptText(): ReactElement {
  const { ui, shown, snapshot, language, moment, interval, link, phone } = useTableScreen()
  const words = useWords()
  const watches = snapshot.here.length === 0
  const mine = interval !== null || (moment === null && mustAnswer(snapshot.table) !== null)
  return (
    <div className={`prompt__text${mine ? ' prompt__text--mine' : ''}`} aria-live="polite">
      <p className="prompt__sentence">{interval?.sentence ?? ui.prompt(shown, language)}</p>
      {watches && (
        <p className="prompt__role">
          {link.where === 'record' ? words.table.watching : words.table.spectator}
        </p>
      )}
      {!phone && <Preview />}
    </div>
  )
}

/** What the selection would mean; on a phone it is above the confirm button. */
export function Preview(): ReactElement | null {
  const { ui, snapshot, selection, language, moment } = useTableScreen()
  if (selection === null || moment !== null || selection.value === undefined) return null
  const said = [
    ui.effect?.(snapshot.table, selection, language) ?? null,
    ui.preview(snapshot.table, selection, language),
  ]
  const text = said.filter((part) => part !== null).join(' · ')
  return text === '' ? null : <p className="prompt__preview">{text}</p>
}

/** Undo, end of turn, confirm: they never move or swap places. Spectators have none. */
export function Acts({ hint, results }: Pick<FrameProps, 'hint' | 'results'>): ReactElement {
  const screen = useTableScreen()
  const words = useWords()
  const { snapshot, selection, ui, busy, explain, link } = screen
  const mine = screen.moment === null && snapshot.table.questions.length > 0
  const say = (text: string): void => explain({ text, rule: null })
  const notMine = mine ? null : words.table.notYourTurn
  if (screen.phone && screen.moment !== null && link.where !== 'record')
    return (
      <div className="acts">
        <Button look="primary" onClick={results ?? (() => screen.goTo(null))}>
          {results === null ? words.table.momentBack : words.table.momentResults}
        </Button>
      </div>
    )
  if (screen.interval !== null) return <GoOn />
  const isOver = snapshot.table.outcome !== null || snapshot.people?.abandoned === true
  if (isOver || snapshot.here.length === 0)
    return (
      <div className="acts">
        {/* At an earlier moment the steps bar leads back. */}
        {results !== null && (screen.moment === null || link.where === 'record') && (
          <Button icon={Trophy} onClick={results}>
            {words.end.results}
          </Button>
        )}
      </div>
    )
  return (
    <div className="acts" aria-busy={busy}>
      <Button
        look="quiet"
        icon={Lightbulb}
        name={words.table.hint}
        off={snapshot.people?.rated ? words.table.hintRated : notMine}
        explain={say}
        onClick={hint}
      />
      <UndoButton />
      {ui.finish && <FinishButton />}
      <Button
        look="primary"
        {...(screen.phone ? {} : { icon: Check })}
        off={notMine ?? (isComplete(selection) && !busy ? null : words.table.confirmOff)}
        explain={say}
        onClick={screen.confirm}
      >
        {words.table.confirm}
      </Button>
    </div>
  )
}

/** Between two games; it stands where an answer is confirmed. */
function GoOn(): ReactElement {
  const { goOn, phone } = useTableScreen()
  const words = useWords()
  return (
    <div className="acts">
      <Button look="primary" {...(phone ? {} : { icon: ArrowRight })} aria-keyshortcuts="E" onClick={goOn}>
        {words.table.goOn}
      </Button>
    </div>
  )
}

/** Takes back at once, or asks the others if they have acted since. */
function UndoButton(): ReactElement {
  const { snapshot, undo, undoDenied, explain, phone } = useTableScreen()
  const words = useWords()
  const way = undoWay(snapshot)
  const name = way === 'ask' ? words.table.askUndo : words.table.undo
  const denied = way === 'ask' && undoDenied ? words.table.undoDenied : null
  const off = way === null && snapshot.undo !== null ? words.table.undoOff[snapshot.undo] : denied
  return (
    <Button
      className="acts__undo"
      icon={Undo2}
      off={off}
      explain={(text) => explain({ text, rule: null })}
      onClick={undo}
      aria-keyshortcuts="U"
      {...(phone ? { name } : {})}
    >
      {phone ? undefined : name}
    </Button>
  )
}

function FinishButton(): ReactElement {
  const { ui, snapshot, moment, finish: end, explain, busy, phone } = useTableScreen()
  const words = useWords()
  const finish = moment === null && !busy ? (ui.finish?.(snapshot.table) ?? null) : null
  return (
    <Button
      {...(phone ? {} : { icon: FlagTriangleRight })}
      off={finish === null ? words.table.finishOff : null}
      explain={(text) => explain({ text, rule: null })}
      aria-keyshortcuts="E"
      onClick={end}
    >
      {words.table.finish}
    </Button>
  )
}
