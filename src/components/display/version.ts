import { createHash } from 'node:crypto'

/** A short name of a file's content, for its address: a page never loads an older one with it. */
export const fileVersion = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 8)
