import type { Forms } from '@curio/ui/language'

/** Russian counts in three ways, and in a fourth for fractions, which reads like the second. */
export const russian = (one: string, few: string, many: string): Forms => ({ one, few, many, other: few })
export const english = (one: string, other: string): Forms => ({ one, other })
