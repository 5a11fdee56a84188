export { randomIds } from './ids.ts'
export { startServer } from './server.ts'
export { readSettings } from './settings.ts'
