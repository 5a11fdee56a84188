/** For tests that look at the server and the site together. */
export { Line, Visitor } from './client.ts'
export { ManualClock } from './manual-clock.ts'
export { repeatable } from './repeatable.ts'
export { serve } from './stand.ts'
export { quickThinker } from './thinkers.ts'
