import { Site, SMALL } from '../../support/site.ts'

/** The site with the small games, for every journey in this process. */
export const SMALL_SITE = new Site(null, SMALL)
