import type { Stage } from './studio.ts'

/** Makes a table on the server as whoever the browser is; gives its id. */
export async function openTable(
  { page, address }: Pick<Stage, 'page' | 'address'>,
  seats: readonly string[],
  visibility: 'public' | 'private' = 'private',
): Promise<string> {
  await page.request.get(`${address}/api/me`)
  const data = { game: 'route', options: { ancient: 'DAGON' }, seats, visibility, clock: { kind: 'none' } }
  const made = await page.request.post(`${address}/api/matches`, { data, headers: { origin: address } })
  if (!made.ok()) throw new Error(`the server makes no table: ${await made.text()}`)
  const { match }: { match: string } = await made.json()
  return match
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
