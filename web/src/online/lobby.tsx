import type { Person, TableInfo } from '@curio/protocol'
import { Button, PlayerMark, Segmented } from '@curio/ui'
import { type ReactElement, useState } from 'react'
import { gameName } from '../games.ts'
import { LEVELS } from '../new-game/seat-forms.ts'
import { Failure } from '../shell/failure.tsx'
import { InviteLink } from '../shell/invite-link.tsx'
import { useSettings } from '../store/settings.ts'
import { useWords, type Words } from '../words/index.ts'
import { refusalText } from '../words/refusal.ts'
import { leaveSeat, refusalOf, seatBot, takeSeat } from './api.ts'
import { personName } from './names.ts'

export interface LobbyProps {
  readonly info: TableInfo
  readonly me: Person
  readonly changed: (info: TableInfo) => void
}

/** Before the first move: who sits where, the link to send, a seat to take. The match begins when all seats are taken. */
export function Lobby({ info, me, changed }: LobbyProps): ReactElement {
  const words = useWords()
  const { language } = useSettings()
  const [failure, setFailure] = useState<string | null>(null)
  const act = (done: Promise<TableInfo>): void => {
    setFailure(null)
    done.then(changed, (cause: unknown) => setFailure(refusalText(refusalOf(cause), words)))
  }
  const seated = info.seats.some(({ person }) => person?.id === me.id)
  return (
    <main className="page page--narrow" id="content">
      <h1>{gameName(info.game, language)}</h1>
      <p className="muted">{seated ? words.lobby.waiting : words.lobby.invitation}</p>
      <div className="invite">
        <InviteLink field />
      </div>
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
                <Button onClick={() => act(leaveSeat(info.match, index))}>{words.lobby.leave}</Button>
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
    </main>
  )
}

type Seat = TableInfo['seats'][number]

/** Free, and not kept for somebody else. */
function mayTake({ person, bot, reserved }: Seat, me: Person): boolean {
  return person === null && bot === null && (reserved === null || reserved.id === me.id)
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
