/** Small games for the tests of everybody: one for each kind of outcome, and one in which a player leads two figures. */
export { beacons } from './beacons/game.ts'
export { caravan } from './caravan.ts'
export { climb } from './climb.ts'
export { sails } from './sails.ts'
export { tug } from './tug.ts'
