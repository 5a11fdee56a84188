import { trickerion } from '@curio/trickerion'
import { type TrickerionText, trickerionText } from '@curio/trickerion/text'

type Pack = Parameters<typeof trickerionText>[1]

/** The rules have checked it. */
const MAGORIA = trickerion.packs.magoria as unknown as Pack

/** `reader` is the seat that is called you. */
export const textFor = (
  language: 'ru' | 'en',
  names: readonly string[] = [],
  reader: number | null = null,
): TrickerionText => trickerionText(language, MAGORIA, names, reader)
