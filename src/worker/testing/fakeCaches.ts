/** Cache Storage as far as the worker uses it, in memory. */
export function fakeCaches(origin: string) {
  const stored = new Map<string, Map<string, Response>>()
  const urlOf = (request: string | { url: string }) =>
    new URL(typeof request === 'string' ? request : request.url, origin).href
  const open = async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, entries)
    return {
      match: async (request: string | { url: string }) => entries.get(urlOf(request))?.clone(),
      put: async (request: string, response: Response) => {
        entries.set(urlOf(request), response)
      },
      delete: async (request: string | { url: string }) => entries.delete(urlOf(request)),
      keys: async () => [...entries.keys()].map(url => ({ url })),
    }
  }
  return {
    open,
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (request: string, { cacheName }: { cacheName: string }) =>
      stored.get(cacheName)?.get(urlOf(request))?.clone(),
    /** The paths in a cache, in order. */
    paths: (name: string) =>
      [...(stored.get(name)?.keys() ?? [])].map(url => url.slice(origin.length)),
  }
}
