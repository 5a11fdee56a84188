import { asTyped } from '@curio/ui/language'

/** One numbered rule of a game's rules for players. */
export interface Rule {
  readonly id: string
  readonly text: string
}

export type Part =
  | { readonly kind: 'rule'; readonly rule: Rule }
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'table'
      readonly head: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }

export interface Section {
  readonly title: string
  readonly level: number
  readonly address: string
  readonly parts: readonly Part[]
}

const RULE = /^- \*\*([A-Z]+-[A-Z0-9-]+)\*\* (.+)$/
const HEADING = /^(#{1,4}) (.+)$/

/** The sections of the rules for players, in order. */
export function parseRules(source: string): readonly Section[] {
  const sections: { title: string; level: number; address: string; parts: Part[] }[] = []
  let table: string[] = []
  let afterBlank = false
  const parts = (): Part[] => sections[sections.length - 1]?.parts ?? []
  const closeTable = (): void => {
    if (table.length > 0) parts().push(tableOf(table))
    table = []
  }
  for (const line of source.split('\n')) {
    const heading = HEADING.exec(line)
    if (line.startsWith('|')) {
      table.push(line)
      continue
    }
    closeTable()
    if (heading) {
      const title = heading[2] ?? ''
      const level = heading[1]?.length ?? 1
      sections.push({ title, level, address: addressOf(title), parts: [] })
    } else if (line.trim() !== '') addLine(parts(), line, !afterBlank)
    afterBlank = line.trim() === ''
  }
  closeTable()
  return sections
}

function addLine(parts: Part[], line: string, continues: boolean): void {
  const rule = RULE.exec(line)
  const last = parts[parts.length - 1]
  if (rule) {
    const [, id = '', text = ''] = rule
    parts.push({ kind: 'rule', rule: { id, text } })
  } else if (continues && last?.kind === 'text')
    parts[parts.length - 1] = { kind: 'text', text: `${last.text} ${line.trim()}` }
  else parts.push({ kind: 'text', text: line.trim() })
}

function tableOf(lines: readonly string[]): Part {
  const cells = (line: string): string[] =>
    line
      .replace(/^\||\|\s*$/g, '')
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replaceAll('\\|', '|'))
  const [head = '', , ...rows] = lines
  return { kind: 'table', head: cells(head), rows: rows.map(cells) }
}

/** `4.3 Phase 2: dice` -> `4-3`, the same in every language; a title without a number -> its words. */
function addressOf(title: string): string {
  const [number] = /^\d+(?:\.\d+)*/.exec(title) ?? []
  return (number ?? title)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/**
 * The chapter about the text itself: how rules are numbered, editions, sources. It has the number 0 and is read last; the
 * title of the whole text is no chapter.
 */
export function chaptersOf(sections: readonly Section[]): {
  readonly rules: readonly Section[]
  readonly notes: readonly Section[]
} {
  const chapters = sections.filter(({ level }) => level > 1)
  const isNote = ({ address }: Section): boolean => /^0(-|$)/.test(address)
  return {
    rules: chapters.filter((section) => !isNote(section)),
    notes: chapters.filter(isNote),
  }
}

/** A text split where it names rules, so that these can become links. */
export type Piece = { readonly kind: 'plain' | 'rule'; readonly text: string }

export function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = []
  let rest = 0
  for (const { 0: rule, index } of text.matchAll(/\b[A-Z]{2}-[A-Z0-9]+(?:-[A-Z0-9]+)*-\d+[a-z]?\b/g)) {
    if (index > rest) pieces.push({ kind: 'plain', text: text.slice(rest, index) })
    pieces.push({ kind: 'rule', text: rule })
    rest = index + rule.length
  }
  if (rest < text.length) pieces.push({ kind: 'plain', text: text.slice(rest) })
  return pieces
}

export function rulesIn(sections: readonly Section[]): readonly Rule[] {
  return sections.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'rule' ? [part.rule] : [])))
}

/** Rules that contain every word of a query, in their id or their text. */
export function searchRules(sections: readonly Section[], query: string): readonly Rule[] {
  const wanted = asTyped(query)
    .split(/\s+/)
    .filter((word) => word !== '')
  if (wanted.length === 0) return []
  return rulesIn(sections).filter(({ id, text }) => {
    const searched = asTyped(`${id} ${text}`)
    return wanted.every((word) => searched.includes(word))
  })
}
