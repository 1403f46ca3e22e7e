import description from '../contract/openapi.json' with { type: 'json' }
import type { Description } from './apiTypes.ts'

/**
 * The description of all that needs no account. `npm run openapi` writes it from the contracts; it is
 * in the repository, since a build has no TypeScript compiler and reviews show how the API changes.
 */
export const apiDescription = description as unknown as Description

/** The addresses that a site has: the school's form is there with the school alone. */
export function pathsOf({ hasSchool }: { hasSchool: boolean }): Description['paths'] {
  const { '/api/contact/school': _, ...others } = apiDescription.paths
  return hasSchool ? apiDescription.paths : others
}
