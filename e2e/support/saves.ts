import type { Page } from 'playwright-core'

import type { Found } from './positions.ts'

interface Seat {
  readonly name: string
  readonly kind: 'person' | 'bot'
  readonly level: string
}

/** A match as the site keeps it in the browser. */
export interface Save extends Found {
  readonly id: string
  readonly game: string
  readonly seats: readonly Seat[]
  readonly created: number
  readonly updated: number
  readonly over: boolean
  readonly tutorial: string | null
}

/** Two who share a screen. */
export const PEOPLE: Readonly<Record<'ru' | 'en', readonly string[]>> = {
  ru: ['Анна', 'Борис'],
  en: ['Anna', 'Boris'],
}

const PERSON: Seat = { name: '', kind: 'person', level: '' }
const BOT: Seat = { name: '', kind: 'bot', level: 'normal' }

/** The first seat is a person's, unless others are named by their seats; all the rest are bots'. */
export function saveOf(found: Found, id: string, people: readonly (string | null)[] = ['']): Save {
  const seats = Array.from({ length: found.log.header.seats }, (_, seat): Seat => {
    const name = people[seat] ?? null
    return name === null ? BOT : { ...PERSON, name }
  })
  const when = Date.UTC(2025, 9, 14, 18, 30)
  return {
    ...found,
    id,
    game: found.log.header.game,
    seats,
    created: when,
    updated: when,
    over: found.outcome !== null,
    tutorial: null,
  }
}

/** Leaves exactly these matches in the browser; the page must be one of the site. */
export async function keepOnly(page: Page, saves: readonly Save[]): Promise<void> {
  await page.evaluate(`new Promise((done, failed) => {
    const opening = indexedDB.open('curio', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore('matches', { keyPath: 'id' })
    opening.onerror = () => failed(opening.error)
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('matches', 'readwrite')
      const matches = transaction.objectStore('matches')
      matches.clear()
      for (const save of ${JSON.stringify(saves)}) matches.put(save)
      transaction.oncomplete = () => { opening.result.close(); done() }
      transaction.onerror = () => failed(transaction.error)
    }
  })`)
}
