import {
  type Game,
  isList,
  isRecord,
  type Json,
  type PackIssue,
  packIssues,
  packNameFor,
  packTitle,
} from '@curio/kernel'

/** Content that somebody brings to a new game. */
export interface OwnPack {
  /** The game's name for the pack it replaces. */
  readonly name: string
  /** Its own title, by language. */
  readonly title: Readonly<Record<string, string>> | null
  readonly pack: Json
}

/** Why a file cannot be played: too large, no JSON, content of another game, or a list of issues. */
export type PackFault =
  | { readonly kind: 'large' | 'unreadable' | 'game' }
  | { readonly kind: 'wrong'; readonly issues: readonly PackIssue[]; readonly pack: Json }

export type ReadPack =
  | { readonly ok: true; readonly own: OwnPack }
  | { readonly ok: false; readonly fault: PackFault }

/** In bytes; leaves room for the rest of the request to the server. */
export const LARGEST_FILE = 256 * 1024

/** Reads the text of a file as content for a game. */
export function readPack(text: string, game: Game): ReadPack {
  const pack = dataOf(text)
  if (pack === undefined) return { ok: false, fault: { kind: 'unreadable' } }
  if (isRecord(pack) && typeof pack.game === 'string' && pack.game !== game.id)
    return { ok: false, fault: { kind: 'game' } }
  const name = packNameFor(game, pack)
  const issues = packIssues(game, name, pack)
  if (issues.length > 0) return { ok: false, fault: { kind: 'wrong', issues, pack } }
  return { ok: true, own: { name, title: packTitle(pack), pack } }
}

/** What a file has at the place that an issue names. */
export type Found =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'value'; readonly text: string }
  | { readonly kind: 'list'; readonly count: number }
  | { readonly kind: 'members' }

/** How many characters of a value are shown. */
const MOST_SHOWN = 40

/**
 * Issues have an English message and no code, but what the file has at their place can be told in any language. Null if the
 * path does not lead into the file.
 */
export function foundAt(pack: Json, path: string): Found | null {
  let here: Json | undefined = pack
  for (const part of path.match(/[^.[\]]+/g) ?? []) {
    if (typeof here !== 'object' || here === null) return null
    here = isList(here) ? here[Number(part)] : Object.hasOwn(here, part) ? here[part] : undefined
  }
  if (here === undefined) return { kind: 'nothing' }
  if (here === null || typeof here !== 'object') return { kind: 'value', text: clipped(JSON.stringify(here)) }
  return isList(here) ? { kind: 'list', count: here.length } : { kind: 'members' }
}

const clipped = (text: string): string => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text)

function dataOf(text: string): Json | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
