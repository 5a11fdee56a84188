import { LEVELS } from '@curio/bots/level-names'
import { Button, PlayerMark, Segmented } from '@curio/ui'
import { Plus, X } from 'lucide'
import type { ReactElement } from 'react'
import type { GameEntry } from '../games.ts'
import type { LocalSeat } from '../local/save.ts'
import { useWords } from '../words/index.ts'
import {
  botCounts,
  type FormSeat,
  type Occupant,
  resized,
  seatsFor,
  USUAL_BOT,
  usualName,
  type Way,
} from './seat-forms.ts'

interface SeatsProps {
  readonly entry: GameEntry
  readonly seats: readonly FormSeat[]
  readonly setSeats: (seats: readonly FormSeat[]) => void
  readonly way: Way
  readonly own: string
}

export function SeatsPart({ entry, seats, setSeats, way, own }: SeatsProps): ReactElement {
  const words = useWords()
  const { min, max } = entry.seats
  const taken = seatsFor(seats, way)
  const isAlone = way === 'alone'
  const removable = (index: number): boolean => seats.length > min && !(isAlone && index === 0)
  const change = (key: number, part: Partial<FormSeat>): void =>
    setSeats(seats.map((each) => (each.key === key ? { ...each, ...part } : each)))
  const rows = seats.flatMap(({ key }, index) => {
    const seat = taken[index]
    return seat ? [{ key, seat, index }] : []
  })
  return (
    <section className="form-part">
      <h2>{isAlone ? words.create.against : words.create.seats}</h2>
      {isAlone && (
        <Segmented
          label={words.create.against}
          value={seats.length - 1}
          options={botCounts(entry.seats).map((value) => ({
            value,
            label: value === 0 ? words.create.solo : words.create.bots(value),
          }))}
          change={(bots) => setSeats(resized(seats, bots + 1))}
        />
      )}
      <ol className="seats">
        {rows.map(({ key, seat, index }) => (
          <SeatRow
            key={key}
            {...{ seat, index, way }}
            fallback={usualName(seat, index, { way, own, words })}
            rename={(name) => change(key, { name })}
            choose={(chosen) => change(key, { chosen })}
            remove={removable(index) ? () => setSeats(seats.filter((each) => each.key !== key)) : null}
          />
        ))}
      </ol>
      {seats.length < max && (
        <Button icon={Plus} onClick={() => setSeats(resized(seats, seats.length + 1))}>
          {isAlone ? words.create.addBot : words.create.addSeat}
        </Button>
      )}
      {way === 'online' && seats.length > 1 && !taken.some(isFree) && (
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
  readonly way: Way
  readonly fallback: string
  readonly rename: (name: string) => void
  readonly choose: (occupant: Occupant) => void
  readonly remove: (() => void) | null
}

function SeatRow({ seat, index, way, fallback, rename, choose, remove }: SeatRowProps): ReactElement {
  const words = useWords()
  const number = index + 1
  const isOnline = way === 'online'
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
    <li className={way === 'alone' ? 'seats__row seats__row--alone' : 'seats__row'}>
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
      {way !== 'alone' && (
        <Segmented
          label={words.create.seatKind(number)}
          value={seat.kind}
          options={[
            { value: 'person', label: isOnline ? words.create.open : words.create.person },
            { value: 'bot', label: words.create.robot },
          ]}
          change={(kind) => choose(kind === 'bot' ? USUAL_BOT : { kind, level: '' })}
        />
      )}
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
