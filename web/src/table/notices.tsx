import { Button } from '@curio/ui'
import { X } from 'lucide'
import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { Link, navigate } from '../router.tsx'
import { useUpdate } from '../shell/offline.ts'
import { useOnline } from '../store/online.ts'
import { useWords } from '../words/index.ts'
import { seatName } from '../words/names.ts'
import { useNow } from './clock.tsx'
import { useTableScreen } from './context.ts'
import { useRematch } from './end/end-screen.tsx'
import { RatingChange } from './end/rating-change.tsx'
import type { PeopleActs, Snapshot } from './link.ts'
import { SECOND } from './time-left.ts'
import { awaitedAbsent, openVote } from './votes.ts'

/** Below the prompt: trouble with the connection or with the other players, and what others ask. It covers nothing. */
export function Notices(): ReactElement {
  const { snapshot, link } = useTableScreen()
  const { people } = snapshot
  const acts = link.people
  return (
    <div className="notices">
      <ConnectionNotice />
      <UpdateNotice />
      {people?.abandoned && <Abandoned />}
      {people?.abandoned && <Rematch />}
      {!people?.abandoned && <UndoRequest />}
      {acts && people && !people.abandoned && <PeopleNotices acts={acts} snapshot={snapshot} />}
    </div>
  )
}

interface NoticeProps {
  readonly text: string
  readonly children?: ReactNode
}

function Notice({ text, children }: NoticeProps): ReactElement {
  return (
    <div className="banner" role="status">
      <p>{text}</p>
      {children}
    </div>
  )
}

/** A notice that wants an answer. */
function Question({ text, children }: NoticeProps): ReactElement {
  return (
    <div className="banner banner--question" role="alertdialog" aria-label={text}>
      <p>{text}</p>
      {children}
    </div>
  )
}

/** Says that the connection is lost, and that nothing else is. */
function ConnectionNotice(): ReactElement | null {
  const { snapshot, link } = useTableScreen()
  const words = useWords()
  const online = useOnline()
  if (link.where !== 'online') return online ? null : <Notice text={words.table.offline} />
  if (snapshot.connection === 'live') return null
  return <Notice text={snapshot.connection === 'lost' ? words.table.lost : words.table.connecting} />
}

function UpdateNotice(): ReactElement | null {
  const words = useWords()
  const update = useUpdate()
  if (update === null) return null
  return (
    <Notice text={words.update}>
      <Button onClick={update}>{words.updateNow}</Button>
    </Notice>
  )
}

function Abandoned(): ReactElement {
  const { snapshot } = useTableScreen()
  const words = useWords()
  const again = useRematch()
  const isWanted = snapshot.people?.rematch !== null
  const { viewer } = snapshot.table
  const hasResigned = snapshot.people?.replaced === 'resigned'
  return (
    <Notice
      text={hasResigned ? `${words.table.youResigned} ${words.table.abandoned}` : words.table.abandoned}
    >
      {viewer !== null && <RatingChange seat={viewer} isNamed />}
      {again && !isWanted && <Button onClick={again}>{words.end.rematch}</Button>}
      <Button onClick={() => navigate('/')}>{words.table.leave}</Button>
    </Notice>
  )
}

interface PeopleProps {
  readonly acts: PeopleActs
  readonly snapshot: Snapshot
}

function PeopleNotices(props: PeopleProps): ReactElement {
  return (
    <>
      <Rematch />
      <Replaced {...props} />
      <StandIns {...props} />
      <VoteRequest {...props} />
      <Absent {...props} />
    </>
  )
}

/** Somebody wants to play again; shown above the results and above the board, also when everybody has left the match. */
function Rematch(): ReactElement | null {
  const { snapshot } = useTableScreen()
  const words = useWords()
  const again = useRematch()
  if (again === null || !snapshot.people?.rematch) return null
  return (
    <Question text={words.end.rematchWanted}>
      <Button look="primary" onClick={again}>
        {words.end.rematchJoin}
      </Button>
    </Question>
  )
}

/** A bot plays at the viewer's seat. */
function Replaced({ acts, snapshot }: PeopleProps): ReactElement | null {
  const { report } = useTableScreen()
  const words = useWords()
  const replaced = snapshot.people?.replaced ?? null
  if (replaced === null || snapshot.table.outcome !== null) return null
  if (replaced !== 'away') return <Notice text={words.table.replacedQuit[replaced]} />
  return (
    <Notice text={words.table.replacedAway}>
      <Button look="primary" onClick={() => void acts.comeBack().then(report)}>
        {words.table.comeBack}
      </Button>
    </Notice>
  )
}

