/** A mutation run looks at fewer random positions, so that each mutant takes about a second. */
const SHARE = Number(process.env.CURIO_TEST_SHARE ?? 1)

/** How many of them to look at. */
export const shareOf = (positions: number): number => Math.ceil(positions * SHARE)
