import { useStore } from '@nanostores/react'
import { memo, useEffect } from 'react'
import type { PrayerSettingsResponse } from '#contract/prayerSettings.ts'
import { changesInWords, joinChanges } from '#domain/prayer/inWords/changes.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { dayComputer } from '#domain/prayer/times.ts'
import { civilDateIn, wallMoment } from '#domain/time/civil.ts'
import { momentInWords } from '#domain/time/intl.ts'
import { VersionComparison, VersionList } from '#panel/editing/EarlierVersions.tsx'
import { Block } from '#panel/shell/Block.tsx'
import type { Loaded } from '#panel/shell/loaded.ts'
import { $visits } from '#panel/shell/navigation.ts'
import { PageHead } from '#panel/shell/PageHead.tsx'
import { takeTold } from '#panel/shell/told.ts'
import { $now, now } from '#stores/clock.ts'
import { AheadSection } from './AheadSection.tsx'
import { ClocksSection } from './ClocksSection.tsx'
import { PrayerViewProvider, usePrayerView, useSettledView } from './context.ts'
import { DaysSection } from './DaysSection.tsx'
import { EidSection } from './EidSection.tsx'
import { ExtraTimesSection } from './ExtraTimesSection.tsx'
import { HijriSection } from './HijriSection.tsx'
import { JumuahSection } from './JumuahSection.tsx'
import { KhutbahSection } from './KhutbahSection.tsx'
import { storedPrayer } from './moon/hijriSaves.ts'
import { MoonCard } from './moon/MoonCard.tsx'
import { PlaceSection } from './PlaceSection.tsx'
import { PrayerSaveBar } from './PrayerSaveBar.tsx'
import { $prayerEditing, editDraft, openForm, prayerForm } from './prayerSettings.ts'
import { QuickChange } from './QuickChange.tsx'
import { QuickSkeleton } from './QuickSkeleton.tsx'
import { RamadanSection } from './RamadanSection.tsx'
import { RulesSection } from './RulesSection.tsx'
import { applied } from './rules/change.ts'
import { changeName } from './rules/changeWords.ts'
import { SettingsSection } from './SettingsSection.tsx'
import { shortcutChange } from './shortcuts.ts'
import { shortcutTo } from './shortcutTo.ts'
import { TimesPreview } from './TimesPreview.tsx'
import { ToCorrect } from './ToCorrect.tsx'
import { TimetableSection } from './timetable/TimetableSection.tsx'
import { usePrayerDifferences } from './useSettingsReview.ts'
import { WithPrayerView } from './WithPrayerView.tsx'
import './prayerSettings.css'

/** Everything that decides the prayer times: the quick change first, the rules behind it below. */
export function PrayerSettingsPage() {
  const visits = useStore($visits)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit may name a form
  useEffect(() => void prayerForm.load().then(openShortcut), [visits])
  return (
    <>
      <PageHead title="Prayer times" lead="What you save is on the site within seconds." />
      <div className="prayer-settings pile-l">
        <WithPrayerView waiting={<QuickSkeleton />}>
          <Parts />
        </WithPrayerView>
      </div>
    </>
  )
}

function Parts() {
  const { editing, today } = usePrayerView()
  useEffect(() => storedPrayer.$data.listen(takeOver), [])
  return (
    <>
      <MoonCard stored={editing.stored} today={today} />
      <QuickChange />
      <PrayerViewProvider value={useSettledView()}>
        <Below />
      </PrayerViewProvider>
      <ToCorrect />
      <PrayerSaveBar />
    </>
  )
}

/** Drawn again by the view alone, not with what is above. */
const Below = memo(function Below() {
  return (
    <div>
      <Block className="part-group" title="Today and changes">
        <TimesPreview />
        <RulesSection />
        <DaysSection />
        <ClocksSection />
        <AheadSection />
      </Block>
      <Block className="part-group" title="Friday">
        <JumuahSection />
        <KhutbahSection />
      </Block>
      <Block className="part-group" title="Ramadan and Eid">
        <RamadanSection />
        <EidSection />
        <HijriSection />
      </Block>
      <Block className="part-group" title="Timetable">
        <TimetableSection />
        <VersionsSection />
      </Block>
      <Block className="part-group" title="Place and calculation">
        <PlaceSection />
        <ExtraTimesSection />
      </Block>
      <p className="prayer-elsewhere tall-links">
        Other websites can show these times, too:{' '}
        <a href="/prayer-times/embed">Our times on your website</a>
      </p>
    </div>
  )
})

