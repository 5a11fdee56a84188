import { type Flow, shuffle } from '@curio/kernel'
import { TERRAINS } from '../content/vocabulary.ts'
import { BID_TOKENS, cardsToBidOn, placeBid } from './bids.ts'
import { known, tileOf, tokenOf } from './content.ts'
import { revealCard } from './display.ts'
import { layOnMap, refillMarket } from './evidence.ts'
import { seatsByRow } from './initiative.ts'
import { type CryptidsTable, choose, pick, playerOf, tell, tellInPrivate } from './table.ts'
import { removeFrom } from './terrain.ts'

/** CR-PSET-7. */
const PERSONAL_CONTRACTS = 2

/** Sections 4.2, 4.3 and 4.29: everything before the first round. */
export function* setUp(t: CryptidsTable): Flow {
  layEvidence(t)
  for (let slot = 0; slot < t.state.display.length; slot++) revealCard(t, slot, 1)
  openContract(t)
  layRequests(t)
  seatHelpers(t)
  dealContracts(t)
  for (const seat of seatsByRow(t.state)) yield* setUpPlayer(t, seat)
}

/** CR-SETUP-1 to CR-SETUP-4. */
function layEvidence(t: CryptidsTable): void {
  const { state, content } = t
  refillMarket(t, 'setup')
  const last = state.market.at(-1)
  if (last) layOnMap(t, tokenOf(content, last).back)
}

/** CR-SETUP-10. */
function openContract(t: CryptidsTable): void {
  if (!t.state.poacher) t.state.commonContract = t.draw(t.state.contracts) ?? null
}

/** CR-SETUP-11, CR-REQ-7. */
function layRequests(t: CryptidsTable): void {
  const { pack } = t.content
  const left = pack.requests.map((request) => request.id)
  while (t.state.reserve.requests.length < pack.reserve.requestSlots && left.length > 0) {
    const index = t.chance.below(left.length, (outcome) => left[outcome] as string)
    t.state.reserve.requests.push(...left.splice(index, 1))
  }
}

/** CR-PSET-1, CR-PSET-2, CR-PSET-4, CR-PSET-5, CR-SOLO-2. */
function seatHelpers(t: CryptidsTable): void {
  const { state, content } = t
  const { constants } = content.pack
  const { seating } = state.options
  const order = seating === 'random' ? state.players.map((_, seat) => seat) : [...seating]
  if (seating === 'random') shuffle(order, t.chance)
  order.forEach((seat, position) => {
    const player = playerOf(state, seat)
    player.row = constants.track.highlighted + position
    player.coins = constants.startCoins.byPosition[position] ?? 0
    for (let rumours = constants.startRumours.value; rumours > 0; rumours--) {
      const token = state.bonusRumours.pop()
      if (token !== undefined) player.evidence.push(token)
    }
    player.freeBids = state.options.noBids ? 0 : BID_TOKENS
  })
  if (state.poacher) state.poacher.row = constants.track.highlighted + order.length
  tell(t, {
    kind: 'setup',
    seating: order,
    common: state.commonContract,
    requests: [...state.reserve.requests],
  })
}

/** CR-PSET-7, CR-PSET-13, CR-SOLO-3: secret, but open where one plays alone. */
function dealContracts(t: CryptidsTable): void {
  const { state } = t
  for (const seat of seatsByRow(state)) {
    const player = playerOf(state, seat)
    for (let left = PERSONAL_CONTRACTS; left > 0; left--) drawContract(t, player.contracts)
    if (state.poacher) {
      exchangeForTypeA(t, player.contracts)
      tell(t, { kind: 'contracts', seat, contracts: [...player.contracts] })
    } else {
      const note = { kind: 'contracts', seat, contracts: [...player.contracts] } as const
      tellInPrivate(t, seat, note, { kind: 'contracts', seat })
    }
  }
}

function drawContract(t: CryptidsTable, to: string[]): void {
  const contract = t.draw(t.state.contracts)
  if (contract !== undefined) to.push(contract)
}

/** CR-SOLO-3, CR-SOLO-4: the last one is exchanged until one names evidence. */
function exchangeForTypeA(t: CryptidsTable, contracts: string[]): void {
  const { state, content } = t
  const isTypeA = (id: string): boolean => known(content.contracts, id).type === 'A'
  while (!contracts.some(isTypeA) && state.contracts.rest.length > 0) {
    state.contractDiscards.push(...contracts.splice(-1))
    drawContract(t, contracts)
  }
}

/** CR-PSET-8, CR-PSET-9: the cryptozoologist, both bid tokens, a tile of each type. */
function* setUpPlayer(t: CryptidsTable, seat: number): Flow {
  const { state, content } = t
  const player = playerOf(state, seat)
  const city = yield* choose(t, seat, 'setup.city', () =>
    content.cities.filter((each) => !state.players.some(({ place }) => place === each)),
  )
  player.place = city
  tell(t, { kind: 'city', seat, city })
  if (!state.options.noBids) {
    const limits = { min: BID_TOKENS, max: BID_TOKENS }
    const cards = yield* pick(t, seat, 'setup.bids', () => cardsToBidOn(state, seat), limits)
    for (const card of cards) placeBid(t, seat, card)
  }
  for (const [slot, type] of TERRAINS.entries()) {
    const tile = yield* choose(t, seat, 'setup.tile', () => state.reserve.stacks[type])
    removeFrom(state.reserve.stacks[tileOf(content, tile).type], tile)
    player.tiles[slot] = tile
    tell(t, { kind: 'tile', seat, tile })
  }
}
