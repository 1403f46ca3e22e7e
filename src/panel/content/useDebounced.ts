import { useEffect, useState } from 'react'

/** A value once it has not changed for some milliseconds; 0: immediately. */
export function useDebounced<T>(value: T, pauseMs: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return pauseMs === 0 ? value : settled
}
