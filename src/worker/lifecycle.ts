import { keepYears } from './data.ts'
import {
  endKeeping,
  FILE_CACHE,
  forgetEverything,
  forgetOthers,
  isKeepable,
  keepResponse,
  keptIn,
  shellName,
} from './kept.ts'
import { OFFLINE_PAGE } from './pages.ts'
import { filesOfPage } from './references.ts'
import { worker } from './scope.ts'

/** The switch that ends the worker everywhere (docs/operating.md). */
const SWITCH = '/worker.json'

/** Whether the site has switched the worker off; without a response it stays on. */
async function isOff(): Promise<boolean> {
  if (worker.workerBuild.off) return true
  try {
    const { serviceWorker } = await (await fetch(SWITCH, { cache: 'no-store' })).json()
    return serviceWorker === 'off'
  } catch {
    return false
  }
}

let isEnding = false

/** Keeps the shell of this build. Rejects where it cannot be had whole: then the version before stays. */
export async function install(): Promise<void> {
  if (await isOff()) {
    // Without an older worker to end there is nothing to do: a page of an older build asked for it.
    if (!worker.registration.active) throw new Error('The site has switched the worker off.')
    isEnding = true
    return worker.skipWaiting()
  }
  const { shell } = worker.workerBuild
  const name = shellName()
  const page = await fetch(OFFLINE_PAGE, { cache: 'no-cache', credentials: 'omit' })
  const files = filesOfPage(await page.clone().text())
  // While a site is being published, the page may be of another build than this worker.
  if (!isKeepable(page) || files.some(file => !shell.includes(file))) {
    throw new Error('The offline page is of another build.')
  }
  await keepResponse(name, OFFLINE_PAGE, page)
  for (const file of shell) await keepResponse(name, file, await wholeFile(file))
  await keepYears()
}

/** A file of the shell, mostly one that a page has loaded. */
async function wholeFile(address: string): Promise<Response> {
  const response = (await keptIn(FILE_CACHE, address)) ?? (await fetch(address))
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response
}

/** Takes the place of the version before, or ends the worker where the site has switched it off. */
export async function activate(): Promise<void> {
  if (isEnding || worker.workerBuild.off) {
    endKeeping()
    await forgetEverything()
    await worker.registration.unregister()
    return
  }
  await forgetOthers()
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}
