/** One blob of a backup, as the manifest lists it. */
export interface BackupEntry {
  store: string
  key: string
  /** The metadata that storage keeps with the bytes, such as a picture's type. */
  metadata: Record<string, unknown>
  /** In bytes. */
  size: number
  /** In hex, of the bytes. */
  sha256: string
}

/** The first file of every backup: what it is, and a list of its entries. */
export interface Manifest {
  format: typeof FORMAT
  /** ISO instant. */
  madeAt: string
  /** Whether it contains accounts; a restore without them keeps the site's own accounts. */
  accounts: boolean
  entries: BackupEntry[]
}

/** Increased when an older restore cannot read what a newer backup writes. */
export const FORMAT = 1
export const MANIFEST_NAME = 'manifest.json'

/** The name of an entry inside the zip. */
export const entryName = ({ store, key }: Pick<BackupEntry, 'store' | 'key'>): string =>
  `entries/${store}/${key}`

/** The name of a backup made at that ISO instant: the day and the minute, in UTC. */
export const backupFileName = (madeAt: string): string =>
  `backup-${madeAt.slice(0, 16).replace('T', '-').replace(':', '')}.zip`
