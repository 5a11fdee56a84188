import { type ParsedPack, parseInStages, type Report } from '@curio/kernel'
import { z } from 'zod'
import { checkArkhamCards } from '../check-cards.ts'
import { checkFailureTable } from '../check-tables.ts'
import { checkArkhamSights } from '../map/check-arkham.ts'
import {
  checkMapReferences,
  checkRiverReferences,
  references,
  reportRepeatedIds,
} from '../map/check-references.ts'
import { checkRiverMap } from '../map/check-river.ts'
import { reportTypes } from '../map/check-types.ts'
import { arkhamParts, riverParts } from '../pack.ts'
import { checkCity, checkRating } from './check-city.ts'
import { challengeFor, cityParts, eventPlaces, namedLocation, rating, whiteLocation } from './city.ts'
import { checkEventReferences } from './event-places.ts'
import { BOOKLET_ANCIENTS, ICONIC } from './terms.ts'

const university = { university: z.literal(true).optional() }

const block = z.discriminatedUnion('type', [
  whiteLocation.extend(university),
  z.strictObject({ ...namedLocation, ...university, type: z.enum(['red', 'green', 'blue', 'purple']) }),
  z.strictObject({
    ...namedLocation,
    ...university,
    type: z.literal('grey'),
    iconic: z.enum(ICONIC['arkham-booklet']),
  }),
])

const arkhamSchema = z.strictObject({
  ...cityParts,
  city: z.literal('arkham-booklet'),
  goals: z.tuple([]),
  challenge: challengeFor('encounterPoints'),
  eventPlaces,
  rating,
  ...arkhamParts,
  map: z.strictObject({ ...riverParts, blocks: z.array(block).length(36) }),
})

export type ArkhamBookletPack = z.infer<typeof arkhamSchema>

export function parseArkhamBooklet(data: unknown): ParsedPack<ArkhamBookletPack> {
  return parseInStages(arkhamSchema.safeParse(data), checkReferences, (pack, report) => {
    checkRiverMap(pack.map, report)
    checkArkhamSights(pack.map, 'grey', report)
    reportTypes(pack.map, { grey: [3, 3] }, report)
    checkIconicUniversity(pack.map, report)
    checkArkhamCards(pack, BOOKLET_ANCIENTS, report)
    checkFailureTable(pack, report)
    checkRating('arkham-booklet', pack.rating, report)
    checkCity('arkham-booklet', pack, report)
  })
}

function checkReferences(pack: ArkhamBookletPack, report: Report): void {
  for (const list of ['ancients', 'calls', 'shopCards'] as const)
    reportRepeatedIds(report, [[list, pack[list]]])
  checkMapReferences(pack.map, report)
  checkRiverReferences(pack.map, report)
  checkEventReferences(pack, report)
  const vertices = references(report, 'vertex', pack.map.vertices)
  for (const [index, ancient] of pack.ancients.entries()) {
    vertices.list(`ancients[${index}].terrifyingPlaces`, ancient.terrifyingPlaces)
  }
}

/** RT-DM-40: the grey landmark of the university is the one that is called so. */
function checkIconicUniversity({ blocks }: ArkhamBookletPack['map'], report: Report): void {
  for (const [index, each] of blocks.entries()) {
    if (each.type !== 'grey' || (each.iconic === 'university') === (each.university ?? false)) continue
    const allowed = each.university ? 'university' : 'a landmark outside the university'
    report(`map.blocks[${index}].iconic`, `${each.id} is ${each.iconic}; allowed: ${allowed}`)
  }
}
