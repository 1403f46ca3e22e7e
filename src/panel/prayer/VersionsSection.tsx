import { useStore } from '@nanostores/react'
import { momentInWords } from '#domain/time/intl.ts'
import { VersionComparison, VersionList } from '#panel/editing/EarlierVersions.tsx'
import { $now } from '#stores/clock.ts'
import { usePrayerDifferences, usePrayerView } from './context.ts'
import { prayerForm, prayerVersions } from './prayerSettings.ts'
import { SettingsSection } from './SettingsSection.tsx'

/** What was saved before, to go back to. */
export function VersionsSection() {
  const { editing } = usePrayerView()
  const now = useStore($now)
  const { savedAt, settings } = editing.stored
  const summary = savedAt
    ? `Last saved ${momentInWords(savedAt, settings.place.timeZone, now)}.`
    : 'Nothing was saved yet.'
  return (
    <SettingsSection title="Earlier versions" summary={summary}>
      {() => <Versions />}
    </SettingsSection>
  )
}

function Versions() {
  const { editing } = usePrayerView()
  const versions = useStore(prayerVersions.$data)
  const differencesOf = usePrayerDifferences()
  const { revision, settings } = editing.stored
  return (
    <VersionList
      versions={versions}
      load={() => void prayerVersions.load()}
      current={revision}
      original="The original settings"
    >
      {(version, when) => (
        <VersionComparison
          form={editing}
          store={prayerForm}
          {...{ differencesOf, when }}
          revision={version.revision}
          version={{ draft: version.settings, form: null }}
          now={{ draft: settings, form: null }}
        />
      )}
    </VersionList>
  )
}
