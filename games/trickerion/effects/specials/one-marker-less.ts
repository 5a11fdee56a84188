/** Of the markers that would be put, when so many are due and so many are free. */
export const oneMarkerLess = (due: number, free: number): number => Math.min(due, free) - 1
