import { useEffect, useState } from 'react'

/** A value once it has stayed the same for some milliseconds; 0: at once. */
export function useSettled<T>(value: T, pauseMs: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return pauseMs === 0 ? value : settled
}
