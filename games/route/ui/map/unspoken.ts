/** A drawing that says nothing of its own: the buttons over it have the names. */
export const UNSPOKEN = { 'aria-hidden': true } as const
