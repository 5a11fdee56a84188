import { LEVELS } from '@curio/bots/level-names'
import type { Person, TableInfo } from '@curio/protocol'
import { Button, Dialog, PlayerMark, Segmented } from '@curio/ui'
import { type ReactElement, useState } from 'react'
import { gameName } from '../games.ts'
import { navigate } from '../router.tsx'
import { Failure } from '../shell/failure.tsx'
import { InviteLink } from '../shell/invite-link.tsx'
import { useTitle } from '../shell/use-title.ts'
import { useSettings } from '../store/settings.ts'
import { useWords, type Words } from '../words/index.ts'
import { refusalText } from '../words/refusal.ts'
import { leaveSeat, refusalOf, seatBot, takeSeat } from './api.ts'
import { isAlone, lobbyLead, mayTake, type Seat } from './lobby-lead.ts'
import { LobbyTerms } from './lobby-terms.tsx'
import { givenName, personName } from './names.ts'
import { OwnName } from './own-name.tsx'

/** Names that every computer has for itself: a link with one of them leads nowhere on another device. */
const THIS_COMPUTER = ['localhost', '127.0.0.1', '[::1]']

export interface LobbyProps {
  readonly info: TableInfo
  readonly me: Person
  readonly changed: (info: TableInfo) => void
  readonly renamed: (me: Person | null) => void
}

/** Before the first move: who sits where, what is agreed, the link to send, a seat to take. The match begins when all seats are taken. */
export function Lobby({ info, me, changed, renamed }: LobbyProps): ReactElement {
  const words = useWords()
  const { language } = useSettings()
  const [failure, setFailure] = useState<string | null>(null)
  /** The seat from which the only one at the table would get up. */
  const [closing, setClosing] = useState<number | null>(null)
  const title = gameName(info.game, language)
  useTitle(title)
  const act = (request: Promise<TableInfo>, done: (info: TableInfo) => void = changed): void => {
    setFailure(null)
    setClosing(null)
    request.then(done, (cause: unknown) => setFailure(refusalText(refusalOf(cause), words)))
  }
  const seated = info.seats.some(({ person }) => person?.id === me.id)
  const invite = (
    <>
      <div className="invite">
        <InviteLink field />
      </div>
      {THIS_COMPUTER.includes(location.hostname) && <p className="muted">{words.lobby.onlyHere}</p>}
    </>
  )
  // Who is about to sit down reads first what they agree to: the game may begin at once.
  const terms = (
    <>
      <LobbyTerms info={info} />
      <WhoIAm me={me} seated={seated} renamed={renamed} />
    </>
  )
  return (
    <main className="page page--narrow" id="content">
      <h1>{title}</h1>
      <p className="muted">{lobbyLead(info, me, words)}</p>
      {seated ? invite : terms}
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
              {seat.person === null && seat.bot === null && info.creator === me.id && (
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
      {seated ? terms : invite}
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

/** How the others will call whoever looks; a guest may say a name here, an account has one already. */
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
