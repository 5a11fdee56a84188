import type { City } from './city.ts'
import type { Forbidden } from './reasons.ts'
import type { Board, Turn } from './state.ts'

const ONE_KIND: Forbidden = { why: 'oneKind', rule: 'RT-VEN-2' }
const TRANSFER_LATER: Forbidden = { why: 'transferLater', rule: 'RT-VEN-6' }
const NO_BRIDGE: Forbidden = { why: 'noBridge', rule: 'RT-VEN-4' }

/** RT-VEN-2, RT-VEN-6: both kinds of road in one section take a transfer that was received in an earlier turn. */
export function refuseTransfer({ stored }: Board, { acts }: Turn): Forbidden | null {
  const { BON_TRANSFER: held = 0 } = stored
  if (held === 0) return ONE_KIND
  const received = acts.filter(
    (act) => (act.act === 'cafe' || act.act === 'regular') && act.bonus === 'BON_TRANSFER',
  ).length
  return held > received ? null : TRANSFER_LATER
}

export function spendTransfer({ stored }: Board): void {
  stored.BON_TRANSFER = (stored.BON_TRANSFER ?? 0) - 1
}

/** RT-VEN-4: whether a segment comes to the same crossing as those of a sketch, and still joins none of them. */
export function refuseJoint(city: City, sketched: readonly string[], segment: number): Forbidden | null {
  const added = city.segments[segment]
  const parted = sketched.some((id) => {
    const one = city.segments[city.segmentAt.get(id) ?? -1]
    return (
      one && added && shares([one.a, one.b], added) && !shares([one.ja, one.jb], { a: added.ja, b: added.jb })
    )
  })
  return parted ? NO_BRIDGE : null
}

const shares = (ends: readonly number[], { a, b }: { readonly a: number; readonly b: number }): boolean =>
  ends.includes(a) || ends.includes(b)
