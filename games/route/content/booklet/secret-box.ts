import { type ParsedPack, parseInStages, type Report, reportCount, reportRepeats } from '@curio/kernel'
import { z } from 'zod'
import { checkTasks } from '../check-cards.ts'
import { reportRepeatedIds } from '../map/check-references.ts'
import { ancient, id, packId, task, words } from '../pack.ts'
import { effectParts, eventCard } from './cards.ts'
import { checkEvent } from './check-events.ts'
import { TASK_GROUND } from './common.ts'
import { BOOKLET_ANCIENTS, BOOKLET_EFFECTS, EVENTS, SECRET_NUMBERS } from './terms.ts'

// This file is part of what every browser loads, so it says what secret cards can be, and not what they are (RT-ACH-16).

const number = z.literal(SECRET_NUMBERS)

export const effectId = z.templateLiteral(['FX_', z.string().regex(/^[A-Z_]+$/)])
export type SecretEffect = z.infer<typeof effectId>

const secretCard = z.discriminatedUnion('kind', [
  task.extend({ kind: z.literal('task'), number }),
  eventCard.extend({ id, kind: z.literal('event'), number }),
  z.strictObject({
    id: effectId,
    ...effectParts,
    /** It changes a coordinate before the location is chosen; left out, its id is that of an effect which the rules know. */
    tuning: z.literal(true).optional(),
    kind: z.literal('effect'),
    number,
  }),
  ancient.extend({ kind: z.literal('ancient'), number }),
])

/** Any of the secret cards: a match gets a pack with those that its host has unlocked (RT-ACH-16, RT-ACH-19). */
const secretBoxSchema = z.strictObject({
  id: packId,
  game: z.literal('route'),
  edition: z.literal('booklet'),
  part: z.literal('secret'),
  version: z.int().positive(),
  name: words,
  cards: z.array(secretCard),
})

export type SecretBox = z.infer<typeof secretBoxSchema>
export type SecretCard = z.infer<typeof secretCard>

export function parseSecretBox(data: unknown): ParsedPack<SecretBox> {
  return parseInStages(secretBoxSchema.safeParse(data), checkIds, checkSecretCards)
}

const KNOWN: readonly string[] = [...BOOKLET_ANCIENTS, ...BOOKLET_EFFECTS, ...EVENTS]

function checkIds({ cards }: SecretBox, report: Report): void {
  reportRepeatedIds(report, [['cards', cards]])
  reportRepeats(
    report,
    cards.map((card, index) => [`cards[${index}].number`, String(card.number)]),
  )
  for (const [index, card] of cards.entries())
    if (KNOWN.includes(card.id))
      report(`cards[${index}].id`, `${card.id} comes with the booklet already; allowed: a name of its own`)
}

function checkSecretCards({ cards }: SecretBox, report: Report): void {
  for (const [index, card] of cards.entries()) {
    const path = `cards[${index}]`
    if (card.kind === 'event') checkEvent(card, path, report)
    if (card.kind === 'ancient')
      checkTerrifyingPlaces(card.terrifyingPlaces, `${path}.terrifyingPlaces`, report)
  }
  const tasks = cards.flatMap((card, index) => (card.kind === 'task' ? [{ ...card, index }] : []))
  checkTasks(tasks, { ...TASK_GROUND, pathOf: (at) => `cards[${tasks[at]?.index}]` }, report)
}

/** The part of RT-DM-44 that can be said without the map. */
function checkTerrifyingPlaces(places: readonly string[], path: string, report: Report): void {
  reportCount(report, path, 'terrifying places', places.length, [6, 8])
  for (const [index, place] of places.entries()) {
    if (!TASK_GROUND.crossings.some(({ id: crossing }) => crossing === place))
      report(`${path}[${index}]`, `${place} is no crossing of every map; allowed: ${TASK_GROUND.allowed}`)
  }
}