/** A bot plays for somebody else; shown until dismissed, and again when it happens again. */
function StandIns({ snapshot }: PeopleProps): ReactElement {
  const words = useWords()
  const [known, setKnown] = useState<readonly string[]>([])
  const { table, people } = snapshot
  const now = (people?.standIns ?? []).flatMap((why, seat) =>
    why === null || seat === table.viewer || table.outcome !== null
      ? []
      : [{ why, seat, id: `${seat}.${why}` }],
  )
  const ids = now.map(({ id }) => id).join(' ')
  useEffect(() => setKnown((before) => before.filter((id) => ids.split(' ').includes(id))), [ids])
  return (
    <>
      {now
        .filter(({ id }) => !known.includes(id))
        .map(({ why, seat, id }) => (
          <Notice key={id} text={words.table.standIns[why](seatName(table.seats, seat))}>
            <Button look="quiet" icon={X} name={words.close} onClick={() => setKnown([...known, id])} />
          </Notice>
        ))}
    </>
  )
}

/** Somebody asks for an undo after others have acted: this seat has to agree, or it asked and waits for the others. */
function UndoRequest(): ReactElement | null {
  const { link, snapshot, report, withdrawUndo } = useTableScreen()
  const words = useWords()
  const { undoRequest, table } = snapshot
  if (undoRequest === null || table.viewer === null) return null
  const { seat, waiting } = undoRequest
  if (seat === table.viewer) {
    const names = waiting.map((each) => seatName(table.seats, each)).join(', ')
    return (
      <Notice text={words.table.undoWaiting(names)}>
        <Button onClick={withdrawUndo}>{words.table.undoWithdraw}</Button>
      </Notice>
    )
  }
  if (!waiting.includes(table.viewer)) return null
  const answer = (yes: boolean) => (): void => void link.agreeUndo(seat, yes).then(report)
  return (
    <Question text={words.table.undoAsked(seatName(table.seats, seat))}>
      <Button onClick={answer(false)}>{words.table.undoDeny}</Button>
      <Button look="primary" onClick={answer(true)}>
        {words.table.undoAllow}
      </Button>
    </Question>
  )
}

/** Others want a bot to play for somebody. Everybody present has to agree; declining can be reversed. */
function VoteRequest({ acts, snapshot }: PeopleProps): ReactElement | null {
  const { report } = useTableScreen()
  const words = useWords()
  const [declined, decline] = useState<number | null>(null)
  const vote = openVote(snapshot)
  const isOver = vote === null
  useEffect(() => {
    if (isOver) decline(null)
  }, [isOver])
  if (vote === null) return null
  const name = seatName(snapshot.table.seats, vote.seat)
  const agree = (): void => void acts.replace(vote.seat, true).then(report)
  if (vote.seat === declined)
    return (
      <Notice text={words.table.absent(name)}>
        <Button onClick={agree}>{words.table.replaceAct}</Button>
      </Notice>
    )
  return (
    <Question text={words.table.voteAsked(name)}>
      <Button onClick={() => decline(vote.seat)}>{words.table.voteNo}</Button>
      <Button look="primary" onClick={agree}>
        {words.table.voteYes}
      </Button>
    </Question>
  )
}

const STEP = 5 * SECOND

/** Everybody waits for somebody who is not there. */
function Absent({ acts, snapshot }: PeopleProps): ReactElement | null {
  const words = useWords()
  const { report } = useTableScreen()
  const isAway = snapshot.people?.replaceable.some((from) => from !== null) ?? false
  const now = useNow(isAway ? SECOND : null)
  return (
    <>
      {awaitedAbsent(snapshot, now).map(({ info: { seat, name }, wait }) => {
        const vote = snapshot.people?.votes.find((each) => each.seat === seat)
        return (
          <Notice key={seat} text={words.table.absent(name)}>
            {vote ? (
              <span>{words.table.voted(vote.by.length, vote.needed)}</span>
            ) : wait > 0 ? (
              // In steps, so that a screen reader does not read out every second.
              <span>{words.table.absentWait(Math.ceil(wait / STEP) * (STEP / SECOND))}</span>
            ) : (
              <Button onClick={() => void acts.replace(seat, true).then(report)}>
                {words.table.replaceAct}
              </Button>
            )}
          </Notice>
        )
      })}
    </>
  )
}

/** Says why something is not possible, with the rule. It has its own row for a while, and covers nothing. */
export function Toast(): ReactElement {
  const { snapshot, why, putAway } = useTableScreen()
  const words = useWords()
  return (
    <div role="status" aria-live="polite">
      {why !== null && (
        <div className="toast">
          <p>
            {why.text}{' '}
            {why.rule !== null && (
              <Link to={`/rules/${snapshot.table.game}#${why.rule}`} target="_blank">
                {words.table.rule} {why.rule}
              </Link>
            )}
          </p>
          <Button look="quiet" icon={X} name={words.close} onClick={putAway} />
        </div>
      )}
    </div>
  )
}
