import { useStore } from '@nanostores/react'
import { CHANGED_MEANWHILE } from '#contract/failure.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { momentInWords } from '#domain/time/momentInWords.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { TwoVersions } from '#panel/editing/TwoVersions.tsx'
import { $now } from '#stores/clock.ts'
import { usePrayerView } from './context.ts'
import { focusPage } from './focusPage.ts'
import { editedSettings, keepMine, takeNewer } from './prayerSettings.ts'
import { differences } from './rules/differences.ts'
import { partInWords } from './rules/partInWords.ts'
import './conflict.css'

/** Shows what another admin saved beside what is typed here, and lets the admin choose. */
export function Conflict() {
  const { editing, today } = usePrayerView()
  const now = useStore($now)
  const { newer, saved } = editing
  if (!newer) return null
  const leaveBy = (choice: () => void) => {
    choice()
    focusPage()
  }
  const mine = editedSettings(editing)
  const parts = new Map(
    [...differences(saved.settings, newer.settings), ...differences(saved.settings, mine)].map(
      ({ key, label }) => [key, label],
    ),
  )
  const says = (settings: PrayerSettings, key: string) =>
    differences(saved.settings, settings).some(part => part.key === key)
      ? partInWords(settings, key, today)
      : 'unchanged'
  const zone = newer.settings.place.timeZone
  return (
    <TwoVersions>
      <Notice kind="warning" role="alert">
        <p>{CHANGED_MEANWHILE}</p>
      </Notice>
      <dl className="versions">
        {[...parts].map(([key, label]) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <b>Saved {newer.savedAt && momentInWords(newer.savedAt, zone, now)}</b>
              {says(newer.settings, key)}
            </dd>
            <dd>
              <b>Yours, not saved</b>
              {says(mine, key)}
            </dd>
          </div>
        ))}
      </dl>
      <div className="cluster">
        <Button kind="primary" onClick={() => leaveBy(keepMine)}>
          Keep mine on top of theirs
        </Button>
        <Button kind="danger" onClick={() => leaveBy(takeNewer)}>
          Take theirs and give up mine
        </Button>
      </div>
    </TwoVersions>
  )
}
