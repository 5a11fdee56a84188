/** Small games for the tests of everybody: one for each kind of outcome, one in which a player leads two figures, one of several games. */
export { beacons } from './beacons/game.ts'
export { caravan } from './caravan.ts'
export { climb } from './climb.ts'
export { rally } from './rally.ts'
export { sails } from './sails.ts'
export { tug } from './tug.ts'
