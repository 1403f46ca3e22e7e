import { unescaped } from '#domain/percent.ts'

/** The parts of a path that a pattern names, decoded where they are sent as browsers send them. */
export const pathParams = (groups: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(groups).map(([name, value = '']) => [name, unescaped(value) ?? value]),
  )
