/** Small games for the tests of everybody, one for each kind of outcome. */
export { beacons } from './beacons/game.ts'
export { climb } from './climb.ts'
export { sails } from './sails.ts'
export { tug } from './tug.ts'
