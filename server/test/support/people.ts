import type { TestContext } from 'node:test'
import type { NewMatchRequest } from '@curio/protocol'
import type { ServerOverrides } from '../../src/server.ts'
import type { Settings } from '../../src/settings.ts'
import { type Place, Visitor } from './client.ts'
import { serve, type TestServer } from './stand.ts'

export interface TwoPeople {
  readonly server: TestServer
  readonly anna: Visitor
  readonly boris: Visitor
  readonly match: string
  readonly first: Place
  readonly second: Place
}

/** Anna and Boris at a table that has begun: seat 0 and seat 1. Anna leads. */
export async function twoPeople(
  t: TestContext,
  changes: Partial<Settings> = {},
  overrides: ServerOverrides = {},
  wanted: Partial<NewMatchRequest> = {},
): Promise<TwoPeople> {
  const server = await serve(t, changes, overrides)
  // One after the other: with a repeatable ids each gets the same names in every run.
  const anna = await Visitor.come(server.address)
  const boris = await Visitor.come(server.address)
  const options = { ancient: 'DAGON', first: 0 }
  const match = await anna.createMatch({ seats: ['me', 'open'], options, ...wanted })
  await boris.takeSeat(match, 1)
  const [first, second] = [await anna.sit(match, 0), await boris.sit(match, 1)]
  await first.until(() => first.table?.seats[1]?.connected === true)
  return { server, anna, boris, match, first, second }
}

/** Both keep their first task; then Anna, who leads, chooses a die. */
export async function beginDraft({ first, second }: TwoPeople): Promise<void> {
  await first.answer()
  await second.answer()
  await first.until(() => first.question?.kind === 'draft.take')
}
