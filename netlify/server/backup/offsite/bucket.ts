import { env } from '../../env.ts'

/** The bucket could not be reached or refused something; the message is for a person. */
export class BucketError extends Error {
  override name = 'BucketError'
}

/** The part of an S3-compatible bucket that BACKUP_S3_URL names. Everything rejects with BucketError. */
interface Bucket {
  /** The names that begin so. */
  list(beginning: string): Promise<string[]>
  /** Stores a file whole or not at all: the service compares it with the SHA-256 (hex). */
  put(name: string, file: Blob, sha256: string): Promise<void>
  get(name: string): Promise<ReadableStream<Uint8Array>>
  remove(name: string): Promise<void>
}

/** Opens the bucket of the environment. Throws BucketError where none is set. */
export async function openBucket(signal?: AbortSignal): Promise<Bucket> {
  const settings = env().backupBucket
  if (!settings) throw new BucketError('No off-site backups are set up: BACKUP_S3_URL is not set.')
  const { AwsClient } = await import('aws4fetch')
  const client = new AwsClient({ ...settings, service: 's3', retries: 2 })
  const { origin, pathname } = new URL(settings.url)
  const [bucket, ...folders] = pathname.split('/').filter(Boolean)
  const folder = folders.map(one => `${one}/`).join('')

  async function send(path: string, init: RequestInit): Promise<Response> {
    const options = { ...init, redirect: 'error' as const, ...(signal && { signal }) }
    let response: Response
    try {
      response = await client.fetch(`${origin}/${bucket}${path}`, options)
    } catch (cause) {
      signal?.throwIfAborted()
      throw new BucketError('The place of the off-site backups could not be reached.', { cause })
    }
    if (response.ok) return response
    const code = /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1] ?? ''
    throw new BucketError(
      `The place of the off-site backups refused the request: ${`${response.status} ${code}`.trim()}.`,
    )
  }

  return {
    async list(beginning) {
      const query = new URLSearchParams({ 'list-type': '2', prefix: folder + beginning })
      const xml = await (await send(`?${query}`, { method: 'GET' })).text()
      return [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) =>
        key.slice(folder.length),
      )
    },
    async put(name, file, sha256) {
      const headers = { 'content-type': 'application/octet-stream', 'x-amz-content-sha256': sha256 }
      const response = await send(`/${folder}${name}`, { method: 'PUT', body: file, headers })
      await response.body?.cancel()
    },
    async get(name) {
      const { body } = await send(`/${folder}${name}`, { method: 'GET' })
      return body ?? new Blob([]).stream()
    },
    async remove(name) {
      const response = await send(`/${folder}${name}`, { method: 'DELETE' })
      await response.body?.cancel()
    },
  }
}
