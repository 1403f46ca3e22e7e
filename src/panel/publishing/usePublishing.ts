import { useStore } from '@nanostores/react'
import type { PublishingStatus } from '#contract/publishing.ts'
import type { PublishState } from '#domain/publishing/publishState.ts'
import type { PanelIcon } from '#islands/ui/Icon.tsx'
import { $now, mosqueZone } from '#stores/clock.ts'
import { publishStatus } from './publishing.ts'
import { type PublishWords, publishWords } from './words.ts'

/** What is shown of publishing: how far it has come, or that this is not known. */
export interface ShownPublishing extends PublishWords {
  state: PublishState['state'] | 'unknown'
  /** null: the server did not say. */
  progress: PublishingStatus | null
}

export const ICONS: Record<ShownPublishing['state'], PanelIcon> = {
  saved: 'check',
  live: 'globe',
  rebuilding: 'rotateCcw',
  rebuilt: 'circleCheck',
  failed: 'circleAlert',
  unknown: 'info',
}

/** How far the last change is published, in words; null until the first response. */
export function usePublishing(): ShownPublishing | null {
  const response = useStore(publishStatus.$data)
  const minute = useStore($now)
  if (response.state === 'loading') return null
  if (response.state === 'failed') {
    const { message } = response
    return {
      state: 'unknown',
      progress: null,
      label: 'Not known',
      next: 'No response',
      detail: message,
    }
  }
  // The minute renders again; what is due in seconds depends on the moment itself.
  const now = new Date(Math.max(minute.getTime(), Date.now()))
  const progress = response.data
  return { state: progress.state, progress, ...publishWords(progress, mosqueZone(), now) }
}
