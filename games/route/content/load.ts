import { builtInPack, isList, isRecord, type Json, type Packs } from '@curio/kernel'
import { CITY_NAMES, CITY_PACKS, type CityName } from '../rules/options.ts'
import { parseArkhamBooklet } from './booklet/arkham.ts'
import { parseBooklet } from './booklet/common.ts'
import { parseLasVegas } from './booklet/las-vegas.ts'
import { parseSydney } from './booklet/sydney.ts'
import type { City } from './booklet/terms.ts'
import { parseVenice } from './booklet/venice.ts'

/** Whoever plays the Guide, or one city, has no use for the others. */
const LOADERS: Readonly<Record<'booklet' | City, () => Promise<unknown>>> = {
  booklet: async () =>
    builtInPack(parseBooklet((await import('./booklet.json', { with: { type: 'json' } })).default)),
  'las-vegas': async () =>
    builtInPack(parseLasVegas((await import('./las-vegas.json', { with: { type: 'json' } })).default)),
  sydney: async () =>
    builtInPack(parseSydney((await import('./sydney.json', { with: { type: 'json' } })).default)),
  venice: async () =>
    builtInPack(parseVenice((await import('./venice.json', { with: { type: 'json' } })).default)),
  'arkham-booklet': async () =>
    builtInPack(
      parseArkhamBooklet((await import('./arkham-booklet.json', { with: { type: 'json' } })).default),
    ),
}

type LoadedName = keyof typeof LOADERS

const loading = new Map<LoadedName, Promise<Json>>()

/** The same object each time: what is made of a pack is remembered by it. A failure is tried again. */
function loadPack(name: LoadedName): Promise<Json> {
  const known = loading.get(name)
  if (known) return known
  const pack = LOADERS[name]() as Promise<Json>
  loading.set(name, pack)
  pack.catch(() => loading.delete(name))
  return pack
}

/** The packs of the booklet that a match with these options is played with, checked or not; none for the Guide. */
export function packsAsked(options: Json): readonly LoadedName[] {
  if (!isRecord(options) || options.edition !== 'booklet') return []
  const cities = citiesIn(options as Readonly<Record<string, Json>>)
  return ['booklet', ...cities.map((city) => CITY_PACKS[city])]
}

function citiesIn({ city, campaign = null }: Readonly<Record<string, Json>>): readonly CityName[] {
  if (!isRecord(campaign)) return CITY_NAMES.filter((each) => each === city)
  const { among = null } = campaign as Readonly<Record<string, Json>>
  return isList(among) ? CITY_NAMES.filter((each) => among.includes(each)) : CITY_NAMES
}

export async function loadPacks(options: Json): Promise<Packs> {
  const named = packsAsked(options).map(async (name) => [name, await loadPack(name)] as const)
  return Object.fromEntries(await Promise.all(named))
}
