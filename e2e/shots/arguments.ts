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
  /** Parts of names: pictures that have one of them are taken. */
  readonly only: readonly string[]
  readonly themes: readonly Theme[]
  readonly languages: readonly Language[]
  readonly sizes: readonly Size[]
  /** A folder with a built site; null for the project's own, built if it is out of date. */
  readonly site: string | null
  /** Where the pictures go. */
  readonly folder: string
}

export const USAGE = `npm run shots -- [--only <part of a name>]... [--theme light|dark] [--lang ru|en]
                   [--size desktop|wide|tablet|phone] [--site <folder of a built site>] [--out <folder>]`

/** Throws with a sentence for people when something is unknown. */
export function readArguments(given: readonly string[]): Wanted {
  const { values } = parseArgs({
    args: [...given],
    options: {
      only: { type: 'string', multiple: true, default: [''] },
      theme: { type: 'string' },
      lang: { type: 'string' },
      size: { type: 'string' },
      site: { type: 'string' },
      out: { type: 'string', default: 'shots' },
    },
  })
  return {
    only: values.only,
    themes: among(THEMES, values.theme),
    languages: among(LANGUAGES, values.lang),
    sizes: among(SIZES, values.size),
    site: values.site === undefined ? null : built(values.site),
    folder: values.out,
  }
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
