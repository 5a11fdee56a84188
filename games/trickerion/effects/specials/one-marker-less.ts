/** One marker less than would be put otherwise. */
export const oneMarkerLess = (due: number, free: number): number => Math.min(due, free) - 1
