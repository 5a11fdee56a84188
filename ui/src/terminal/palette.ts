/** Inks by what they mean. The colours are made for a dark sheet, so every cell gets its background too. */
export const PALETTE = {
  table: '#14181A',
  paper: '#1E2427',
  raised: '#2C3538',
  ink: '#EDE6D6',
  muted: '#A9A899',
  faint: '#5C6668',
  accent: '#5FC4CF',
  danger: '#F08A7C',
  ok: '#86C98F',
  warn: '#E3B45A',
  water: '#1D3D57',
  wave: '#5B9CCB',
  red: '#F0806C',
  green: '#86C98F',
  blue: '#7FB2F0',
  purple: '#C9A0E8',
  yellow: '#F2C94C',
  white: '#8A9294',
  redBlock: '#3A2422',
  greenBlock: '#223326',
  blueBlock: '#222D3E',
  purpleBlock: '#32263C',
  yellowBlock: '#393019',
  whiteBlock: '#1E2427',
  chosenBlock: '#4A4A3A',
} as const

export type Ink = keyof typeof PALETTE

export interface Rgb {
  readonly red: number
  readonly green: number
  readonly blue: number
}

export function rgbOf(ink: Ink): Rgb {
  const value = Number.parseInt(PALETTE[ink].slice(1), 16)
  return { red: value >> 16, green: (value >> 8) & 255, blue: value & 255 }
}
