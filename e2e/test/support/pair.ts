import type { Journey } from './journey.ts'
import { Player } from './player.ts'
import { createOnline, join } from './tables.ts'
import type { Visitor } from './visitor.ts'

interface Pair {
  readonly visitors: readonly [Visitor, Visitor]
  readonly players: readonly [Player, Player]
  readonly link: string
}

/** Two people at a table online; the first plays on the drawn board, the second by the list of options. */
export async function sitTogether({ visitor }: Journey, game?: string): Promise<Pair> {
  const host = await visitor({ name: 'Ада' })
  const guest = await visitor({ name: 'Борис' })
  const link = await createOnline(host, ['person'], game)
  await join(guest, link)
  const players = [new Player(host, 'board'), new Player(guest, 'list')] as const
  for (const player of players) await player.sitDown()
  return { visitors: [host, guest], players, link }
}
