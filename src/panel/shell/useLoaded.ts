import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Loaded, Resource } from './loaded.ts'

/** Data of the server, loaded when what shows it is first drawn. */
export function useLoaded<T>({ $data, load }: Resource<T, []>): Loaded<T> {
  const loaded = useStore($data)
  useEffect(() => void load(), [load])
  return loaded
}
