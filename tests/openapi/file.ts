import type { Description } from '#config/apiTypes.ts'

/** The description is in the repository: a build has no TypeScript compiler, and changes of the API are seen in reviews. */
export const FILE = new URL('../../src/contract/openapi.json', import.meta.url)

export const textOf = (description: Description): string =>
  `${JSON.stringify(description, null, 2)}\n`

const WORDS = ['description', 'summary', 'operationId']

/** What programs rely on. An event's `description` is a field, and stays. */
export const withoutWords = ({ paths, components }: Description): string =>
  `${JSON.stringify({ paths, components }, (key, value) =>
    WORDS.includes(key) && typeof value === 'string' ? undefined : value,
  )}\n`
