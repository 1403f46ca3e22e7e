import {
  FILE_CACHE,
  isKeepable,
  keepResponse,
  keptIn,
  limit,
  PICTURE_CACHE,
  shellName,
} from './kept.ts'
import { PAGES } from './marks.ts'
import { filesOfPage, importsOfScript } from './references.ts'
import { isLasting } from './rules.ts'

const MOST_FILES = 150
const MOST_PICTURES = 80
const MOST_PICTURE_BYTES = 10_000_000

/** A file of a build: the kept copy, else the network's, which is kept. */
export async function fileResponse(request: Request | string): Promise<Response> {
  const address = typeof request === 'string' ? request : request.url
  const kept = (await keptIn(FILE_CACHE, address)) ?? (await keptIn(shellName(), address))
  if (kept) return kept
  const response = await fetch(request)
  if (isKeepable(response)) await keepResponse(FILE_CACHE, address, response.clone())
  return response
}

/** Keeps the files that a page names, with the scripts that those import at their start. */
export async function keepFiles(addresses: Iterable<string>): Promise<void> {
  const all = new Set(addresses)
  // A set also visits what is added on the way.
  for (const address of all) {
    const response = await fileResponse(address)
    if (!address.endsWith('.js')) continue
    for (const imported of importsOfScript(await response.text(), address)) all.add(imported)
  }
  const cache = await caches.open(FILE_CACHE)
  if ((await cache.keys()).length > MOST_FILES) await dropUnused()
}

/** Drops the files that no kept page needs: those of builds that were replaced. */
async function dropUnused(): Promise<void> {
  const pages = await caches.open(PAGES)
  const used = new Set<string>()
  for (const request of await pages.keys()) {
    const page = await pages.match(request, { ignoreVary: true })
    for (const file of filesOfPage((await page?.text()) ?? '')) used.add(file)
  }
  const cache = await caches.open(FILE_CACHE)
  for (const file of used) {
    const script = file.endsWith('.js') ? await keptIn(FILE_CACHE, file) : undefined
    for (const imported of script ? importsOfScript(await script.text(), file) : [])
      used.add(imported)
  }
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (!used.has(pathname)) await cache.delete(request, { ignoreVary: true })
  }
}

/**
 * A picture: the kept one first where its address names its content, otherwise where the network
 * gives none.
 */
export async function pictureResponse(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const kept = await keptIn(PICTURE_CACHE, request.url)
  if (kept && isLasting(pathname)) return kept
  try {
    const response = await fetch(request)
    if (isKeepable(response)) {
      await keepResponse(PICTURE_CACHE, request.url, response.clone())
      await limit(PICTURE_CACHE, MOST_PICTURES, MOST_PICTURE_BYTES)
    }
    return response
  } catch (error) {
    if (kept) return kept
    throw error
  }
}
