import { purgeCache } from '@netlify/functions'
import { env } from '../env.ts'

/**
 * Drops every copy the CDN keeps of a deployed site and requests a rebuild of its pages. Returns
 * lines for a person: what failed must be done by hand.
 */
export async function refreshDeployed(siteID: string, token: string): Promise<string[]> {
  const { buildHookUrl, purgeApiUrl } = env()
  const lines: string[] = []
  try {
    await purgeCache({ siteID, token, ...(purgeApiUrl && { apiURL: purgeApiUrl }) })
    lines.push("The CDN's copies were dropped.")
  } catch {
    lines.push("The CDN's copies could not be dropped; they expire within five minutes.")
  }
  const requested = buildHookUrl && (await callHook(buildHookUrl))
  lines.push(
    requested
      ? 'A rebuild of the pages was requested.'
      : 'Request a rebuild: Publish now in the panel, or Trigger deploy in Netlify.',
  )
  return lines
}

async function callHook(address: string): Promise<boolean> {
  try {
    const url = new URL(address)
    url.searchParams.set('trigger_title', 'Restored from a backup')
    return (await fetch(url, { method: 'POST', signal: AbortSignal.timeout(15_000) })).ok
  } catch {
    return false
  }
}
