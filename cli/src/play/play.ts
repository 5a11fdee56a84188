import { BotSeats } from './bot-seats.ts'
import { follow, type Play } from './decision.ts'
import { readWish } from './input.ts'
import { type Desk, decisionScreen, emptyDesk, waitingScreen } from './screens.ts'
import { humansOf, isHuman, type Session } from './session.ts'

/** Plays until the match is over or the people leave. */
export async function playMatch(play: Play): Promise<void> {
  const { session, terminal, words } = play
  const { match } = session
  const bots = new BotSeats(session, play.bots)
  const people = humansOf(session)
  let at = people.length > 1 ? null : (people[0] ?? null)
  /** A person who has come to the screen though the table waits for others. */
  let aside: number | null = null
  let desk: Desk = emptyDesk()
  while (!match.over) {
    bots.attend()
    if (aside !== null && match.awaited().includes(aside)) aside = null
    const seat = aside ?? nextPerson(session, at)
    if (seat === null) {
      const next = await waitForBots(play, bots)
      if (next === 'left') return
      aside = next
      continue
    }
    if (seat !== at) {
      at = seat
      desk = emptyDesk()
      const curtain = `${words.curtain(play.names[seat] ?? '')} ${words.goOn}.`
      if ((await terminal.pause(curtain)) === null) return
    }
    const small = terminal.tooSmall
    if (small) desk.message = words.tooSmall(small.columns, small.rows)
    const line = await terminal.ask(decisionScreen(play.face, words, match, seat, desk))
    if (line === null) return
    desk.message = ''
    const wish = readWish(line)
    if (wish.wish === 'as') {
      if (isHuman(session, wish.player - 1)) aside = wish.player - 1
      else desk.message = words.noSuchPerson
    } else if (aside !== null && desk.open === null && (wish.wish === 'nothing' || wish.wish === 'back')) {
      aside = null
    } else if (!(await follow(play, seat, desk, wish, line))) return
  }
}

/** The person at the screen goes on while something is asked; then it is the next one's turn. */
function nextPerson(session: Session, at: number | null): number | null {
  const asked = session.match.awaited().filter((seat) => isHuman(session, seat))
  return at !== null && asked.includes(at) ? at : (asked[0] ?? null)
}

/**
 * Waits for bots. A person who is offered something meanwhile may come to the screen for it: that seat is returned, or
 * null when a bot has answered.
 */
async function waitForBots(
  { session, face, terminal, words }: Play,
  bots: BotSeats,
): Promise<number | null | 'left'> {
  const { match } = session
  const people = humansOf(session)
  const [first] = match.offered().filter((seat) => isHuman(session, seat))
  // Several people look at one screen: it shows what everybody may see.
  const viewer = people.length === 1 ? (people[0] ?? null) : null
  const screen = waitingScreen(face, match, viewer, first === undefined ? '' : words.hintAside)
  if (first === undefined) {
    terminal.show(screen)
    await bots.changed()
    return null
  }
  const line = await Promise.race([terminal.ask(screen), bots.changed().then(() => undefined)])
  if (line === undefined) return null
  const wish = line === null ? { wish: 'quit' as const } : readWish(line)
  if (wish.wish === 'quit') return 'left'
  return wish.wish === 'as' && isHuman(session, wish.player - 1) ? wish.player - 1 : first
}
