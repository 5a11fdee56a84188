import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import type { Game, Json } from '@curio/kernel'
import type { HistoryLine, NewMatchRequest, Profile } from '@curio/protocol'
import { type Place, Visitor } from './client.ts'
import { repeatable } from './repeatable.ts'
import { serve, type TestServer } from './stand.ts'

export interface Table {
  readonly server: TestServer
  readonly match: string
  readonly visitors: readonly Visitor[]
  readonly places: readonly Place[]
}

/** A table of people, one for each seat, that has begun. */
export async function companyOf(
  t: TestContext,
  games: readonly Game[],
  wanted: Partial<NewMatchRequest>,
  seats: number,
): Promise<Table> {
  const server = await serve(t, {}, { games, ids: repeatable() })
  const visitors: Visitor[] = []
  for (let seat = 0; seat < seats; seat++) visitors.push(await Visitor.come(server.address))
  const [host = assert.fail()] = visitors
  const open = new Array<'open'>(seats - 1).fill('open')
  const match = await host.createMatch({ seats: ['me', ...open], options: {}, ...wanted })
  for (const [seat, visitor] of visitors.entries()) if (seat > 0) await visitor.takeSeat(match, seat)
  const places: Place[] = []
  for (const [seat, visitor] of visitors.entries()) places.push(await visitor.sit(match, seat))
  return { server, match, visitors, places }
}

/** Everybody plays to the end; `choose` takes one of the options of a seat. */
export async function playOut(
  { places }: Pick<Table, 'places'>,
  choose: (seat: number, options: readonly Json[]) => Json,
): Promise<void> {
  await Promise.all(places.map((place, seat) => place.playOn((options) => choose(seat, options))))
  for (const place of places) await place.until(() => place.table?.status === 'over')
}

/** What the site tells of somebody. */
export const told = (visitor: Visitor): Promise<[Profile, HistoryLine[]]> =>
  Promise.all([
    visitor.get<Profile>(`/api/players/${visitor.player.id}`),
    visitor.get<HistoryLine[]>(`/api/players/${visitor.player.id}/matches`),
  ])
