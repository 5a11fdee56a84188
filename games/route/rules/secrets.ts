import { isRecord, type Json, oncePer, type Packs } from '@curio/kernel'
import type { SecretBox, SecretCard } from '../content/booklet/secret-box.ts'
import {
  BOOKLET_ANCIENTS,
  BOOKLET_EFFECTS,
  EVENT_COLOURS,
  RED_EVENTS,
  YELLOW_EVENTS,
} from '../content/booklet/terms.ts'
import type { EventCity } from './events/terms.ts'
import { SECRET_PACK } from './options.ts'
import { tourOf } from './played.ts'
import type { Shown } from './shown.ts'

const boxIn = (packs: Packs): SecretBox | null => (packs[SECRET_PACK] ?? null) as unknown as SecretBox | null

type OfKind<K extends SecretCard['kind']> = Extract<SecretCard, { kind: K }>

function cardsOf<K extends SecretCard['kind']>({ cards }: SecretBox, kind: K): OfKind<K>[] {
  return cards.flatMap((card) => (card.kind === kind ? [card as OfKind<K>] : []))
}

/** A city with the secret cards of a match, as far as it can use them. */
export function withSecrets(shown: Shown, city: EventCity, packs: Packs): Shown {
  const box = boxIn(packs)
  return box ? added(box)(city)(shown) : shown
}

const added = oncePer((box: SecretBox) =>
  oncePer(({ city }: EventCity) =>
    oncePer((shown: Shown): Shown => {
      const effects = cardsOf(box, 'effect')
      const events = cardsOf(box, 'event').filter(({ notIn = [] }) => !notIn.includes(city))
      const tour = tourOf(shown)
      const ids = effects.map(({ id }) => id)
      return {
        ...shown,
        tasks: [...shown.tasks, ...cardsOf(box, 'task')],
        effects: [...shown.effects, ...effects],
        ancients: shown.ancients.length > 0 ? [...shown.ancients, ...cardsOf(box, 'ancient')] : [],
        ...(shown.events && { events: { ...shown.events, cards: [...shown.events.cards, ...events] } }),
        tour: {
          ...tour,
          effects: [...tour.effects, ...ids],
          tuning: effects.flatMap(({ id, tuning }) => (tuning ? id : [])),
        },
      }
    }),
  ),
)

/** RT-ERR-4, RT-ERR-61: why a match cannot be played with the secret cards that are here; null where it can. */
export function refuseSecrets(options: Json, packs: Packs): string | null {
  if (!isRecord(options) || !Array.isArray(options.secret) || options.secret.length === 0) return null
  const box = boxIn(packs)
  const missing = options.secret.find((number) => !box?.cards.some((card) => card.number === number))
  if (missing !== undefined) return `secret: card ${missing} is not unlocked (RT-ERR-61)`
  if (!box || box.cards.length !== options.secret.length)
    return 'secret: other cards are here than those asked for (RT-ACH-19)'
  return (
    refuseAncient(box, options.ancient) ?? refuseEffects(box, options.effects) ?? refuseEvents(box, options)
  )
}

function refuseAncient(box: SecretBox, asked: Json | undefined): string | null {
  const known = [...BOOKLET_ANCIENTS, ...cardsOf(box, 'ancient').map(({ id }) => id)]
  return asked === undefined || asked === 'random' || known.some((id) => id === asked)
    ? null
    : `ancient: there is ${known.join(', ')} (RT-ERR-4)`
}

function refuseEffects(box: SecretBox, asked: Json | undefined): string | null {
  if (asked === undefined || !isRecord(asked)) return null
  const known: readonly Json[] = [...BOOKLET_EFFECTS, ...cardsOf(box, 'effect').map(({ id }) => id)]
  return Object.values(asked).every((id) => known.includes(id))
    ? null
    : `effects: there is ${known.join(', ')} (RT-FX-3)`
}

const COMMON_EVENTS = { red: RED_EVENTS, yellow: YELLOW_EVENTS } as const

/** RT-EV-2. */
function refuseEvents(box: SecretBox, { events }: { readonly [option: string]: Json }): string | null {
  if (events === undefined || !isRecord(events)) return null
  const without = Array.isArray(events.without) ? events.without : []
  for (const colour of EVENT_COLOURS) {
    const own = COMMON_EVENTS[colour].filter((id) => !without.includes(id)).length
    const count = own + cardsOf(box, 'event').filter((card) => card.colour === colour).length
    if (Number(events[colour]) > count) return `events.${colour}: there are ${count} such cards (RT-EV-2)`
  }
  return null
}
