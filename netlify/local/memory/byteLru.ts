/** A map bounded by the bytes its values weigh; the least recently used go first. */
interface ByteLru<T> {
  get(key: string): T | undefined
  /** A value heavier than the whole bound is not kept. */
  set(key: string, value: T, bytes: number): void
  delete(key: string): void
  clear(): void
  readonly bytes: number
}

/** `onEvict` is called with every removed value, for any reason. */
export function byteLru<T>(maxBytes: number, onEvict: (value: T) => void = () => {}): ByteLru<T> {
  const entries = new Map<string, { value: T; bytes: number }>()
  let total = 0

  function remove(key: string): void {
    const entry = entries.get(key)
    if (entry === undefined) return
    entries.delete(key)
    total -= entry.bytes
    onEvict(entry.value)
  }

  return {
    get(key) {
      const entry = entries.get(key)
      if (entry === undefined) return undefined
      // A Map keeps the order of insertion: in again means last in the queue to leave.
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set(key, value, bytes) {
      remove(key)
      if (bytes > maxBytes) return
      entries.set(key, { value, bytes })
      total += bytes
      for (const oldest of entries.keys()) {
        if (total <= maxBytes) break
        remove(oldest)
      }
    },
    delete: remove,
    clear() {
      for (const key of [...entries.keys()]) remove(key)
    },
    get bytes() {
      return total
    },
  }
}
