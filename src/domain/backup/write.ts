import type { PackedEntry } from './collect.ts'
import { entryName, FORMAT, MANIFEST_NAME, type Manifest } from './manifest.ts'
import { zipWriter } from './zipWriter.ts'

/** Compressing fewer bytes costs more time than it saves space; a log has tens of thousands of entries. */
const WORTH_PACKING_BYTES = 1024

/** Everything is text except pictures, which are already compressed. */
const isWorthPacking = ({ size, metadata: { type } }: PackedEntry['entry']) =>
  size >= WORTH_PACKING_BYTES && !(typeof type === 'string' && /^image\/(?!svg)/.test(type))

/**
 * Writes a backup, the manifest first, chunk by chunk to `write`. Rejects when `write` does, when the
 * signal is aborted, and beyond 4 GB.
 */
export async function writeBackup(
  held: readonly PackedEntry[],
  info: Pick<Manifest, 'madeAt' | 'accounts'>,
  write: (chunk: Uint8Array) => unknown,
  signal?: AbortSignal,
): Promise<void> {
  const manifest: Manifest = { format: FORMAT, ...info, entries: held.map(({ entry }) => entry) }
  const zip = zipWriter(new Date(info.madeAt))
  const text = new TextEncoder().encode(JSON.stringify(manifest, null, 1))
  const send = async (chunks: Uint8Array[]) => {
    for (const chunk of chunks) await write(chunk)
  }
  await send(zip.add(MANIFEST_NAME, text, true))
  for (const one of held) {
    signal?.throwIfAborted()
    const bytes = new Uint8Array(await one.body.arrayBuffer())
    await send(zip.add(entryName(one.entry), bytes, isWorthPacking(one.entry)))
  }
  await send(zip.end())
}
