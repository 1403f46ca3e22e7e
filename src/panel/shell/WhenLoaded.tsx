import type { ReactNode } from 'react'
import { Spinner } from '#islands/ui/Spinner.tsx'
import type { Loaded } from './loaded.ts'
import { NotLoaded } from './NotLoaded.tsx'

interface Props<T> {
  loaded: Loaded<T>
  retry: () => unknown
  /** Shown meanwhile. */
  waiting?: ReactNode
  children: (data: T, busy: boolean) => ReactNode
}

/** What is made of data of the server, and until then that it is loaded, or why not. */
export function WhenLoaded<T>({ loaded, retry, waiting = <Spinner />, children }: Props<T>) {
  if (loaded.state === 'loading') return waiting
  if (loaded.state === 'failed') return <NotLoaded message={loaded.message} retry={retry} />
  return children(loaded.data, loaded.busy)
}