/**
 * Opens the form that the address asks for, once. What was typed into it before stays; another one
 * is asked about, and so is what a message says otherwise.
 */
function openShortcut(): void {
  const editing = $prayerEditing.get()
  if (editing.state !== 'ready') return
  const { draft, form, stored } = editing
  // A draft may have no times, and an unknown zone.
  const moment = wallMoment(stored.settings.place.timeZone, now())
  const today = moment.date
  const dayOf = dayComputer(stored.settings, today)
  const told = takeTold()
  const changeAt = (hash: string) => shortcutChange(hash, draft, { moment, dayOf }, told)
  const change = changeAt(location.hash)
  if (!change) return
  // Of several that a message says, all but the last wait on the list.
  for (const { prayer } of told?.what === 'times' ? told.times.slice(0, -1) : []) {
    const other = changeAt(new URL(shortcutTo(prayer), location.href).hash)
    if (other) editDraft(settings => applied(settings, other))
  }
  const isOpen =
    !told && form?.touched && changeName(form.change, today) === changeName(change, today)
  if (!isOpen) openForm(change)
  history.replaceState(history.state, '', location.pathname)
}

/** Shows what the card of the moon saved; a draft of other changes stays. */
function takeOver(saved: Loaded<PrayerSettingsResponse>): void {
  const form = prayerForm.$form.get()
  if (saved.state !== 'ready' || form.state !== 'ready') return
  if (saved.data.revision > form.stored.revision) prayerForm.open(saved.data)
}

/** The most characters of what one save changed. */
const MOST_WORDS = 300

/** What was saved before, to go back to. */
function VersionsSection() {
  const { editing } = usePrayerView()
  const now = useStore($now)
  const { savedAt, savedBy, settings } = editing.stored
  const by = savedBy ? ` by ${savedBy}` : ''
  const summary = savedAt
    ? `Last saved ${momentInWords(savedAt, settings.place.timeZone, now)}${by}.`
    : 'Nothing was saved yet.'
  return (
    <SettingsSection title="Earlier versions" summary={summary} anchor="versions">
      {() => <Versions />}
    </SettingsSection>
  )
}

function Versions() {
  const { editing, today } = usePrayerView()
  const versions = useStore(prayerForm.versions.$data)
  const now = useStore($now)
  const differencesOf = usePrayerDifferences()
  const { revision, settings, savedAt, savedBy } = editing.stored
  const kept = versions.state === 'ready' ? versions.data : []
  const earlier = kept.filter(version => version.revision !== revision)
  return (
    <>
      {savedAt && earlier[0] && (
        <p>
          <b>Now</b>, saved {momentInWords(savedAt, settings.place.timeZone, now)}
          {savedBy && ` by ${savedBy}`}:{' '}
          <Changed before={earlier[0].settings} after={settings} savedAt={savedAt} />.
        </p>
      )}
      <VersionList
        versions={versions}
        load={() => void prayerForm.versions.load()}
        current={revision}
        original="The original settings"
        whatOf={version => {
          const before = earlier[earlier.indexOf(version) + 1]
          return (
            before && (
              <Changed
                before={before.settings}
                after={version.settings}
                savedAt={version.savedAt}
              />
            )
          )
        }}
      >
        {(version, when) => (
          <VersionComparison
            form={editing}
            store={prayerForm}
            {...{ differencesOf, when }}
            revision={version.revision}
            version={{ draft: version.settings, form: null }}
            now={{ draft: settings, form: null }}
            question={`The prayer times become as they were saved ${when}. ${joinChanges(changesInWords(settings, version.settings, today), MOST_WORDS)}.`}
          />
        )}
      </VersionList>
    </>
  )
}

interface ChangedProps {
  before: PrayerSettings
  after: PrayerSettings
  savedAt: string
}

/** What a save changed, in the words of the activity log, which are computed from a year of days. */
const Changed = memo(function Changed({ before, after, savedAt }: ChangedProps) {
  const day = civilDateIn(after.place.timeZone, new Date(savedAt))
  return joinChanges(changesInWords(before, after, day), MOST_WORDS) || 'Nothing was changed'
})
