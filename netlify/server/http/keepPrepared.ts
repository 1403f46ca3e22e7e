/**
 * Keeps the last `limit` results by their keys, for what is costly to make and depends on nothing
 * but its key.
 */
export function keepPrepared<T>(limit: number): (key: string, make: () => T) => T {
  const kept = new Map<string, T>()
  return (key, make) => {
    const result = kept.get(key) ?? make()
    // A Map keeps the order of insertion: the least recently used goes first.
    kept.delete(key)
    kept.set(key, result)
    for (const oldest of kept.keys()) {
      if (kept.size <= limit) break
      kept.delete(oldest)
    }
    return result
  }
}
