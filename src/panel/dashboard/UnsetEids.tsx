import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { eidsToEnter, eidToEnterInWords } from '#domain/prayer/comingEids.ts'
import { isBeginningChosen } from '#domain/prayer/hijriSettings.ts'
import { civilDateIn } from '#domain/time/civil.ts'
import { Notice } from '#islands/ui/Notice.tsx'
import { storedPrayer } from '#panel/prayer/moon/hijriSaves.ts'
import { shortcutTo } from '#panel/prayer/shortcuts.ts'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { $now } from '#stores/clock.ts'

/** Asks for the prayer times of an Eid two weeks before it. */
export function UnsetEids() {
  const stored = useStore(storedPrayer.$data)
  const now = useStore($now)
  useEffect(() => void storedPrayer.load(), [])
  if (stored.state !== 'ready') return null
  const { settings } = stored.data
  const eids = eidsToEnter(settings, civilDateIn(settings.place.timeZone, now))
  if (eids.length === 0) return null
  return (
    <Notice kind="warning">
      {eids.map(eid => (
        <p key={eid.festival}>{eidToEnterInWords(eid)}</p>
      ))}
      {!isBeginningChosen(settings.hijri) && (
        <p>
          Nobody has chosen how Hijri months begin: until then Eid is ‘expected’ and not greeted.
        </p>
      )}
      <p>
        <PanelLink href={shortcutTo('eid')}>Enter Eid prayers</PanelLink>
      </p>
    </Notice>
  )
}
