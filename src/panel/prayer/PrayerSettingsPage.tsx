import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { EditFrame } from '#panel/editing/EditFrame.tsx'
import { PageHead } from '#panel/shell/PageHead.tsx'
import { PrayerViewProvider, usePrayerDifferences, useSettingsReview } from './context.ts'
import { DaysSection } from './DaysSection.tsx'
import { HijriSection } from './HijriSection.tsx'
import { JumuahSection } from './JumuahSection.tsx'
import { PlaceSection } from './PlaceSection.tsx'
import { $prayerEditing, prayerForm, type ReadyPrayerForm } from './prayerSettings.ts'
import { TimesPreview } from './TimesPreview.tsx'
import './prayerSettings.css'
import { NotLoaded } from '#panel/shell/NotLoaded.tsx'
import { PrayerSaveBar } from './PrayerSaveBar.tsx'
import { QuickChange } from './QuickChange.tsx'
import { QuickSkeleton } from './QuickSkeleton.tsx'
import { RulesSection } from './RulesSection.tsx'
import { VersionsSection } from './VersionsSection.tsx'

/** Everything that decides the prayer times: the quick change first, the rules behind it below. */
export function PrayerSettingsPage() {
  const editing = useStore($prayerEditing)
  useEffect(() => void prayerForm.load(), [])
  return (
    <>
      <PageHead title="Prayer times" lead="What you save is on the site within seconds." />
      {editing.state === 'loading' && <QuickSkeleton />}
      {editing.state === 'failed' && (
        <NotLoaded message={editing.message} retry={prayerForm.load} />
      )}
      {editing.state === 'ready' && <Ready editing={editing} />}
    </>
  )
}

function Ready({ editing }: { editing: ReadyPrayerForm }) {
  const view = useSettingsReview(editing)
  return (
    <PrayerViewProvider value={view}>
      <div className="prayer-settings">
        <Parts editing={editing} />
      </div>
    </PrayerViewProvider>
  )
}

function Parts({ editing }: { editing: ReadyPrayerForm }) {
  const differencesOf = usePrayerDifferences()
  return (
    <EditFrame form={editing} store={prayerForm} differencesOf={differencesOf}>
      <QuickChange />
      <div>
        <TimesPreview />
        <RulesSection />
        <JumuahSection />
        <DaysSection />
        <HijriSection />
        <PlaceSection />
        <VersionsSection />
      </div>
      <PrayerSaveBar />
    </EditFrame>
  )
}
