import { ENTRY_HEADERS, listBackup, PART_BYTES, readBackupEntry } from '#contract/backup.ts'
import { callBytes } from '#contract/callBytes.ts'
import { failureOf } from '#contract/endpoint.ts'
import { CallError } from '#contract/failure.ts'
import { type BackupBlob, type BackupSource, type Body, sha256 } from '#domain/backup/collect.ts'
import { callAsAdmin } from '#panel/shell/session.ts'

const TRIES = 3

/** The site's storage as an admin may download it, through the API. */
export function apiSource(permit: string, signal: AbortSignal): BackupSource {
  return {
    async list() {
      const all: BackupBlob[] = []
      for (let after: string | null | undefined; after !== null; ) {
        const page = await callAsAdmin(listBackup, { query: { permit, after }, signal })
        all.push(...page.entries)
        after = page.next
      }
      return all
    },
    async read({ store, key }) {
      for (let attempt = 1; ; attempt++) {
        try {
          const body = await readWhole({ permit, store, key }, signal)
          if (body) return body
          if (attempt === TRIES) throw new CallError(failureOf(readBackupEntry), { status: 0 })
        } catch (error) {
          signal.throwIfAborted()
          const status = error instanceof CallError ? error.status : 0
          if (status === 404) return null
          if (attempt === TRIES || (status >= 400 && status < 500)) throw error
        }
      }
    },
  }
}

interface BackupQuery {
  permit: string
  store: string
  key: string
}

/** An entry part by part; null when it does not have the hash it came with, or changed meanwhile. */
async function readWhole(entry: BackupQuery, signal: AbortSignal): Promise<Body | null> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let hash: string | undefined
  for (let from = 0; ; from += PART_BYTES) {
    const query = { ...entry, ...(from > 0 && { from }) }
    const { bytes, headers } = await callBytes(readBackupEntry, { query, signal })
    const header = (name: keyof typeof ENTRY_HEADERS) => headers.get(ENTRY_HEADERS[name]) ?? ''
    hash ??= header('sha256')
    if (header('sha256') !== hash) return null
    parts.push(bytes)
    if (from + bytes.length < Number(header('size')) && bytes.length > 0) continue
    const whole = new Uint8Array(await new Blob(parts).arrayBuffer())
    if ((await sha256(whole)) !== hash) return null
    return { bytes: whole, metadata: JSON.parse(decodeURIComponent(header('metadata'))) }
  }
}
