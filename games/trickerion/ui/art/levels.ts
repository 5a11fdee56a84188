/** Roman numbers of the levels of tricks. */
export const LEVELS = ['', 'I', 'II', 'III'] as const
