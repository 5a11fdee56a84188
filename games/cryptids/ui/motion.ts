/**
 * Names a thing that may move, so that whatever shows its journey finds where it was and where it is now:
 *
 * - `pawn:<seat>`, `helper:<seat>`, `helper:poacher`;
 * - `place:<id>`, `row:<n>` of the track, `slot:<n>` of the market;
 * - `token:<place>:<face>` on the map, `held:<seat>:<face>` on a board, `held:poacher:<face>`;
 * - `card:<id>` on the display or among the found, `bid:<card>:<seat>` on a card, `request:<id>`;
 * - `tile:<id>` in a hand or in the reserve, `cryptid:<card>` in the reserve;
 * - `die:<n>` of the helpers, `tracking:<n>` of a Try;
 * - `counter:<seat>:coins`, `…:experience`, `…:points`, `…:skills`.
 *
 * Of several alike at one place the later ones have their number at the end: `token:W1:R:1`.
 */
export const moving = (thing: string): { readonly 'data-motion': string } => ({ 'data-motion': thing })

/** The name of one of several that are alike. */
export const oneOf = (thing: string, index: number): string => (index === 0 ? thing : `${thing}:${index}`)
