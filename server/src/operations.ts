/** What whoever runs the server can do from a command line. */
export { recountAchievements } from './achievements/recount.ts'
export { DatabaseInUse } from './db/sqlite-lock.ts'
export { readSettings } from './settings.ts'
