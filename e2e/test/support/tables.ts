import type { Json } from '@curio/kernel'
import type { SavedMatch } from '@curio/web/src/local/save.ts'
import type { Page } from 'playwright-core'
import { openTable, takeSeat } from '../../support/online-table.ts'
import { find, type Sought } from '../../support/positions.ts'
import { keepOnly, saveOf } from '../../support/saves.ts'
import type { Journey } from './journey.ts'
import { Player } from './player.ts'
import type { Visitor } from './visitor.ts'

/** Who sits at a new table after its creator: a person (a free seat, online), or a bot. */
export type Other = 'person' | 'easy' | 'normal'

async function chooseSeats({ page, words }: Visitor, others: readonly Other[]): Promise<void> {
  const rows = page.locator('.seats__row')
  await rows.first().waitFor()
  while ((await rows.count()) > others.length + 1)
    await rows.last().getByRole('button', { name: words.create.removeSeat }).click()
  while ((await rows.count()) < others.length + 1)
    await page.getByRole('button', { name: words.create.addSeat }).click()
  for (const [index, other] of others.entries()) {
    const kinds = rows.nth(index + 1).getByRole('radiogroup', { name: words.create.seatKind(index + 2) })
    // Online a person's seat is called free; in both places it comes first.
    await kinds
      .getByRole('radio')
      .nth(other === 'person' ? 0 : 1)
      .check({ force: true })
    if (other === 'person') continue
    const levels = rows.nth(index + 1).getByRole('radiogroup', { name: words.create.level })
    await levels.getByRole('radio', { name: words.create.levels[other] ?? '' }).check({ force: true })
  }
}

/** What is played where nothing else is said. */
const USUAL = 'route'

/** What else is chosen in the form. */
type Agree = (page: Page) => Promise<void>

/** Begins a game at this screen by the form of a new game. */
export async function beginLocal(
  visitor: Visitor,
  others: readonly Other[],
  game = USUAL,
  agree: Agree = async () => {},
): Promise<void> {
  const { page, words } = visitor
  await visitor.go(`/new/${game}`)
  await page.getByRole('radio', { name: words.create.local }).check({ force: true })
  await chooseSeats(visitor, others)
  await agree(page)
  await page.getByRole('button', { name: words.create.begin }).click()
  await page.waitForURL(/\/local\//)
}

/** Creates a table online; gives the link to it. */
export async function createOnline(
  visitor: Visitor,
  others: readonly Other[],
  game = USUAL,
  agree: Agree = async () => {},
): Promise<string> {
  await beginOnline(visitor, others, game, agree)
  return visitor.page.getByRole('textbox', { name: visitor.words.table.link }).inputValue()
}

/** Creates a table online; the game begins at once where nobody else is waited for. */
export async function beginOnline(
  visitor: Visitor,
  others: readonly Other[],
  game: string,
  agree: Agree = async () => {},
): Promise<void> {
  const { page, words } = visitor
  await visitor.go(`/new/${game}`)
  await page.getByRole('radio', { name: words.create.online }).check({ force: true })
  await chooseSeats(visitor, others)
  await agree(page)
  await page.getByRole('button', { name: words.create.beginOnline }).click()
  await page.waitForURL(/\/table\//)
}

/** Comes by a link and takes the first free seat. */
export async function join({ page, words }: Visitor, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: words.home.openJoin }).first().click()
}

interface Pair {
  readonly visitors: readonly [Visitor, Visitor]
  readonly players: readonly [Player, Player]
  readonly link: string
}

/**
 * Two people at a table online, which was made and joined without its pages: the first plays on the drawn board, the
 * second by the list of options.
 */
export async function sitTogether({ visitor }: Journey, game = USUAL, options: Json = {}): Promise<Pair> {
  const host = await visitor({ name: 'Ада' })
  const guest = await visitor({ name: 'Борис' })
  const { address } = host
  const match = await openTable(host.page, address, { seats: ['me', 'open'], game, options })
  await takeSeat(guest.page, address, match, 1)
  const players = [new Player(host, 'board'), new Player(guest, 'list')] as const
  await Promise.all([host.go(`/table/${match}`), guest.go(`/table/${match}`)])
  for (const player of players) await player.sitDown()
  return { visitors: [host, guest], players, link: `${address}/table/${match}` }
}

/** Sits down at a match on this screen; nothing else is kept in the browser. */
export async function sitDownAlone(visitor: Visitor, match: SavedMatch): Promise<void> {
  const { page } = visitor
  // A page that shows no match lets go of the database.
  if (page.url().startsWith('http')) await visitor.walk('/about')
  else await visitor.go('/about')
  await page.locator('main h1').waitFor()
  await keepOnly(page, [match])
  await visitor.walk(`/local/${match.save.id}`)
}

let positions = 0

/** Sits down at the first position of Route that fits, in a game that bots have played so far. */
export async function openPosition(visitor: Visitor, sought: Sought): Promise<void> {
  await sitDownAlone(visitor, saveOf(find(sought), `position${++positions}`))
  await visitor.page.locator('.rt-stage').waitFor()
}
