import type { BlobDatabase } from './database.ts'

/** The platform returns at most this many entries (blobs and directories together) at a time. */
const PAGE_SIZE = 1000

interface ListPage {
  blobs: { etag: string; key: string; last_modified: string; size: number }[]
  directories: string[]
  next_cursor?: string
}

interface ListRequest {
  readonly store: string
  readonly prefix: string
  readonly directories: boolean
  readonly cursor: string | undefined
}

const encodeCursor = (position: string) => Buffer.from(position).toString('base64url')
const decodeCursor = (cursor: string) => Buffer.from(cursor, 'base64url').toString()

/** The first key that sorts after everything in `directory/`: '0' follows '/' in UTF-8. */
const afterDirectory = (directory: string) => `${directory}0`

/**
 * One page of a store's keys below a prefix. With `directories`, everything deeper than the next
 * '/' is returned once, as the directory's name without the slash. The cursor is the key at which
 * the next page begins, so writes between two pages neither repeat nor hide other keys.
 */
export function listPage(database: BlobDatabase, request: ListRequest): ListPage {
  const { store, prefix, directories } = request
  const page: ListPage = { blobs: [], directories: [] }
  let position = request.cursor === undefined ? prefix : decodeCursor(request.cursor)
  let entries = 0
  for (;;) {
    let jump: string | undefined
    for (const blob of database.scan(store, position)) {
      if (!blob.key.startsWith(prefix)) return page
      if (entries === PAGE_SIZE) return { ...page, next_cursor: encodeCursor(blob.key) }
      entries += 1
      const slash = directories ? blob.key.indexOf('/', prefix.length) : -1
      if (slash > 0) {
        const directory = blob.key.slice(0, slash)
        page.directories.push(directory)
        jump = afterDirectory(directory)
        break
      }
      const { key, etag, size, modified } = blob
      page.blobs.push({ etag, key, size, last_modified: new Date(modified).toISOString() })
    }
    if (jump === undefined) return page
    position = jump
  }
}

/** One page of store names that begin with the prefix, deploy and site stores alike. */
export function listStoresPage(
  database: BlobDatabase,
  prefix: string,
  cursor: string | undefined,
): { stores: string[]; next_cursor?: string } {
  const names = database
    .stores(cursor === undefined ? prefix : decodeCursor(cursor), PAGE_SIZE + 1)
    .filter(name => name.startsWith(prefix))
  const next = names[PAGE_SIZE]
  return next === undefined
    ? { stores: names }
    : { stores: names.slice(0, PAGE_SIZE), next_cursor: encodeCursor(next) }
}
