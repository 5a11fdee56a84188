import type { RatingForecast } from '@curio/protocol'
import { Button, Dialog } from '@curio/ui'
import { Flag } from 'lucide'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useWords } from '../../words/index.ts'
import { useTableScreen } from '../context.ts'
import { ratingWords } from '../end/rating-words.ts'
import type { PeopleActs, Snapshot } from '../link.ts'

/** Milliseconds. A press that comes sooner was meant for what was on the screen before. */
const SURELY_MEANT = 600

/** A match ends when nobody is left in it; somebody for whom a bot plays meanwhile may come back. */
function isLastPerson({ table, people }: Snapshot): boolean {
  return !table.seats.some(
    ({ seat, kind, you }) => !you && (kind === 'person' || people?.standIns[seat] === 'away'),
  )
}

interface ResignProps {
  readonly acts: PeopleActs
  readonly close: () => void
}

export function ResignDialog({ acts, close }: ResignProps): ReactElement {
  const { report, snapshot } = useTableScreen()
  const words = useWords()
  const opened = useRef(performance.now())
  const isLast = isLastPerson(snapshot)
  const sure = (): void => {
    if (performance.now() - opened.current < SURELY_MEANT) return
    close()
    void acts.resign().then(report)
  }
  return (
    <Dialog title={words.table.resignTitle} closeName={words.close} close={close}>
      <p>{isLast ? words.table.resignLast : words.table.resignSure}</p>
      {snapshot.people?.rated && <RatingAtStake acts={acts} isLast={isLast} />}
      <div className="dialog__acts">
        <Button onClick={close}>{words.cancel}</Button>
        <Button look="danger" icon={Flag} onClick={sure}>
          {words.table.resignYes}
        </Button>
      </div>
    </Dialog>
  )
}

interface StakeProps {
  readonly acts: PeopleActs
  readonly isLast: boolean
}

/** What the resignation does to the viewer's rating; the number follows when the server has told it. */
function RatingAtStake({ acts, isLast }: StakeProps): ReactElement {
  const words = useWords()
  const [forecast, setForecast] = useState<RatingForecast | null>(null)
  useEffect(() => {
    // Without the number the sentence is still true.
    acts.resignForecast().then(setForecast, () => {})
  }, [acts])
  return (
    <>
      <p>{isLast ? words.table.resignRatedLast : words.table.resignRated}</p>
      {/* Its room is kept, so that the buttons do not move. */}
      <p className="resign__change" role="status">
        {forecast && words.table.resignChange(ratingWords(forecast), forecast.exact)}
      </p>
    </>
  )
}
