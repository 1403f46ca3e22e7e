import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { compressBest, type Encoding } from '../http/encoding.ts'
import { byteLru } from '../memory/byteLru.ts'
import type { SiteFile } from './fileIndex.ts'

/** Larger files are streamed from the disk and sent as they are. */
export const KEEP_UP_TO_BYTES = 4 * 1024 * 1024
/** Of all contents in memory. */
const MOST_BYTES = 24 * 1024 * 1024

/** File contents in memory, plain and compressed, shared by one build and the next. */
export interface Bodies {
  /** A hash of the content, the same for the same bytes in any build. */
  hash(file: SiteFile): Promise<string>
  /** The bytes to send; `encoding` undefined means as they are. */
  load(file: SiteFile, encoding: Encoding | undefined): Promise<Uint8Array>
}

/**
 * Keeps contents under their hash, so a rebuilt but unchanged file is not compressed again. Keeps
 * at most `MOST_BYTES`; other files are read or compressed again.
 */
export function createBodies(): Bodies {
  const contents = byteLru<Promise<Uint8Array>>(MOST_BYTES)
  const hashes = new WeakMap<SiteFile, Promise<string>>()

  function keep(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const held = contents.get(key)
    if (held !== undefined) return held
    const body = make()
    // Kept from now on, so that parallel requests share one compression; its size counts when it is
    // done.
    contents.set(key, body, 0)
    body.then(
      bytes => contents.set(key, body, bytes.byteLength),
      () => contents.delete(key),
    )
    return body
  }

  async function hashOf(file: SiteFile): Promise<string> {
    const digest = createHash('sha256')
    if (file.size <= KEEP_UP_TO_BYTES) {
      const bytes = await readFile(file.location)
      const hash = digest.update(bytes).digest('base64url').slice(0, 22)
      await keep(hash, async () => bytes)
      return hash
    }
    for await (const chunk of createReadStream(file.location)) digest.update(chunk as Buffer)
    return digest.digest('base64url').slice(0, 22)
  }

  return {
    hash(file) {
      let hash = hashes.get(file)
      if (hash === undefined) {
        hash = hashOf(file)
        hashes.set(file, hash)
        hash.catch(() => hashes.delete(file))
      }
      return hash
    },
    async load(file, encoding) {
      const hash = await this.hash(file)
      const plain = () => keep(hash, () => readFile(file.location))
      if (encoding === undefined) return plain()
      return keep(`${hash}-${encoding}`, async () => compressBest(await plain(), encoding))
    },
  }
}
