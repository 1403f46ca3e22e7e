import { useEffect, useState } from 'react'

/** Whether the prebuilt form has come alive: sent before, it would leave the page with a password. */
export function useReady(): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return isReady
}
