import { type Ink, type Span, span } from '@curio/ui/terminal'
import type { Suit } from '../content/vocabulary.ts'
import type { Slot, TrickerionContent } from '../rules/content.ts'
import type { Amount } from '../rules/notes.ts'
import type { Direction, Disc } from '../rules/state.ts'
import type { TerminalWords } from './words.ts'

// What things are called on the screen, and so what can be typed.

/** D1, THS. */
export function slotCode(said: TerminalWords, { slotsOf }: TrickerionContent, slot: Slot): string {
  const { location, day, isStage } = slot
  const letters = location === 'theater' ? (day ? said.slots[day] : '') : said.slots[location]
  const row = slotsOf[location].filter((each) => each.day === day)
  return isStage ? `${letters}${said.stage}` : `${letters}${row.indexOf(slot) + 1}`
}

export const dieCode = (die: number): string => `#${die + 1}`

const INKS: readonly Ink[] = ['blue', 'red', 'yellow', 'green']

/** The colour of a seat. Its number says the same, for terminals without colours. */
export const seatInk = (seat: number): Ink => INKS[seat] ?? 'ink'

const MARKS = ['①', '②', '③', '④']

export const seatMark = (seat: number): string => MARKS[seat] ?? '○'

/** Whose character, and which: ①Mag. */
export const characterSpans = (said: TerminalWords, seat: number, disc: Disc): readonly Span[] => [
  span(seatMark(seat), { ink: 'table', ground: seatInk(seat), bold: true }),
  span(said.discs[disc], { bold: true }),
]

export const SUIT_SIGNS: Readonly<Record<Suit, string>> = {
  spades: '♠',
  hearts: '♥',
  diamonds: '♦',
  clubs: '♣',
}

export const ARROWS: Readonly<Record<Direction, string>> = { up: '↑', right: '→', down: '↓', left: '←' }

/** 2★ 1$ */
export function amountSigns({ fame, coins, shards }: Amount): string {
  const parts = [
    ...(fame === 0 ? [] : [`${fame}★`]),
    ...(coins === 0 ? [] : [`${coins}$`]),
    ...(shards === 0 ? [] : [`${shards}◆`]),
  ]
  return parts.join(' ') || '0'
}
