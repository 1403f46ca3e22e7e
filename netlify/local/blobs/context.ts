import type { BlobsContext } from './server.ts'

/** The context as NETLIFY_BLOBS_CONTEXT carries it: base64 of JSON. */
export const encodeBlobsContext = (context: BlobsContext): string =>
  Buffer.from(JSON.stringify(context)).toString('base64')
