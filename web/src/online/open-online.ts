import { type Json, type Packs, packFits } from '@curio/kernel'
import type { TableInfo } from '@curio/protocol'
import { withBuiltIn } from '../client/built-in-packs.ts'
import type { OpenWire } from '../client/socket.ts'
import { TableClient } from '../client/table-client.ts'
import { loadGame } from '../local/games.ts'
import {
  ApiRefusal,
  doneBy,
  fetchPack,
  fetchRecord,
  playAgain,
  resignForecast,
  sendReport,
  takeSeat,
} from './api.ts'

/** Opens a table on the server, from one seat or as a spectator. */
export function openOnline(seat: number | null, info: TableInfo): TableClient {
  const { match } = info
  return new TableClient({
    where: 'online',
    match,
    seats: seat === null ? [] : [seat],
    info,
    open: openWebSocket,
    record: () => fetchRecord(match),
    packs: (info) => withBuiltIn(info, packsAt(info)),
    rematch: async () => `/table/${await playAgain(match)}`,
    server: {
      comeBack: () => doneBy(takeSeat(match, seat ?? 0)),
      resignForecast: () => resignForecast(match),
      report: (text) => sendReport(match, text),
    },
  })
}

/** Loads the packs that a table uses instead of those that come with the game. */
export async function packsAt(info: Pick<TableInfo, 'game' | 'options' | 'packs'>): Promise<Packs> {
  const found = info.packs.map(async (line) => ((await isBuiltIn(info, line)) ? [] : await packIn(line)))
  return Object.fromEntries((await Promise.all(found)).flat())
}

/** Somebody who has not sat down yet does without what is locked for them. */
async function packIn({ name, file }: TableInfo['packs'][number]): Promise<[string, Json][]> {
  try {
    return [[name, await fetchPack(file)]]
  } catch (cause) {
    if (cause instanceof ApiRefusal && cause.code === 'hidden') return []
    throw cause
  }
}

/** If the built-in pack plays the same it is preferred: its words may have been corrected. */
async function isBuiltIn(
  { game: id, options }: Pick<TableInfo, 'game' | 'options'>,
  { name, hash, brought }: TableInfo['packs'][number],
): Promise<boolean> {
  if (brought) return false
  const game = await loadGame(id, options as Json)
  const pack = game.packs[name]
  return pack !== undefined && packFits(game, pack, hash)
}

/** A wire to the server that this page came from. */
const openWebSocket: OpenWire = (events) => {
  const { protocol, host } = location
  const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws`)
  socket.addEventListener('open', () => events.opened())
  socket.addEventListener('message', ({ data }) => events.received(data))
  socket.addEventListener('close', () => events.closed())
  return {
    isOpen: () => socket.readyState === WebSocket.OPEN,
    send: (text) => socket.send(text),
    close: () => socket.close(),
  }
}
