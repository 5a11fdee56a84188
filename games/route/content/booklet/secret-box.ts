import { type ParsedPack, parseInStages, type Report, reportCount, reportRepeats } from '@curio/kernel'
import { z } from 'zod'
import { checkTasks } from '../check-cards.ts'
import { reportRepeatedIds } from '../map/check-references.ts'
import { ancient, packId, task, words } from '../pack.ts'
import { effectParts, eventCard } from './cards.ts'
import { checkEvent } from './check-events.ts'
import { TASK_GROUND } from './common.ts'
import { SECRET_EFFECTS, SECRET_EVENTS } from './terms.ts'

/** RT-ACH-15: what each secret card is. */
const KIND_OF_NUMBER = {
  1: 'task',
  2: 'task',
  3: 'task',
  4: 'task',
  5: 'task',
  6: 'event',
  7: 'event',
  8: 'effect',
  9: 'effect',
  10: 'ancient',
} as const

const RED_EVENT = 7

const number = z.literal([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])

const secretCard = z.discriminatedUnion('kind', [
  task.extend({ kind: z.literal('task'), number }),
  eventCard.extend({ id: z.enum(SECRET_EVENTS), kind: z.literal('event'), number }),
  z.strictObject({ id: z.enum(SECRET_EFFECTS), ...effectParts, kind: z.literal('effect'), number }),
  ancient.extend({ id: z.literal('SHUB_NIGGURATH'), kind: z.literal('ancient'), number }),
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
type SecretCard = z.infer<typeof secretCard>

export function parseSecretBox(data: unknown): ParsedPack<SecretBox> {
  return parseInStages(secretBoxSchema.safeParse(data), checkIds, checkSecretCards)
}

function checkIds({ cards }: SecretBox, report: Report): void {
  reportRepeatedIds(report, [['cards', cards]])
  reportRepeats(
    report,
    cards.map((card, index) => [`cards[${index}].number`, String(card.number)]),
  )
}

function checkSecretCards({ cards }: SecretBox, report: Report): void {
  for (const [index, card] of cards.entries()) {
    const path = `cards[${index}]`
    const kind = KIND_OF_NUMBER[card.number]
    if (card.kind !== kind) report(`${path}.kind`, `card ${card.number} is a ${card.kind}; allowed: ${kind}`)
    if (card.kind === 'event') checkSecretEvent(card, path, report)
    if (card.kind === 'ancient')
      checkTerrifyingPlaces(card.terrifyingPlaces, `${path}.terrifyingPlaces`, report)
  }
  const tasks = cards.flatMap((card, index) => (card.kind === 'task' ? [{ ...card, index }] : []))
  checkTasks(tasks, { ...TASK_GROUND, pathOf: (at) => `cards[${tasks[at]?.index}]` }, report)
}

function checkSecretEvent(card: SecretCard & { kind: 'event' }, path: string, report: Report): void {
  checkEvent(card, path, report)
  const colour = card.number === RED_EVENT ? 'red' : 'yellow'
  if (card.colour !== colour)
    report(`${path}.colour`, `card ${card.number} is a ${card.colour} event; allowed: ${colour}`)
}

/** The part of RT-DM-44 that can be said without the map. */
function checkTerrifyingPlaces(places: readonly string[], path: string, report: Report): void {
  reportCount(report, path, 'terrifying places', places.length, [6, 8])
  for (const [index, place] of places.entries()) {
    if (!TASK_GROUND.crossings.some(({ id }) => id === place))
      report(`${path}[${index}]`, `${place} is no crossing of every map; allowed: ${TASK_GROUND.allowed}`)
  }
}
