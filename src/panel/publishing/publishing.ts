import { atom } from 'nanostores'
import { getPublishing, publishNow } from '#contract/publishing.ts'
import { orShowError } from '#panel/shell/banner.ts'
import { $changes } from '#panel/shell/changes.ts'
import { resource } from '#panel/shell/loaded.ts'
import { isOnDashboard } from '#panel/shell/navigation.ts'
import { callAsAdmin } from '#panel/shell/session.ts'
import { requestAgainAfter } from './words.ts'

/** How far the last change is published. */
export const publishStatus = resource(() => callAsAdmin(getPublishing))

/** Whether 'Publish now' is being requested. */
export const $isPublishing = atom(false)

/** Has the pages rebuilt without waiting for the quiet period. */
export async function publish(): Promise<void> {
  if ($isPublishing.get()) return
  $isPublishing.set(true)
  await orShowError(async () => publishStatus.set(await callAsAdmin(publishNow)))
  $isPublishing.set(false)
}

/** After a lost connection. */
const RETRY_MS = 30_000

/**
 * Requests it now and after each change made here, unless the dashboard does, when the tab comes back,
 * and while publishing runs.
 */
export function watchPublishing(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const isVisible = () => document.visibilityState === 'visible'
  const request = () => {
    clearTimeout(timer)
    if (isVisible()) void publishStatus.load()
  }
  const plan = () => {
    clearTimeout(timer)
    const progress = publishStatus.$data.get()
    if (progress.state === 'loading' || (progress.state === 'ready' && progress.busy)) return
    const wait =
      progress.state === 'ready' ? requestAgainAfter(progress.data, new Date()) : RETRY_MS
    if (wait !== null && isVisible()) timer = setTimeout(request, wait)
  }
  const requestHere = () => {
    if (!isOnDashboard()) request()
  }
  const stops = [publishStatus.$data.listen(plan), $changes.listen(requestHere)]
  document.addEventListener('visibilitychange', request)
  requestHere()
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
    document.removeEventListener('visibilitychange', request)
  }
}
