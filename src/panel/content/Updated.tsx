import { useStore } from '@nanostores/react'
import { momentInWords } from '#domain/time/intl.ts'
import { $now, mosqueZone } from '#stores/clock.ts'

/** When something was saved last, on the mosque's clock; nothing for what was never saved. */
export function Updated({ at }: { at: string | null }) {
  const now = useStore($now)
  if (at === null) return null
  return (
    <p className="updated muted">
      Last updated <time dateTime={at}>{momentInWords(at, mosqueZone(), now)}</time>
    </p>
  )
}
