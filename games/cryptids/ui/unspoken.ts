/** For drawings that say nothing which is not said in words elsewhere; spread, because it is no button either. */
export const UNSPOKEN = { 'aria-hidden': true } as const
