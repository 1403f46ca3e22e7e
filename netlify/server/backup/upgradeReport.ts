import { eachOf } from '#domain/backup/eachOf.ts'
import { UnreadableError } from '../storage/errors.ts'
import { readStored, type StoredKind, storedKind } from './stored.ts'

/** Where stored data is read from: storage, or a backup. */
export interface StoredSource {
  readonly entries: readonly { readonly store: string; readonly key: string }[]
  /** Null when it was deleted after the listing. */
  read(entry: { store: string; key: string }): Promise<Uint8Array | null>
}

/** What this release does with stored data that an older one wrote. */
interface UpgradeReport {
  /** How many entries were read. */
  readonly read: number
  /** What is stored in an older version, by kind and version. */
  readonly older: readonly OlderData[]
  /** What this release cannot read: where it is, and why. Of what it holds, nothing. */
  readonly unreadable: readonly string[]
}

interface OlderData {
  readonly kind: StoredKind
  readonly version: number
  count: number
}

/** Reads all that is stored, as this release does, and changes nothing. Throws StorageError. */
export async function upgradeReport(
  { entries, read }: StoredSource,
  kindOf = storedKind,
): Promise<UpgradeReport> {
  const older = new Map<string, OlderData>()
  const unreadable: string[] = []
  let count = 0
  await eachOf(entries, async ({ store, key }) => {
    const kind = kindOf(store, key)
    const bytes = kind && (await read({ store, key }))
    if (!kind || !bytes) return
    count += 1
    try {
      const reading = readStored(kind, bytes)
      for (const { at } of reading.unreadable) unreadable.push(`${store}/${key}: ${at}`)
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error
      unreadable.push(`${store}/${key}: ${error.message}`)
      return
    }
    const version = versionOf(bytes)
    if (version >= kind.shape.version) return
    const name = `${kind.shape.name} ${version}`
    const known = older.get(name)
    if (known) known.count += 1
    else older.set(name, { kind, version, count: 1 })
  })
  return {
    read: count,
    older: [...older].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one),
    unreadable: unreadable.sort(),
  }
}

/** Documents and entries name their version alike; absent means 1. */
function versionOf(bytes: Uint8Array): number {
  const { version = 1 } = JSON.parse(new TextDecoder().decode(bytes)) as { version?: number }
  return version
}

/** The report as lines for the maintainer. */
export function upgradeLines(name: string, { read, older, unreadable }: UpgradeReport): string[] {
  const entries = (count: number) => (count === 1 ? '1 entry' : `${count} entries`)
  const lines = [`Read ${entries(read)} of ${name}.`]
  if (older.length === 0) lines.push('All of it is stored as this release stores it.')
  for (const { kind, version, count } of older) {
    const { shape } = kind
    lines.push(`${shape.name}: ${entries(count)} in version ${version} of ${shape.version}.`)
    for (let from = version; from < shape.version; from++)
      lines.push(`  ${from} to ${from + 1}: ${shape.upgradeNotes[from]}`)
  }
  if (older.length > 0) {
    lines.push(
      'It is upgraded as it is read, and stored so with the next save. The release before cannot read it then: make a backup first.',
    )
  }
  if (unreadable.length > 0) {
    lines.push(
      'This release cannot read the following. It stays as it is stored, and nobody sees it:',
      ...unreadable.map(line => `  ${line}`),
    )
  }
  return lines
}
