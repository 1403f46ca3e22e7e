import { freeBytes } from '../setup/space.ts'

/** How many bytes a backup may hold when it is unpacked, and why no more. */
export interface SizeLimit {
  readonly bytes: number
  readonly because: string
}

export const inMegabytes = (bytes: number): string =>
  `${Math.ceil(bytes / 1_000_000).toLocaleString('en-US')} MB`

/**
 * The limit that the disk of a folder sets: half of what is free, since the database first writes
 * all changes into a journal beside it. None where there is no disk, as on the platform.
 */
export async function diskLimits(folder: string | undefined): Promise<SizeLimit[]> {
  const free = folder === undefined ? null : await freeBytes(folder)
  if (free === null) return []
  const because = `a restore needs twice as much free disk: ${inMegabytes(free)} are free`
  return [{ bytes: free / 2, because }]
}
