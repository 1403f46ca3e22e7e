import { useEffect, useState } from 'react'

/** Whether the form is hydrated: before that, the browser would send the password as a plain form. */
export function useReady(): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return isReady
}
