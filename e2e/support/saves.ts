import type { LocalSeat, Save, SavedMatch } from '@curio/web/src/local/save.ts'
import type { Page } from 'playwright-core'
import type { Found } from './positions.ts'

/** Two who share a screen. */
export const PEOPLE: Readonly<Record<'ru' | 'en', readonly string[]>> = {
  ru: ['Анна', 'Борис'],
  en: ['Anna', 'Boris'],
}

const PERSON: LocalSeat = { name: '', kind: 'person', level: '' }
const BOT: LocalSeat = { name: '', kind: 'bot', level: 'easy' }

/**
 * A match as the site keeps it in the browser. The first seat is a person's, unless others are named by their seats; all
 * the rest are bots'.
 */
export function saveOf(found: Found, name: string, people: readonly (string | null)[] = ['']): SavedMatch {
  const seats = Array.from({ length: found.log.header.seats }, (_, seat): LocalSeat => {
    const person = people[seat] ?? null
    return person === null ? BOT : { ...PERSON, name: person }
  })
  const when = Date.UTC(2025, 9, 14, 18, 30)
  const { log, seed, outcome, stage = null, gamesOver = [] } = found
  const { header, entries, undone } = log
  const save: Save = {
    id: idOf(name),
    game: header.game,
    seats,
    header,
    packs: {},
    length: entries.length,
    undone,
    undoRequest: null,
    seed,
    created: when,
    updated: when,
    writes: 0,
    over: outcome !== null,
    outcome,
    stage,
    gamesOver,
    tutorial: null,
  }
  return { save, entries, packs: {} }
}

/** Ids of matches are 4 to 24 letters and digits. */
const idOf = (name: string): string =>
  name
    .replaceAll(/[^0-9A-Za-z]/g, '')
    .slice(0, 24)
    .padEnd(4, '0')

/** Leaves exactly these matches in the browser; the page must be one of the site. */
export async function keepOnly(page: Page, matches: readonly SavedMatch[]): Promise<void> {
  await page.evaluate(`new Promise((done, failed) => {
    const opening = indexedDB.open('curio', 3)
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('matches', { keyPath: 'id' })
      opening.result.createObjectStore('entries')
      opening.result.createObjectStore('packs')
    }
    opening.onerror = () => failed(opening.error)
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(['matches', 'entries'], 'readwrite')
      const [matches, entries] = ['matches', 'entries'].map((name) => transaction.objectStore(name))
      matches.clear()
      entries.clear()
      for (const match of ${JSON.stringify(matches)}) {
        matches.put(match.save)
        match.entries.forEach((entry, index) => entries.put(entry, [match.save.id, index]))
      }
      transaction.oncomplete = () => { opening.result.close(); done() }
      transaction.onerror = () => failed(transaction.error)
    }
  })`)
}
