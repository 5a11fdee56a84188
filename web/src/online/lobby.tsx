import { LEVELS } from '@curio/bots/level-names'
import type { Json, Packs } from '@curio/kernel'
import type { Person, TableInfo, TimeControl } from '@curio/protocol'
import { Button, Dialog, PlayerMark, Segmented } from '@curio/ui'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { withBuiltIn } from '../client/built-in-packs.ts'
import { matchName } from '../match-name.ts'
import { navigate } from '../router.tsx'
import { Failure } from '../shell/fields.tsx'
import { InviteLink } from '../shell/invite-link.tsx'
import { useTitle } from '../shell/use-title.ts'
import { useSettings } from '../store/settings.ts'
import { useGameUi } from '../use-game-ui.ts'
import { useWords, type Words } from '../words/index.ts'
import { givenName, personName } from '../words/names.ts'
import { refusalText } from '../words/refusal.ts'
import { leaveSeat, refusalOf, seatBot, takeSeat } from './api.ts'
import { packsAt } from './open-online.ts'
import { OwnName } from './own-name.tsx'
import { isAlone, lobbyLead, mayTake, packTerms, type Seat } from './tables.ts'

/** Names by which every computer means itself: a link with one of them does not work on another device. */
const THIS_COMPUTER = ['localhost', '127.0.0.1', '[::1]']

export interface LobbyProps {
  readonly info: TableInfo
  readonly me: Person
  readonly changed: (info: TableInfo) => void
  readonly renamed: (me: Person | null) => void
}

