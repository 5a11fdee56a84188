/**
 * How much of the sheet is worth drawing at its size. A plan shows the city and what was done in it, without letters, so
 * it can be read at any size; on a thumbnail lines and people are all that counts.
 */
export type Detail = 'full' | 'phone' | 'plan' | 'thumb'

/** Where coordinates and names are written. */
export const isLettered = (detail: Detail): boolean => detail === 'full' || detail === 'phone'
