import { upgradeRule } from '#domain/prayer/iqama.ts'

/** A draft with each iqama rule of an earlier release in today's shape, in its settings and its form. */
export function upgradeRules<Kept>(kept: Kept): Kept {
  const upgraded = JSON.stringify(kept, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? upgradeRule(value)
      : value,
  )
  return JSON.parse(upgraded) as Kept
}
