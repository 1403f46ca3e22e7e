import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Button } from '#islands/ui/Button.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { PageHead } from '#panel/shell/PageHead.tsx'
import { Conflict } from './Conflict.tsx'
import { PrayerViewProvider, useVerdict } from './context.ts'
import { DaysSection } from './DaysSection.tsx'
import { HijriSection } from './HijriSection.tsx'
import { JumuahSection } from './JumuahSection.tsx'
import { PlaceSection } from './PlaceSection.tsx'
import { Preview } from './Preview.tsx'
import {
  $prayerEditing,
  discardPrayerEdits,
  type Editing,
  loadPrayerSettings,
} from './prayerSettings.ts'
import './prayerSettings.css'
import { NotLoaded } from '#panel/shell/NotLoaded.tsx'
import { QuickChange } from './QuickChange.tsx'
import { QuickSkeleton } from './QuickSkeleton.tsx'
import { RulesSection } from './RulesSection.tsx'
import { SaveBar } from './SaveBar.tsx'
import { VersionsSection } from './VersionsSection.tsx'

/** Everything that decides the prayer times: the quick change first, the rules behind it below. */
export function PrayerSettingsPage() {
  const editing = useStore($prayerEditing)
  useEffect(() => void loadPrayerSettings(), [])
  return (
    <>
      <PageHead title="Prayer times" lead="What you save is on the site within seconds." />
      {editing.state === 'loading' && <QuickSkeleton />}
      {editing.state === 'failed' && (
        <NotLoaded message={editing.message} retry={loadPrayerSettings} />
      )}
      {editing.state === 'ready' && <Ready editing={editing} />}
    </>
  )
}

function Ready({ editing }: { editing: Editing }) {
  const view = useVerdict(editing)
  return (
    <PrayerViewProvider value={view}>
      <div className="prayer-settings">
        {editing.restored && !editing.newer && (
          <Notice title="What you typed before is back">
            <p>It is not saved yet. Look it over, then save or discard it.</p>
            <Button kind="link" onClick={discardPrayerEdits}>
              Discard it
            </Button>
          </Notice>
        )}
        <Conflict />
        <QuickChange />
        <div>
          <Preview />
          <RulesSection />
          <JumuahSection />
          <DaysSection />
          <HijriSection />
          <PlaceSection />
          <VersionsSection />
        </div>
        <SaveBar />
      </div>
    </PrayerViewProvider>
  )
}
