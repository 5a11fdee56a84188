import {
  type ParsedPack,
  parseInStages,
  type Report,
  reportCount,
  reportDifference,
  reportRepeats,
} from '@curio/kernel'
import { z } from 'zod'
import { checkPlan } from '../map/check-plan.ts'
import { checkMapReferences, reportRepeatedIds } from '../map/check-references.ts'
import { reportTypes } from '../map/check-types.ts'
import { surveyGround } from '../map/ground.ts'
import { distance, isBorder, ROUNDED_GRID } from '../map/lattice.ts'
import { openPlan } from '../map/plan.ts'
import { id, origin, STORED_BONUSES, whole, words } from '../pack.ts'
import { checkCafes } from './cafes.ts'
import { checkCity, checkRating } from './check-city.ts'
import {
  allGoals,
  challengeFor,
  cityParts,
  crossing,
  eventPlaces,
  landDiagonal,
  landRoad,
  namedLocation,
  plainSymbol,
  rating,
  whiteLocation,
} from './city.ts'
import { checkEventReferences } from './event-places.ts'
import { BET_SUBJECTS, ICONIC } from './terms.ts'

const vertex = z.discriminatedUnion('symbol', [
  z.strictObject({ ...crossing, ...plainSymbol }),
  z.strictObject({ ...crossing, symbol: z.literal('cafe'), bonus: z.enum(STORED_BONUSES) }),
  z.strictObject({ ...crossing, symbol: z.literal('greenCrossing'), name: words, nameOrigin: origin }),
  z.strictObject({ ...crossing, symbol: z.literal('airport') }),
])

const block = z.discriminatedUnion('type', [
  whiteLocation,
  z.strictObject({ ...namedLocation, type: z.enum(['red', 'green', 'blue']) }),
  /** RT-DM-52: a casino, with the letter that bets are written under. */
  z.strictObject({
    ...namedLocation,
    type: z.literal('purple'),
    letter: z.string().regex(/^[D-Z]$/, 'must be a letter from D to Z, because A, B and C are goals'),
  }),
  z.strictObject({ ...namedLocation, type: z.literal('grey'), iconic: z.enum(ICONIC['las-vegas']) }),
])

/** RT-VEG-BET-9 to RT-VEG-BET-13: points for an exact bet, and for one that is off by one. */
const bet = z.strictObject({
  id,
  type: z.int().min(1).max(BET_SUBJECTS.length),
  on: z.enum(BET_SUBJECTS),
  /** `sameAgain` pays once more what the subject itself has brought. */
  exact: z.union([whole, z.literal('sameAgain')]),
  near: whole,
  /** RT-VEG-BET-5. */
  lastRound: z.int().min(1).max(10),
  origin,
})

const lasVegasSchema = z.strictObject({
  ...cityParts,
  city: z.literal('las-vegas'),
  goals: allGoals,
  challenge: challengeFor('goals'),
  eventPlaces,
  rating,
  bets: z.array(bet),
  map: z.strictObject({
    vertices: z.array(vertex),
    roads: z.array(landRoad),
    diagonals: z.array(landDiagonal),
    blocks: z.array(block).length(36),
  }),
})

export type LasVegasPack = z.infer<typeof lasVegasSchema>

export function parseLasVegas(data: unknown): ParsedPack<LasVegasPack> {
  return parseInStages(lasVegasSchema.safeParse(data), checkReferences, (pack, report) => {
    const ground = surveyGround(pack.map, ROUNDED_GRID, report)
    if (ground) checkPlan(openPlan(ground), report)
    checkSights(pack.map, report)
    checkBets(pack, report)
    checkRating('las-vegas', pack.rating, report)
    checkCity('las-vegas', pack, report)
  })
}

function checkReferences(pack: LasVegasPack, report: Report): void {
  checkMapReferences(pack.map, report)
  checkEventReferences(pack, report)
  reportRepeatedIds(report, [['bets', pack.bets]])
}

/** RT-DM-52, RT-DM-53 and 7.6. */
function checkSights(map: LasVegasPack['map'], report: Report): void {
  reportTypes(map, { red: [6, 8], green: [6, 8], blue: [6, 8], purple: [4, 4], grey: [3, 3] }, report)
  checkCafes(map.vertices, { BON_DIAGONAL: 2 }, report)
  const casinos = map.blocks.flatMap((each, index) => (each.type === 'purple' ? [{ ...each, index }] : []))
  reportRepeats(
    report,
    casinos.map(({ index, letter }) => [`map.blocks[${index}].letter`, letter]),
  )
  for (const [at, casino] of casinos.entries()) {
    const beside = casinos.slice(0, at).find((each) => shareSide(each, casino))
    if (beside)
      report(
        `map.blocks[${casino.index}]`,
        `the casino ${casino.id} is beside ${beside.id}; allowed: no common side`,
      )
  }
  const airports = map.vertices.filter(({ symbol }) => symbol === 'airport').length
  reportCount(report, 'map.vertices', 'airports', airports, [1, 1])
  const green = map.vertices.filter(({ symbol }) => symbol === 'greenCrossing').length
  reportCount(report, 'map.vertices', 'green crossings', green, [4, 6])
  for (const [index, each] of map.vertices.entries()) {
    if (each.symbol === 'greenCrossing' && !isBorder(each))
      report(
        `map.vertices[${index}].symbol`,
        `the green crossing ${each.id} is inside the map; allowed: on the border`,
      )
  }
}

const shareSide = (one: Cell, other: Cell): boolean =>
  distance({ i: one.x, j: one.y }, { i: other.x, j: other.y }) === 1

type Cell = { readonly x: number; readonly y: number }

/** RT-VEG-BET-4: ten types of bet, each on a subject of its own. */
function checkBets({ bets }: LasVegasPack, report: Report): void {
  const why = 'each subject has its bet'
  reportDifference(
    report,
    'bets',
    bets.map(({ on }) => on),
    BET_SUBJECTS,
    why,
  )
  for (const [index, { type, on, exact, near }] of bets.entries()) {
    const expected = BET_SUBJECTS.indexOf(on) + 1
    if (type !== expected)
      report(`bets[${index}].type`, `the bet on ${on} is of type ${type}; allowed: ${expected}`)
    if (typeof exact === 'number' && near >= exact)
      report(`bets[${index}].near`, `${near} for a bet that is off by one; allowed: less than ${exact}`)
  }
}
