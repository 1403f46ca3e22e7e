/** One blob of a backup, as the manifest lists it. */
export interface BackupEntry {
  store: string
  key: string
  /** What storage keeps beside the bytes, such as a picture's type. */
  metadata: Record<string, unknown>
  /** In bytes. */
  size: number
  /** In hex, of the bytes. */
  sha256: string
}

/** The first file of every backup: what it is, and all that is in it. */
export interface Manifest {
  format: typeof FORMAT
  /** ISO instant. */
  madeAt: string
  /** Whether accounts are in it; a restore of one without leaves the site's own as they are. */
  accounts: boolean
  entries: BackupEntry[]
}

/** Grows when an older restore could no longer read what a newer backup writes. */
export const FORMAT = 1
export const MANIFEST_NAME = 'manifest.json'

/** What an entry is called inside the zip. */
export const entryName = ({ store, key }: Pick<BackupEntry, 'store' | 'key'>): string =>
  `entries/${store}/${key}`

/** What a backup made at that ISO instant is called: the day and the minute, in UTC. */
export const backupFileName = (madeAt: string): string =>
  `backup-${madeAt.slice(0, 16).replace('T', '-').replace(':', '')}.zip`
