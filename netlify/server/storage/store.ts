import { getStore, type Store, setEnvironmentContext } from '@netlify/blobs'
import { env } from '../env.ts'
import { safeKey } from './keys.ts'
import { patientFetch } from './patientFetch.ts'
import { withSandboxEtags } from './sandboxEtags.ts'
import type { StoreName } from './stores.ts'

/**
 * The deploy context that this code runs in: all contexts share a site's stores, so its name is
 * part of every store's name, and a preview can never write what visitors read.
 */
export function deployContext(): string {
  const atRunTime = typeof Netlify === 'undefined' ? undefined : Netlify.context?.deploy?.context
  return atRunTime ?? env().buildContext ?? 'production'
}

/** Points the Blobs client at a site's storage, where the platform has not done so itself. */
export const pointStorageAt = (context: Parameters<typeof setEnvironmentContext>[0]): void =>
  setEnvironmentContext(context)

/**
 * Opens a store of this deploy context with strong reads. Call it inside a handler: at module
 * level the platform has no context yet.
 */
export function openStore(name: StoreName): Store {
  const context = deployContext()
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
  return getStore({
    name: safeKey(`${name}-${context}`),
    consistency: 'strong',
    fetch: env().inNetlifyDev ? withSandboxEtags(patientFetch) : patientFetch,
  })
}
