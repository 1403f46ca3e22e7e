import { dataResponse } from './data.ts'
import { fileResponse, pictureResponse } from './files.ts'
import { keepPage } from './pages.ts'
import { handlingOfFile, isKeptPage } from './rules.ts'
import { worker } from './scope.ts'

/** What a page sends that was loaded before there was a worker: its address, and those of what it loaded. */
export interface Visited {
  readonly page: string
  readonly loaded: readonly string[]
}

/** Keeps the page that was the first of a visit, mostly out of the browser's own cache. */
export async function keepVisited({ page, loaded }: Visited): Promise<void> {
  const { origin } = worker.location
  const { pathname } = new URL(page, origin)
  if (isKeptPage(pathname)) {
    await keepPage(pathname, await fetch(pathname, { credentials: 'omit' }), {
      isFirst: true,
    })
  }
  for (const address of loaded) {
    const url = new URL(address, origin)
    if (url.origin !== origin) continue
    await keepLoaded(url).catch(() => {})
  }
}

async function keepLoaded(url: URL): Promise<unknown> {
  const handling = handlingOfFile(url.pathname)
  if (handling === 'file') return fileResponse(url.href)
  if (handling === 'data') return dataResponse(url.href)
  if (handling === 'picture') return pictureResponse(new Request(url.href))
  return undefined
}
