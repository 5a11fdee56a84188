import type { TableInfo } from '@curio/protocol'
import { TableClient } from '../client/table-client.ts'
import { doneBy, fetchRecord, playAgain, sendReport, takeSeat } from './api.ts'
import { openWebSocket } from './web-socket-wire.ts'

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
    rematch: async () => `/table/${await playAgain(match)}`,
    server: {
      comeBack: () => doneBy(takeSeat(match, seat ?? 0)),
      report: (text) => sendReport(match, text),
    },
  })
}
