import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { momentInWords } from '#domain/time/momentInWords.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { Spinner } from '#islands/ui/Spinner.tsx'
import { $now } from '#stores/clock.ts'
import { usePrayerView } from './context.ts'
import { isChanged, prayerVersions, restoreVersion } from './prayerSettings.ts'
import { Section } from './Section.tsx'

/** What was saved before, to go back to. */
export function VersionsSection() {
  const { editing } = usePrayerView()
  const now = useStore($now)
  const { savedAt, settings } = editing.saved
  const summary = savedAt
    ? `Last saved ${momentInWords(savedAt, settings.place.timeZone, now)}.`
    : 'Nothing was saved yet.'
  return (
    <Section title="Earlier versions" summary={summary}>
      {() => <Versions />}
    </Section>
  )
}

function Versions() {
  const { editing } = usePrayerView()
  const now = useStore($now)
  const versions = useStore(prayerVersions.$data)
  const { revision, settings } = editing.saved
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save makes one more
  useEffect(() => void prayerVersions.load(), [revision])
  if (versions.state === 'loading') return <Spinner />
  if (versions.state === 'failed') {
    return (
      <Notice kind="error" role="alert">
        <p>{versions.message}</p>
      </Notice>
    )
  }
  const changed = isChanged(editing)
  if (versions.data.versions.length === 0) {
    return <p className="muted">Each save keeps the version before it here.</p>
  }
  return (
    <>
      {changed && <p className="muted">Save or discard your changes before you go back.</p>}
      <ul className="rows">
        {versions.data.versions.map(version => (
          <li key={version.revision}>
            <p className="row-text">
              Saved {momentInWords(version.savedAt, settings.place.timeZone, now)}
            </p>
            <Button
              icon="rotate-ccw"
              disabled={changed}
              busy={editing.saving}
              onClick={() => void restoreVersion(version.revision)}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
