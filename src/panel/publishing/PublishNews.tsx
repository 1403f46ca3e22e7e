import { useEffect, useRef, useState } from 'react'
import { watchPublishing } from './publishing.ts'
import { type ShownPublishing, usePublishing } from './usePublishing.ts'

/** Announces what was published and what failed, not every step. */
const ANNOUNCED: readonly ShownPublishing['state'][] = ['live', 'rebuilt', 'failed']

/** Follows publishing while the panel is open, and announces what comes of it. */
export function PublishNews() {
  useEffect(watchPublishing, [])
  const shown = usePublishing()
  const before = useRef<ShownPublishing['state'] | undefined>(undefined)
  const [news, setNews] = useState('')
  useEffect(() => {
    if (!shown || shown.state === before.current) return
    const isFirst = before.current === undefined || before.current === 'unknown'
    before.current = shown.state
    if (isFirst || !ANNOUNCED.includes(shown.state)) return
    setNews(shown.state === 'failed' ? `Publishing failed. ${shown.detail}` : shown.label)
  }, [shown])
  return (
    <p className="visually-hidden" aria-live="polite">
      {news}
    </p>
  )
}
