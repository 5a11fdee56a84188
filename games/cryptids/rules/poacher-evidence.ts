import type { Flow } from '@curio/kernel'
import type { Evidence } from '../content/vocabulary.ts'
import { actOf, write } from './acts.ts'
import { takeFromMap } from './collect.ts'
import { type CryptidsContent, known, type Place, placeOf, tokenOf } from './content.ts'
import type { CryptidsState, Poacher } from './state.ts'
import { type CryptidsTable, choose, faceOf, isRumour, playerOf, tell } from './table.ts'

/** The one who plays against the Poacher and chooses for him. */
export const HUMAN = 0

export function poacherOf({ poacher }: CryptidsState): Poacher {
  if (!poacher) throw new Error('there is no Poacher at this table')
  return poacher
}

/** CR-POA-18. */
export function hasRoom({ poacher }: CryptidsState, { pack }: CryptidsContent): boolean {
  return (poacher?.evidence.length ?? 0) < pack.constants.evidenceSlots.poacher
}

/** CR-POA-4, CR-POA-16: what cards with the player's bid tokens require. */
function bidEvidence({ display }: CryptidsState): ReadonlySet<Evidence | '?'> {
  return new Set(display.flatMap((slot) => (slot && slot.bids.length > 0 ? slot.evidence : [])))
}

/** CR-POA-5, CR-POA-6. */
function contractEvidence(state: CryptidsState, content: CryptidsContent): ReadonlySet<Evidence | '?'> {
  return new Set(
    playerOf(state, HUMAN).contracts.flatMap((id) => {
      const contract = known(content.contracts, id)
      return contract.type === 'A' ? [contract.evidence] : []
    }),
  )
}

/** CR-POA-14: rumours are always eligible, but only where nothing dearer is. */
export function eligible<T>(
  state: CryptidsState,
  content: CryptidsContent,
  action: 'bid' | 'con',
  items: readonly T[],
  tokenIn: (item: T) => string,
): readonly T[] {
  const wanted = action === 'bid' ? bidEvidence(state) : contractEvidence(state, content)
  const typeOf = (item: T): Evidence => tokenOf(content, tokenIn(item)).type
  return rumoursLast(
    items.filter((item) => typeOf(item) === 'R' || wanted.has(typeOf(item))),
    typeOf,
  )
}

function rumoursLast<T>(items: readonly T[], typeOf: (item: T) => Evidence): readonly T[] {
  const dearer = items.filter((item) => !isRumour(typeOf(item)))
  return dearer.length > 0 ? dearer : items
}

interface OnMap {
  readonly at: string
  readonly token: string
}

/** CR-POA-4 to CR-POA-7, CR-POA-13, CR-POA-15, CR-POA-17: the tokens among which the human chooses. */
export function mapCandidates(
  state: CryptidsState,
  content: CryptidsContent,
  action: 'bid' | 'con' | 'low' | 'high',
  regions: readonly string[],
): readonly OnMap[] {
  const place = ({ at }: OnMap): Place => placeOf(content, at)
  const isTaking = action === 'bid' || action === 'con'
  const possible = isTaking ? eligible(state, content, action, state.map, ({ token }) => token) : state.map
  const region = regions.find((letter) => possible.some((each) => place(each).letter === letter))
  const there = possible.filter((each) => place(each).letter === region)
  if (isTaking) return there
  const numbers = there.map((each) => place(each).number)
  const wanted = action === 'low' ? Math.min(...numbers) : Math.max(...numbers)
  return rumoursLast(
    there.filter((each) => place(each).number === wanted),
    ({ token }) => tokenOf(content, token).type,
  )
}

/** Takes one of the candidates; the human chooses among those that differ. */
export function* takeOnMap(t: CryptidsTable, candidates: readonly OnMap[], rule: string): Flow {
  const { state, content } = t
  const names = [
    ...new Set(candidates.map(({ at, token }) => write.poacherTakes({ at, face: faceOf(content, token) }))),
  ]
  const answer = names.length === 1 ? (names[0] ?? '') : yield* choose(t, HUMAN, 'poacher.take', () => names)
  const act = actOf('poacher.take', answer)
  if (act.type !== 'poacherTakes') throw new Error(`"${answer}" is no evidence of the map`)
  const { at, face } = act
  poacherOf(state).evidence.push(takeFromMap(t, at, face))
  tell(t, { kind: 'poacher.took', from: 'map', at, face, candidates: names, rule })
}
