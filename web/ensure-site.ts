import { join } from 'node:path'
import { isSiteOutdated } from './site-age.ts'

/** Builds the site unless what is there is up to date. */
if (isSiteOutdated(join(import.meta.dirname, '..'))) {
  console.log('Building the site, once…')
  // Only a build needs Vite: a site that came built starts without it.
  const { build } = await import('vite')
  await build({ root: import.meta.dirname, logLevel: 'error' })
}
