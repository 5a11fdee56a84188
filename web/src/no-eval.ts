import { config } from 'zod/v4/core'

/** The content security policy forbids compiling code at run time, so zod must not try. Import this before any schema. */
config({ jitless: true })
