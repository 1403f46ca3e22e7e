import { prepareSite } from './support/preparedSite.ts'

/** Builds the site for the browser tests, unless a build of the same sources exists. */
await prepareSite()
