import { eidsToEnter, eidToEnterInWords } from '#domain/prayer/comingEids.ts'
import { isBeginningChosen } from '#domain/prayer/hijriSettings.ts'
import { Notice } from '#islands/ui/Notice.tsx'
import { shortcutTo } from '#panel/prayer/shortcuts.ts'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { useStoredTimes } from './storedTimes.ts'

/** Asks for the prayer times of an Eid two weeks before it. */
export function UnsetEids() {
  const { settings, today } = useStoredTimes()
  if (!settings) return null
  const eids = eidsToEnter(settings, today)
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
