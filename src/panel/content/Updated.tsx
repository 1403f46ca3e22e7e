import { useStore } from '@nanostores/react'
import { momentInWords } from '#domain/time/intl.ts'
import { $now, mosqueZone } from '#stores/clock.ts'

/** When something was saved last, on the mosque's clock. */
export function Updated({ at }: { at: string | null }) {
  const now = useStore($now)
  return (
    <p className="updated muted">
      {at === null ? (
        'Not changed yet'
      ) : (
        <>
          Last updated <time dateTime={at}>{momentInWords(at, mosqueZone(), now)}</time>
        </>
      )}
    </p>
  )
}
