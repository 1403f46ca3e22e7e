import { keepYears, withPatience } from './data.ts'
import { keepFiles } from './files.ts'
import { forget, isKeepable, keepResponse, keptIn, limit, shellName } from './kept.ts'
import { KEPT_AT, markKnown, PAGES } from './marks.ts'
import { filesOfPage } from './references.ts'
import { type FetchEvent, worker } from './scope.ts'

/** How long a slow line is waited for where the page is kept. */
const PATIENCE_MS = 3_000
/** What a page loads goes first. */
const FILES_AFTER_MS = 2_000
const MOST_PAGES = 40

/** The page that shows what works without a network. */
export const OFFLINE_PAGE = '/offline'

/** A page as the network has it, else as it was kept, else in another language, else the offline page. */
export async function pageOrKept(event: FetchEvent): Promise<Response> {
  const address = pageAddress(event.request.url)
  const loading = load(event)
  event.waitUntil(loading.then(response => keepPage(address, response.clone())).catch(() => {}))
  const kept = await keptIn(PAGES, address)
  if (!kept)
    return loading.catch(async () => (await otherLanguage(address)) ?? offlineResponse(address))
  const response = await withPatience(loading, PATIENCE_MS)
  return response && response.status < 500 ? response : known(kept)
}

/** A page that is never kept; without a network the offline page. */
export const doorResponse = (event: FetchEvent): Promise<Response> =>
  load(event).catch(() => offlineResponse(OFFLINE_PAGE))

async function load(event: FetchEvent): Promise<Response> {
  return (await event.preloadResponse) ?? fetch(event.request)
}

/** Pages are the same for every query: what one means is read in the browser. */
const pageAddress = (url: string) => new URL(url).pathname

/**
 * Keeps a page with its files, if it may be kept. Of a first visit, which may be the only one, just what
 * it loaded, which the caller keeps: except with a form, which has to keep what is typed.
 */
export async function keepPage(
  address: string,
  response: Response,
  { isFirst = false } = {},
): Promise<void> {
  if (response.status === 404 || response.status === 410) await forget(PAGES, address)
  if (!isKeepable(response) || !isHtml(response)) return
  const text = await response.clone().text()
  await keepResponse(PAGES, address, response)
  await limit(PAGES, MOST_PAGES)
  await new Promise(resolve => setTimeout(resolve, FILES_AFTER_MS))
  if (!isFirst || FORM.test(text)) await keepFiles(filesOfPage(text))
  const folder = FOLDER.exec(text)?.[1]
  if (folder) await keepOfflinePage(folder + OFFLINE_PAGE)
  await keepYears()
}

const FORM = /<form[^>]+method="post"/

const isHtml = (response: Response) =>
  response.headers.get('content-type')?.startsWith('text/html') ?? false

const FOLDER = /<html\b[^>]* data-folder="(\/[^"]+)"/

/** The offline page of a further language, for those who read it. */
async function keepOfflinePage(address: string): Promise<void> {
  if (await keptIn(shellName(), address)) return
  const page = await fetch(address, { credentials: 'omit' })
  if (!isKeepable(page)) return
  await keepFiles(filesOfPage(await page.clone().text()))
  await keepResponse(shellName(), address, page)
}

/** Leads to the page as it was kept in another language. */
async function otherLanguage(address: string): Promise<Response | undefined> {
  const path = address.slice(folderOf(address).length) || '/'
  for (const folder of ['', ...worker.workerBuild.languages.map(one => `/${one}`)]) {
    const other = folder && path === '/' ? folder : folder + path
    if (await keptIn(PAGES, other)) return Response.redirect(new URL(other, worker.location.origin))
  }
  return undefined
}

/** The folder of a page in a further language, '/ar'; else ''. */
function folderOf(address: string): string {
  const [, folder = ''] = address.split('/')
  return worker.workerBuild.languages.includes(folder) ? `/${folder}` : ''
}

/** The offline page in the language of the address, else in the site's own. */
async function offlineResponse(address: string): Promise<Response> {
  const page =
    (await keptIn(shellName(), folderOf(address) + OFFLINE_PAGE)) ??
    (await keptIn(shellName(), OFFLINE_PAGE))
  return page ? known(page, 503) : Response.error()
}

async function known(kept: Response, status = 200): Promise<Response> {
  const html = markKnown(await kept.text(), kept.headers.get(KEPT_AT) ?? '')
  return new Response(html, { status, headers: kept.headers })
}

/**
 * Has a newer worker take over while a page is loaded and no other is open: so none of them ever has
 * its worker changed while someone writes in it. Pages and files that are kept stay as they are.
 */
export async function letNewerTakeOver(): Promise<void> {
  const { waiting } = worker.registration
  if (!waiting || (await worker.clients.matchAll({ type: 'window' })).length > 1) return
  waiting.postMessage({ takeOver: true })
}
