import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Health } from '#contract/health.ts'
import { momentInWords } from '#domain/time/momentInWords.ts'
import { Notice } from '#islands/ui/Notice.tsx'
import { $now, mosqueZone } from '#stores/clock.ts'
import { health } from './health.ts'

/** Says how old the list of videos is where it is too old, and where live videos are not known. */
export function OldVideos() {
  const answer = useStore(health.$data)
  const now = useStore($now)
  useEffect(() => void health.load(), [])
  if (answer.state !== 'ready') return null
  const text = words(answer.data.videos, iso => momentInWords(iso, mosqueZone(), now))
  return text ? (
    <Notice kind="warning">
      <p>{text}</p>
    </Notice>
  ) : null
}

function words({ state, at }: Health['videos'], moment: (iso: string) => string): string {
  if (state === 'old' && at) {
    return `YouTube does not tell of the channel’s videos now. Visitors see those of its last answer: ${moment(at)}.`
  }
  if (state === 'old') {
    return 'YouTube has not told of the channel’s videos yet: please check the channel’s id and the key.'
  }
  if (state === 'feed alone') {
    return 'YouTube’s Data API does not answer to the key that is set. The videos come from the channel’s public feed, which does not tell what is live.'
  }
  return ''
}
