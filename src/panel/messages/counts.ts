import { onMount } from 'nanostores'
import { getMessageCounts } from '#contract/messages.ts'
import { resource } from '#panel/shell/loaded.ts'
import { isOnDashboard } from '#panel/shell/navigation.ts'
import { callAsAdmin } from '#panel/shell/session.ts'
import { CHECK_EVERY_MS } from '#stores/sessionCheck.ts'

/** What the sidebar and the dashboard show; requested while one of them is visible. */
export const messageCounts = resource(() => callAsAdmin(getMessageCounts))

onMount(messageCounts.$data, () => {
  const { document } = globalThis
  if (!document) return
  const loadIfVisible = () => {
    if (document.visibilityState === 'visible') void messageCounts.load()
  }
  if (!isOnDashboard()) loadIfVisible()
  const timer = setInterval(loadIfVisible, CHECK_EVERY_MS)
  document.addEventListener('visibilitychange', loadIfVisible)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', loadIfVisible)
  }
})
