import { useStore } from '@nanostores/react'
import type { PublishState } from '#domain/publishing/publishState.ts'
import type { PanelIcon } from '#islands/ui/icons.ts'
import { $now, mosqueZone } from '#stores/clock.ts'
import { publishing } from './publishing.ts'
import { type PublishWords, publishWords } from './words.ts'

/** What is shown of publishing: a state, or that it is being asked for, or cannot be told. */
export interface Shown extends PublishWords {
  state: PublishState['state'] | 'unknown'
  /** What came of asking; null while nothing did. */
  told: PublishState | null
}

export const ICONS: Record<Shown['state'], PanelIcon> = {
  saved: 'check',
  live: 'globe',
  rebuilding: 'rotate-ccw',
  rebuilt: 'circle-check',
  failed: 'circle-alert',
  unknown: 'info',
}

/** How far the last change has come, in words; null until the first answer. */
export function usePublishing(): Shown | null {
  const answer = useStore(publishing.$data)
  const minute = useStore($now)
  if (answer.state === 'loading') return null
  if (answer.state === 'failed') {
    const { message } = answer
    return { state: 'unknown', told: null, label: 'Not known', next: 'No answer', detail: message }
  }
  // The minute renders anew; what is due in seconds is told by the moment itself.
  const now = new Date(Math.max(minute.getTime(), Date.now()))
  const told = answer.data
  return { state: told.state, told, ...publishWords(told, mosqueZone(), now) }
}
