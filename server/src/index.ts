export { startServer } from './server.ts'
export { readSettings } from './settings.ts'
