import { onTestFinished } from 'vitest'

/** Other numbers in limits, for this test. */
export function limit<Name extends string>(
  limits: Readonly<Record<Name, { readonly most: number }>>,
  most: NoInfer<Partial<Record<Name, number>>>,
): void {
  for (const name of Object.keys(most) as Name[]) {
    const before = { ...limits[name] }
    Object.assign(limits[name], { most: most[name] })
    onTestFinished(() => void Object.assign(limits[name], before))
  }
}
