import { config } from 'zod/v4/core'

/** The content security policy forbids compiling code at run time; zod must not even try. Imported before schemas. */
config({ jitless: true })
