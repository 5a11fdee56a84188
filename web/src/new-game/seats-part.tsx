import { LEVELS } from '@curio/bots/level-names'
import { Button, PlayerMark, Segmented } from '@curio/ui'
import { Plus, X } from 'lucide'
import type { ReactElement } from 'react'
import type { GameEntry } from '../games.ts'
import type { LocalSeat } from '../local/save.ts'
import { useWords } from '../words/index.ts'
import { type FormSeat, type Occupant, type Place, seatsAt, USUAL_BOT, usualName } from './seat-forms.ts'

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
  const taken = seatsAt(seats, where)
  const add = (): void => {
    const key = Math.max(...seats.map((seat) => seat.key)) + 1
    setSeats([...seats, { key, name: '', chosen: null }])
  }
  const change = (key: number, part: Partial<FormSeat>): void =>
    setSeats(seats.map((each) => (each.key === key ? { ...each, ...part } : each)))
  const rows = seats.flatMap(({ key }, index) => {
    const seat = taken[index]
    return seat ? [{ key, seat, index }] : []
  })
  return (
    <section className="form-part">
      <h2>{words.create.seats}</h2>
      <ol className="seats">
        {rows.map(({ key, seat, index }) => (
          <SeatRow
            key={key}
            {...{ seat, index, where }}
            fallback={usualName(seat, index, { where, own, words })}
            rename={(name) => change(key, { name })}
            choose={(chosen) => change(key, { chosen })}
            remove={seats.length > min ? () => setSeats(seats.filter((each) => each.key !== key)) : null}
          />
        ))}
      </ol>
      {seats.length < max && (
        <Button icon={Plus} onClick={add}>
          {words.create.addSeat}
        </Button>
      )}
      {where === 'online' && seats.length > 1 && !taken.some(isFree) && (
        <p className="muted" role="status">
          {words.create.noneOpen}
        </p>
      )}
    </section>
  )
}

/** Online a person's seat is free for anybody, except the first, which is the creator's. */
const isFree = ({ kind }: LocalSeat, index: number): boolean => kind === 'person' && index > 0

interface SeatRowProps {
  readonly seat: LocalSeat
  readonly index: number
  readonly where: Place
  readonly fallback: string
  readonly rename: (name: string) => void
  readonly choose: (occupant: Occupant) => void
  readonly remove: (() => void) | null
}

function SeatRow({ seat, index, where, fallback, rename, choose, remove }: SeatRowProps): ReactElement {
  const words = useWords()
  const number = index + 1
  const isOnline = where === 'online'
  if (isOnline && index === 0)
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
      {isOnline ? (
        // Whoever joins brings their own name.
        <span>{seat.kind === 'person' ? words.create.opened : fallback}</span>
      ) : (
        <input
          className="input"
          value={seat.name}
          placeholder={fallback}
          aria-label={words.create.nameOf(number)}
          maxLength={24}
          onChange={(event) => rename(event.target.value)}
        />
      )}
      <Segmented
        label={words.create.seatKind(number)}
        value={seat.kind}
        options={[
          { value: 'person', label: isOnline ? words.create.open : words.create.person },
          { value: 'bot', label: words.create.robot },
        ]}
        change={(kind) => choose(kind === 'bot' ? USUAL_BOT : { kind, level: '' })}
      />
      <span className="seats__level">
        {seat.kind === 'bot' && (
          <Segmented
            label={words.create.level}
            value={seat.level}
            options={LEVELS.map((value) => ({ value: value as string, label: words.create.levels[value] }))}
            change={(level) => choose({ kind: 'bot', level })}
          />
        )}
      </span>
      {remove && <Button look="quiet" icon={X} name={words.create.removeSeat} onClick={remove} />}
    </li>
  )
}
