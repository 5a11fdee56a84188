import type { Json } from '@curio/kernel'
import type { Page } from 'playwright-core'

/** What is wanted of a table; without more, a private one of Route. */
interface Wanted {
  readonly seats: readonly string[]
  readonly game?: string
  readonly options?: Json
  readonly visibility?: 'public' | 'private'
  readonly rated?: boolean
}

/** Makes a table on the server as whoever the browser is; gives its id. */
export async function openTable({ request }: Page, address: string, wanted: Wanted): Promise<string> {
  await request.get(`${address}/api/me`)
  const usual = { game: 'route', options: {}, visibility: 'private', clock: { kind: 'none' } }
  const { match }: { match: string } = await post(request, address, '/api/matches', { ...usual, ...wanted })
  return match
}

/** Takes a free seat as whoever the browser is. */
export async function takeSeat(
  { request }: Page,
  address: string,
  match: string,
  seat: number,
): Promise<void> {
  await request.get(`${address}/api/me`)
  await post(request, address, `/api/matches/${match}/seats/${seat}`, {})
}

async function post(request: Page['request'], address: string, path: string, data: object) {
  const response = await request.post(address + path, { data, headers: { origin: address } })
  if (!response.ok()) throw new Error(`the server refuses ${path}: ${await response.text()}`)
  return response.json()
}

/** Somebody else, from another machine, sits down at a free seat. */
export async function joinTable(address: string, match: string, seat: number): Promise<void> {
  const known = await fetch(`${address}/api/me`)
  const cookie = known.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const sat = await fetch(`${address}/api/matches/${match}/seats/${seat}`, {
    method: 'POST',
    headers: { cookie, origin: address, 'content-type': 'application/json' },
    body: '{}',
  })
  if (!sat.ok) throw new Error(`nobody sits down: ${await sat.text()}`)
}
