import type { Description } from '#config/apiTypes.ts'

/** The description is in the repository: a build has no TypeScript compiler, and changes of the API are seen in reviews. */
export const FILE = new URL('../../src/contract/openapi.json', import.meta.url)

export const textOf = (description: Description): string =>
  `${JSON.stringify(description, null, 2)}\n`
