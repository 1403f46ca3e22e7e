/** The push services of the browsers: Chrome and others, Firefox, Safari, Edge. */
const HOSTS = ['fcm.googleapis.com', 'updates.push.services.mozilla.com']
const WITH_QUERY = '.notify.windows.com'
const DOMAINS = ['.push.services.mozilla.com', '.push.apple.com', WITH_QUERY]

/** The longest endpoint; those of Windows have some 700 characters. */
export const ENDPOINT_MOST = 1_500

/**
 * Whether an address is that of a browser's push service. The server sends requests to it, so
 * anything else could point them at a host of the sender's choice. `others`: origins that the
 * operator allows as well.
 */
export function isPushEndpoint(endpoint: string, others: readonly string[] = []): boolean {
  if (endpoint.length > ENDPOINT_MOST || !URL.canParse(endpoint)) return false
  const url = new URL(endpoint)
  const { protocol, origin, hostname, host, pathname, search } = url
  if (url.username || url.password || pathname === '/') return false
  if (others.includes(origin)) return true
  if (protocol !== 'https:' || host !== hostname) return false
  // Other spellings would make any number of followers of one subscription.
  if (url.href !== endpoint || endpoint.includes('#')) return false
  if (search && !hostname.endsWith(WITH_QUERY)) return false
  return HOSTS.includes(hostname) || DOMAINS.some(domain => hostname.endsWith(domain))
}
