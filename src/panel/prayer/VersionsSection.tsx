import { useStore } from '@nanostores/react'
import { memo } from 'react'
import { changesInWords, joinChanges } from '#domain/prayer/inWords/changes.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { civilDateIn } from '#domain/time/civil.ts'
import { momentInWords } from '#domain/time/intl.ts'
import { VersionComparison, VersionList } from '#panel/editing/EarlierVersions.tsx'
import { $now } from '#stores/clock.ts'
import { usePrayerView } from './context.ts'
import { prayerForm } from './prayerSettings.ts'
import { SettingsSection } from './SettingsSection.tsx'
import { usePrayerDifferences } from './useSettingsReview.ts'

/** The most characters of what one save changed. */
const MOST_WORDS = 300

/** What was saved before, to go back to. */
export function VersionsSection() {
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
