import { z } from 'zod'

/** Who requested a rebuild: the site itself, or an admin with 'Publish now'. */
export const DeployKindSchema = z.enum(['automatic', 'manual'])
export type DeployKind = z.output<typeof DeployKindSchema>

/** The rebuilds that were requested in one month; those that the build service refused are not counted. */
export const DeploysSchema = z.object({
  /** Such as 2026-11, in UTC. */
  month: z.string().regex(/^\d{4}-\d{2}$/),
  automatic: z.number().int().min(0),
  manual: z.number().int().min(0),
})
type Deploys = z.output<typeof DeploysSchema>

const monthOf = (iso: string) => iso.slice(0, 7)

/** The deploys of the month of that instant. */
export function deploysIn(deploys: Deploys | undefined, iso: string): Deploys {
  const month = monthOf(iso)
  return deploys?.month === month ? deploys : { month, automatic: 0, manual: 0 }
}

/** Counts one more, requested at that instant. */
export function counted(deploys: Deploys | undefined, kind: DeployKind, iso: string): Deploys {
  const current = deploysIn(deploys, iso)
  return { ...current, [kind]: current[kind] + 1 }
}
