/** For drawings whose meaning is said in words elsewhere. */
export const UNSPOKEN = { 'aria-hidden': true } as const
