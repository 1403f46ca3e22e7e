import { locale } from '#locale/locale.ts'

/**
 * Caches the last `limit` results by key, for expensive work that depends only on its key and on who
 * reads.
 */
export function keepPrepared<T>(limit: number): (key: string, make: () => T) => T {
  const kept = new Map<string, T>()
  return (ofWork, make) => {
    const { language, key: habits } = locale()
    const key = `${language} ${habits} ${ofWork}`
    const result = kept.get(key) ?? make()
    // A Map keeps the order of insertion, so its first key is the least recently used.
    kept.delete(key)
    kept.set(key, result)
    for (const oldest of kept.keys()) {
      if (kept.size <= limit) break
      kept.delete(oldest)
    }
    return result
  }
}
