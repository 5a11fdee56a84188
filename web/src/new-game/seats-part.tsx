import { Button, PlayerMark, Segmented } from '@curio/ui'
import { Plus, X } from 'lucide'
import type { ReactElement } from 'react'
import type { GameEntry } from '../games.ts'
import { useWords } from '../words/index.ts'
import { type FormSeat, LEVELS, type Place, usualName } from './seat-forms.ts'

interface SeatsProps {
  readonly entry: GameEntry
  readonly seats: readonly FormSeat[]
  readonly setSeats: (seats: readonly FormSeat[]) => void
  readonly where: Place
  readonly own: string
}

export function SeatsPart({ entry, seats, setSeats, where, own }: SeatsProps): ReactElement {
  const words = useWords()
  const { min, max } = entry.seats
  const add = (): void => {
    const key = Math.max(...seats.map((seat) => seat.key)) + 1
    setSeats([...seats, { key, name: '', kind: 'bot', level: 'normal' }])
  }
  return (
    <section className="form-part">
      <h2>{words.create.seats}</h2>
      <ol className="seats">
        {seats.map((seat, index) => (
          <SeatRow
            key={seat.key}
            seat={seat}
            index={index}
            open={where === 'online' && index > 0}
            mine={where === 'online' && index === 0}
            fallback={usualName(seat, index, { where, own, words })}
            change={(to) => setSeats(seats.map((each) => (each.key === seat.key ? to : each)))}
            remove={seats.length > min ? () => setSeats(seats.filter(({ key }) => key !== seat.key)) : null}
          />
        ))}
      </ol>
      {seats.length < max && (
        <Button icon={Plus} onClick={add}>
          {words.create.addSeat}
        </Button>
      )}
    </section>
  )
}

interface SeatRowProps {
  readonly seat: FormSeat
  readonly index: number
  /** Online, a person's seat is free for whoever comes. */
  readonly open: boolean
  /** Online, the first seat is of whoever makes the table. */
  readonly mine: boolean
  readonly fallback: string
  readonly change: (seat: FormSeat) => void
  readonly remove: (() => void) | null
}

function SeatRow(props: SeatRowProps): ReactElement {
  const { seat, index, open, mine, fallback, change, remove } = props
  const words = useWords()
  const number = index + 1
  if (mine)
    return (
      <li className="seats__row">
        <PlayerMark seat={index} size={26} />
        <b>
          {fallback} ({words.you})
        </b>
      </li>
    )
  return (
    <li className="seats__row">
      <PlayerMark seat={index} size={26} />
      <input
        className="input"
        value={seat.name}
        placeholder={open && seat.kind === 'person' ? words.create.open : fallback}
        aria-label={words.create.nameOf(number)}
        maxLength={24}
        readOnly={open}
        onChange={(event) => change({ ...seat, name: event.target.value })}
      />
      <Segmented
        label={words.create.seatKind(number)}
        value={seat.kind}
        options={[
          { value: 'person', label: open ? words.create.open : words.create.person },
          { value: 'bot', label: words.create.robot },
        ]}
        change={(kind) => change({ ...seat, kind, level: kind === 'bot' ? 'normal' : '' })}
      />
      <span className="seats__level">
        {seat.kind === 'bot' && (
          <Segmented
            label={words.create.level}
            value={seat.level}
            options={LEVELS.map((value) => ({ value: value as string, label: words.create.levels[value] }))}
            change={(level) => change({ ...seat, level })}
          />
        )}
      </span>
      {remove && <Button look="quiet" icon={X} name={words.create.removeSeat} onClick={remove} />}
    </li>
  )
}
