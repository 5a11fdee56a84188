import type { Ink } from '../terminal/palette.ts'

const INKS: readonly Ink[] = ['blue', 'red', 'yellow', 'green']

/** The colour of a seat; its number tells the same. */
export const seatInk = (seat: number): Ink => INKS[seat] ?? 'ink'

const MARKS = ['①', '②', '③', '④']

export const seatMark = (seat: number): string => MARKS[seat] ?? '○'
