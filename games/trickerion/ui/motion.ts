/**
 * Names a thing that may move, so that whatever shows its journey finds where it was and where it is now:
 *
 * - `disc:<seat>:<disc>` in a location, `home:<seat>:<disc>` in the team, `slot:<id>`, `tab:<location>`;
 * - `assigned:<seat>:<disc>` for the card under a character;
 * - `die:<n>`, `stall:<n>`, `order:<n>`, `order:quick`;
 * - `trick:<id>` in a deck or a workshop, `marker:<card>:<place>` on a performance card, `show:<card>`;
 * - `stack:<seat>:<kind>` of components;
 * - `prophecy:active`, `prophecy:<n>`, `deck:<location>`;
 * - in a performance `show-card`, `act:<place>` and `show-bonus`;
 * - `counter:<seat>:coins`, `…:shards`, `…:fame`.
 */
export const moving = (thing: string): { readonly 'data-motion': string } => ({ 'data-motion': thing })
