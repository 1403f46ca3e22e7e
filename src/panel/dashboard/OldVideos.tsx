import { useStore } from '@nanostores/react'
import type { Health } from '#contract/health.ts'
import { momentInWords } from '#domain/time/intl.ts'
import { Notice } from '#islands/ui/Notice.tsx'
import { $now, mosqueZone } from '#stores/clock.ts'
import { usePart } from './dashboard.ts'

/** Warns when the list of videos is too old, or when live videos are not known. */
export function OldVideos() {
  const health = usePart('health')
  const now = useStore($now)
  if (!health) return null
  const text = words(health.videos, iso => momentInWords(iso, mosqueZone(), now))
  return text ? <Notice kind="warning">{text}</Notice> : null
}

function words({ state, at }: Health['videos'], moment: (iso: string) => string): string {
  if (state === 'old' && at) {
    return `YouTube does not return the channel’s videos at the moment. Visitors see the list of its last response: ${moment(at)}.`
  }
  if (state === 'old') {
    return 'YouTube has not returned the channel’s videos yet. Check the channel’s id and the key.'
  }
  if (state === 'feed alone') {
    return 'YouTube’s Data API does not work with the key that is set. The videos come from the channel’s public feed, which does not say which video is live.'
  }
  return ''
}