/** Before the first move: who sits where, the terms, the link to send, a seat to take. The match begins when all seats are taken. */
export function Lobby({ info, me, changed, renamed }: LobbyProps): ReactElement {
  const words = useWords()
  const { language } = useSettings()
  const [failure, setFailure] = useState<string | null>(null)
  /** The seat that the last person at the table is about to leave. */
  const [closing, setClosing] = useState<number | null>(null)
  const title = matchName(info, language)
  useTitle(title)
  const act = (request: Promise<TableInfo>, done: (info: TableInfo) => void = changed): void => {
    setFailure(null)
    setClosing(null)
    request.then(done, (cause: unknown) => setFailure(refusalText(refusalOf(cause), words)))
  }
  const isHost = info.creator === me.id
  const seated = info.seats.some(({ person }) => person?.id === me.id)
  const invite = (
    <>
      <div className="invite">
        <InviteLink field />
      </div>
      {isHost && THIS_COMPUTER.includes(location.hostname) && <p className="muted">{words.lobby.onlyHere}</p>}
    </>
  )
  const name = <WhoIAm me={me} seated={seated} renamed={renamed} />
  return (
    <main className="page page--narrow" id="content">
      <h1>{title}</h1>
      <p className="muted">{lobbyLead(info, me, words)}</p>
      {/* Who has not sat down yet says a name and takes a seat without scrolling, on a phone too. */}
      {seated ? invite : name}
      <h2>{words.create.seats}</h2>
      <ol className="seats">
        {numbered(info).map(({ seat, index, key }) => (
          <li key={key} className="lobby__seat">
            <PlayerMark seat={index} size={26} />
            <b>
              {seatLabel(seat, words)}
              {seat.person?.id === me.id && ` (${words.you})`}
            </b>
            <span className="lobby__acts">
              {mayTake(seat, me) && !seated && (
                <Button look="primary" onClick={() => act(takeSeat(info.match, index))}>
                  {words.home.openJoin}
                </Button>
              )}
              {seat.person?.id === me.id && (
                <Button
                  onClick={() => (isAlone(info, me) ? setClosing(index) : act(leaveSeat(info.match, index)))}
                >
                  {words.lobby.leave}
                </Button>
              )}
              {seat.person === null && seat.bot === null && isHost && !info.rated && (
                <>
                  <span className="muted">{words.lobby.giveToBot}</span>
                  <Segmented
                    label={words.lobby.giveToBot}
                    value=""
                    options={LEVELS.map((level) => ({
                      value: level as string,
                      label: words.create.levels[level] ?? level,
                    }))}
                    change={(level) =>
                      act(seatBot(info.match, index, LEVELS.find((each) => each === level) ?? 'normal'))
                    }
                  />
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
      <Failure text={failure} />
      <LobbyTerms info={info} />
      {seated ? name : invite}
      {closing !== null && (
        <Dialog title={words.lobby.leaveTitle} closeName={words.close} close={() => setClosing(null)}>
          <p>{words.lobby.leaveSure}</p>
          <div className="dialog__acts">
            <Button onClick={() => setClosing(null)}>{words.cancel}</Button>
            <Button look="danger" onClick={() => act(leaveSeat(info.match, closing), () => navigate('/'))}>
              {words.lobby.leaveYes}
            </Button>
          </div>
        </Dialog>
      )}
    </main>
  )
}

interface WhoIAmProps {
  readonly me: Person
  readonly seated: boolean
  readonly renamed: (me: Person | null) => void
}

/** The name the others will see. A guest may give one here; an account already has one. */
function WhoIAm({ me, seated, renamed }: WhoIAmProps): ReactElement | null {
  const words = useWords()
  const name = personName(me, words)
  if (me.guest) return <OwnName person={me} present={givenName(me)} placeholder={name} done={renamed} />
  return seated ? null : <p className="muted">{words.lobby.youAre(name)}</p>
}

function seatLabel({ person, bot, reserved }: Seat, words: Words): string {
  if (bot !== null) return `${words.create.robot}, ${words.create.levels[bot]}`
  if (person !== null) return personName(person, words)
  return reserved === null ? words.create.open : words.lobby.kept(personName(reserved, words))
}

/** A seat has no identity but its number. */
function numbered({ match, seats }: TableInfo): { seat: Seat; index: number; key: string }[] {
  return seats.map((seat, index) => ({ seat, index, key: `${match}.${index}` }))
}

/** The terms of the table: whether it is rated, the clock, who may watch, and the options of the game. */
function LobbyTerms({ info }: { readonly info: TableInfo }): ReactElement {
  const words = useWords()
  const { language } = useSettings()
  const ui = useGameUi(info.game)
  const packs = usePacks(info)
  const names = info.seats.map(({ person, reserved }, index) => {
    const known = person ?? reserved
    return known === null ? words.create.freeSeat(index + 1) : personName(known, words)
  })
  const isKnown = ui !== null && ui !== 'failed' && packs !== null
  const ofGame = isKnown ? ui.terms(info.options as Json, names, packs, language) : []
  const rating = info.rated ? 'rated' : 'casual'
  const terms = [
    [words.create.rating, `${words.create.ratings[rating]}. ${words.create.ratingHints[rating]}`],
    [words.create.clock, clockWords(info.clock, words)],
    [words.create.visibility, words.create.visibilities[info.visibility]],
    ...ofGame,
    ...packTerms(info, language, words),
  ] as const
  return (
    <section className="lobby__terms">
      <h2>{words.lobby.terms}</h2>
      <dl className="terms">
        {terms.map(([what, how]) => (
          <div key={`${what} ${how}`}>
            <dt>{what}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
      {info.clock.kind !== 'none' && (
        <p className="muted">
          {words.lobby.clockStarts} {words.create.clockHint}
        </p>
      )}
    </section>
  )
}

/** What the table is played with, once it is loaded; it stays the same until the match begins. */
function usePacks(info: TableInfo): Packs | null {
  const first = useRef(info)
  const [packs, setPacks] = useState<Packs | null>(null)
  useEffect(() => {
    let wanted = true
    withBuiltIn(first.current, packsAt(first.current)).then(
      (found) => wanted && setPacks(found),
      () => null,
    )
    return () => {
      wanted = false
    }
  }, [])
  return packs
}

function clockWords(clock: TimeControl, { create, lobby }: Words): string {
  switch (clock.kind) {
    case 'none':
      return create.clocks.none
    case 'days':
      return lobby.clockDays(clock.days)
    case 'minutes':
      return lobby.clockMinutes(clock.minutes)
  }
}
