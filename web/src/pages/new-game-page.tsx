import { isRecord, type Json } from '@curio/kernel'
import type { Clock, Visibility } from '@curio/protocol'
import { Button, type GameUi, PlayerMark, Segmented } from '@curio/ui'
import { Play, Plus, X } from 'lucide'
import { type ReactElement, useEffect, useState } from 'react'
import { type GameEntry, gameById } from '../games.ts'
import { createLocal } from '../local/local-link.ts'
import type { LocalSeat } from '../local/save.ts'
import { createOnline, introduce, refusalOf } from '../online/api.ts'
import { navigate } from '../router.tsx'
import { Failure } from '../shell/failure.tsx'
import { Notice } from '../shell/notice.tsx'
import { settings, useSettings } from '../store/settings.ts'
import { useWords } from '../words/index.ts'
import { refusalText } from '../words/refusal.ts'
import { seatLabel } from '../words/seat-names.ts'

const LEVELS = ['easy', 'normal', 'hard'] as const
const PLACES = ['local', 'online'] as const
const CLOCKS = {
  none: { kind: 'none' },
  days: { kind: 'days', days: 1 },
  minutes: { kind: 'minutes', minutes: 30 },
} as const satisfies Readonly<Record<string, Clock>>
const DAYS = [1, 2, 3, 7] as const
const MINUTES = [15, 30, 60, 120] as const

/** What is agreed only among people who play online. */
interface Terms {
  readonly visibility: Visibility
  readonly clock: Clock
}

/** A seat of the form; `key` is its identity while rows come and go. */
interface FormSeat extends LocalSeat {
  readonly key: number
}

export function NewGamePage({ game }: { readonly game: string }): ReactElement {
  const words = useWords()
  const entry = gameById(game)
  if (!entry) return <Notice title={words.errors.notFound} text={words.errors.notFoundText} home />
  return <NewGame entry={entry} />
}

function NewGame({ entry }: { readonly entry: GameEntry }): ReactElement {
  const words = useWords()
  const { language, name } = useSettings()
  const ui = useGameUi(entry)
  const [where, setWhere] = useState<(typeof PLACES)[number]>('local')
  const [seats, setSeats] = useState<readonly FormSeat[]>([
    { key: 0, name: '', kind: 'person', level: '' },
    { key: 1, name: '', kind: 'bot', level: 'normal' },
  ])
  const [options, setOptions] = useState<Json>({})
  const [terms, setTerms] = useState<Terms>({ visibility: 'private', clock: CLOCKS.none })
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const begin = async (): Promise<void> => {
    setBusy(true)
    try {
      const named = seats.map((seat, index) => called(seat, index, name))
      navigate(await CREATE[where](entry.id, named, options, terms))
    } catch (cause) {
      setFailure(where === 'online' ? refusalText(refusalOf(cause), words) : messageOf(cause))
      setBusy(false)
    }
  }
  const people = seats.filter(({ kind }) => kind === 'person').length
  return (
    <main className="page page--narrow new-game" id="content">
      <h1>
        {words.create.title}: {entry.name[language]}
      </h1>
      <section className="form-part">
        <h2>{words.create.where}</h2>
        <Segmented
          label={words.create.where}
          value={where}
          options={PLACES.map((value) => ({ value, label: words.create[value] }))}
          change={setWhere}
        />
        <p className="muted">{where === 'local' ? words.create.localHint : words.create.onlineHint}</p>
      </section>
      <SeatsPart {...{ entry, seats, setSeats, where }} own={name} />
      {where === 'local' && people > 1 && <p className="muted">{words.create.passing}</p>}
      {where === 'online' && <TermsPart terms={terms} setTerms={setTerms} />}
      {ui && (
        <section className="form-part">
          <h2>{words.create.options}</h2>
          <ui.Options seats={seats.length} value={options} change={setOptions} language={language} />
        </section>
      )}
      <Failure text={failure === null ? null : `${words.create.failed}: ${failure}`} />
      <p className="new-game__begin">
        <Button look="primary" icon={Play} off={busy ? words.loading : null} onClick={() => void begin()}>
          {where === 'local' ? words.create.begin : words.create.beginOnline}
        </Button>
      </p>
    </main>
  )
}

