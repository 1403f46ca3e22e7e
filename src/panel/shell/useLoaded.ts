import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Loaded, Resource } from './loaded.ts'

/** Data of the server, loaded when what shows it is first drawn. */
export function useLoaded<T>({ $data, load }: Resource<T, []>): Loaded<T> {
  const loaded = useStore($data)
  useEffect(() => void load(), [load])
  return loaded
}

/** Data of the server, where other views may have loaded it; undefined until then. */
export function useKnown<T>({ $known, load }: Resource<T, []>): T | undefined {
  const known = useStore($known)
  useEffect(() => {
    if ($known.get() === undefined) void load()
  }, [$known, load])
  return known
}
