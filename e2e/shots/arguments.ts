import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { SCREENS } from '../support/browser.ts'

export type Size = keyof typeof SCREENS
const SIZES = Object.keys(SCREENS) as Size[]
const LANGUAGES = ['ru', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export interface Wanted {
  /** Parts of the names of pictures; none means every picture. */
  readonly only: readonly string[]
  readonly themes: readonly Theme[]
  readonly languages: readonly Language[]
  readonly sizes: readonly Size[]
  /** A folder with a built site; null for the project's own, built if it is out of date. */
  readonly site: string | null
  /** Where the pictures go. */
  readonly folder: string
}

export const USAGE = 'npm run shots -- [--only NAME]... [--theme THEME] [--lang LANGUAGE] [--size SIZE]'

export const HELP = `${USAGE}

Pictures of every page and of every kind of decision, and films of what moves, for people to look at.

  --only NAME       those with NAME in their names, such as board or film; may be repeated
  --theme THEME     ${THEMES.join(' or ')}; without it, both
  --lang LANGUAGE   ${LANGUAGES.join(' or ')}; without it, both
  --size SIZE       one of ${SIZES.join(', ')}; without it, all
  --site FOLDER     a built site; without it, the project's own
  --out FOLDER      where the pictures go; without it, shots
  --help            this help

Example: npm run shots -- --only home --size phone --lang ru`

/** What is wanted, or null for the help. Throws with a sentence for people when something is unknown. */
export function readArguments(given: readonly string[]): Wanted | null {
  const { values } = parseArgs({
    args: [...given],
    options: {
      only: { type: 'string', multiple: true, default: [] },
      theme: { type: 'string' },
      lang: { type: 'string' },
      size: { type: 'string' },
      site: { type: 'string' },
      out: { type: 'string', default: 'shots' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) return null
  return {
    only: values.only,
    themes: among(THEMES, values.theme),
    languages: among(LANGUAGES, values.lang),
    sizes: among(SIZES, values.size),
    site: values.site === undefined ? null : built(values.site),
    folder: values.out,
  }
}

export function isWanted({ only }: Wanted, name: string): boolean {
  return only.length === 0 || only.some((part) => name.includes(part))
}

function among<T extends string>(all: readonly T[], wanted: string | undefined): readonly T[] {
  if (wanted === undefined) return all
  const found = all.filter((each) => each === wanted)
  if (found.length === 0) throw new Error(`"${wanted}" is not one of ${all.join(', ')}`)
  return found
}

function built(folder: string): string {
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`there is no built site in "${folder}"`)
  return folder
}