const CREATE: Readonly<
  Record<
    (typeof PLACES)[number],
    (game: string, seats: readonly LocalSeat[], options: Json, terms: Terms) => Promise<string>
  >
> = {
  async local(game, seats, options) {
    return `/local/${await createLocal({ game, seats, options, seed: null, tutorial: null })}`
  },
  async online(game, seats, options, terms) {
    const choices = seats.map(({ kind, level }, index) => {
      if (index === 0) return 'me'
      return kind === 'person' ? 'open' : (LEVELS.find((each) => each === level) ?? 'normal')
    })
    await introduce(settings.get().name)
    const wanted = { game, seats: choices, options: isRecord(options) ? options : {}, ...terms }
    return `/table/${await createOnline(wanted)}`
  },
}

interface TermsProps {
  readonly terms: Terms
  readonly setTerms: (terms: Terms) => void
}

function TermsPart({ terms, setTerms }: TermsProps): ReactElement {
  const { create: words } = useWords()
  const visibilities = ['private', 'public'] as const
  const clocks = ['none', 'days', 'minutes'] as const
  return (
    <>
      <section className="form-part">
        <h2>{words.visibility}</h2>
        <Segmented
          label={words.visibility}
          value={terms.visibility}
          options={visibilities.map((value) => ({ value, label: words.visibilities[value] }))}
          change={(visibility) => setTerms({ ...terms, visibility })}
        />
      </section>
      <section className="form-part">
        <h2>{words.clock}</h2>
        <Segmented
          label={words.clock}
          value={terms.clock.kind}
          options={clocks.map((value) => ({ value, label: words.clocks[value] }))}
          change={(kind) => setTerms({ ...terms, clock: CLOCKS[kind] })}
        />
        <ClockLength clock={terms.clock} change={(clock) => setTerms({ ...terms, clock })} />
      </section>
    </>
  )
}

interface ClockLengthProps {
  readonly clock: Clock
  readonly change: (clock: Clock) => void
}

function ClockLength({ clock, change }: ClockLengthProps): ReactElement | null {
  const { create: words } = useWords()
  if (clock.kind === 'none') return null
  return (
    <>
      {clock.kind === 'days' ? (
        <Segmented
          label={words.clocks.days}
          value={clock.days}
          options={DAYS.map((value) => ({ value: value as number, label: words.clockDays(value) }))}
          change={(days) => change({ kind: 'days', days })}
        />
      ) : (
        <Segmented
          label={words.clocks.minutes}
          value={clock.minutes}
          options={MINUTES.map((value) => ({ value: value as number, label: words.clockMinutes(value) }))}
          change={(minutes) => change({ kind: 'minutes', minutes })}
        />
      )}
      <p className="muted">{words.clockHint}</p>
    </>
  )
}

interface SeatsProps {
  readonly entry: GameEntry
  readonly seats: readonly FormSeat[]
  readonly setSeats: (seats: readonly FormSeat[]) => void
  readonly where: (typeof PLACES)[number]
  readonly own: string
}

function SeatsPart({ entry, seats, setSeats, where, own }: SeatsProps): ReactElement {
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
            fallback={
              where === 'online' && index === 0
                ? own || words.create.me
                : seatLabel(index === 0 && seat.kind === 'person' ? own : '', seat.kind, index, words)
            }
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

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

/** The seat with the name it was given; without one it is called by the language of whoever looks. */
function called({ name, kind, level }: LocalSeat, index: number, own: string): LocalSeat {
  const usual = index === 0 && kind === 'person' ? own : ''
  return { name: name.trim() || usual, kind, level }
}

function useGameUi(entry: GameEntry): GameUi | null {
  const [ui, setUi] = useState<GameUi | null>(null)
  useEffect(() => {
    entry.loadUi().then(setUi, () => setUi(null))
  }, [entry])
  return ui
}
