import { BotSeats } from './bot-seats.ts'
import { follow, type Play } from './decision.ts'
import { readWish } from './input.ts'
import { type Desk, decisionScreen, emptyDesk, waitingScreen } from './screens.ts'
import { humansOf, isHuman, type Session } from './session.ts'

/** Plays until the match is over or the people leave. */
export async function playMatch(play: Play): Promise<void> {
  const { session, face, terminal, words } = play
  const { match } = session
  const bots = new BotSeats(session, play.bots)
  const people = humansOf(session)
  let at = people.length > 1 ? null : (people[0] ?? null)
  let desk: Desk = emptyDesk()
  while (!match.over) {
    bots.attend()
    const seat = nextPerson(session, at)
    if (seat === null) {
      terminal.show(waitingScreen(face, match, people[0] ?? null))
      await bots.changed()
      continue
    }
    if (seat !== at) {
      at = seat
      desk = emptyDesk()
      const curtain = `${words.curtain(play.names[seat] ?? '')} ${words.goOn}.`
      if ((await terminal.pause(curtain)) === null) return
    }
    const question = match.questions(seat)[0]
    if (!question) throw new Error(`seat ${seat} is awaited, but not asked`)
    const small = terminal.tooSmall
    if (small) desk.message = words.tooSmall(small.columns, small.rows)
    const line = await terminal.ask(decisionScreen(face, words, match, question, desk))
    if (line === null) return
    desk.message = ''
    if (!(await follow(play, question, desk, readWish(line), line))) return
  }
}

/** The person at the screen goes on while something is asked; then it is the next one's turn. */
function nextPerson(session: Session, at: number | null): number | null {
  const asked = session.match.awaited().filter((seat) => isHuman(session, seat))
  return at !== null && asked.includes(at) ? at : (asked[0] ?? null)
}
