import { useEffect, useState } from 'react'

/** Whether an island is hydrated: before that, its buttons do nothing, or what a plain form does. */
export function useReady(): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return isReady
}
