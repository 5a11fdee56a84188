/** A run with mutants looks at fewer of many random positions, so that each mutant takes a second. */
const SHARE = Number(process.env.CURIO_TEST_SHARE ?? 1)

/** So many of them are looked at. */
export const shareOf = (positions: number): number => Math.ceil(positions * SHARE)
