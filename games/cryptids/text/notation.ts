/** Карпаты (E2) */
export const regionName = (name: string, code: string): string => `${name} (${code})`

/** следы E2 */
export const evidenceAt = (evidence: string, code: string): string => `${evidence} ${code}`

/** CR-DATA-30: cells of the reserve are told as column and row. */
export const cellName = (x: number, y: number): string => `(${x};${y})`

/** следы ×2 */
export const times = (thing: string, count: number): string => `${thing} ×${count}`

const ROMAN = ['I', 'II', 'III']
export const levelNumber = (level: number): string => ROMAN[level - 1] ?? `${level}`

/** вода, уголок, 3 клетки (монета) */
export function tileName(terrain: string, shape: string, cells: string, symbols: readonly string[]): string {
  return `${terrain}, ${shape}, ${cells}${symbols.length === 0 ? '' : ` (${symbols.join(', ')})`}`
}
