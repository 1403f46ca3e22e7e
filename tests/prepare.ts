import { prepareSite } from './support/preparedSite.ts'

/** Builds the site for the browser tests, unless there is a build of the same sources. */
await prepareSite()
