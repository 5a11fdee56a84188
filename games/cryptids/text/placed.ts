import type { Names } from './names.ts'
import type { CryptidsView } from './view.ts'

/** The cryptid whose tile is being laid: relocated, but not in the reserve yet (CR-RELOC-7, CR-ABIL-12). */
export function placedCard(names: Names, view: CryptidsView, seat: number): string | null {
  const waiting = (view.players[seat]?.found ?? []).filter(
    ({ card, relocated, inReserve }) =>
      !inReserve &&
      (relocated === 'reserve' ||
        (relocated === 'request' && names.entry(card).ability?.trigger === 'onRequest')),
  )
  return (waiting.find(({ relocated }) => relocated === 'reserve') ?? waiting.at(-1))?.card ?? null
}
