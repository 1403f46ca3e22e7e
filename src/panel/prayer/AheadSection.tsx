import { useEffect } from 'react'
import { usePrayerView } from './context.ts'
import { FoundItem } from './FoundItem.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import { $shownSection } from './shownSection.ts'

/** More of one kind are counted only. */
const MOST_SHOWN = 20

/** What the checks of the coming 400 days found in all settings together; each leads to its part. */
export function AheadSection() {
  const { problems, review } = usePrayerView()
  useEffect(() => () => $shownSection.set(null), [])
  const found = [...problems, ...review.warnings]
  const summary =
    found.length === 0
      ? 'Checked: nothing to look at.'
      : `${found.length === 1 ? 'One thing' : `${found.length} things`} to look at.`
  return (
    <SettingsSection title="What changes in the coming year" summary={summary} anchor="ahead">
      {() => (
        <>
          <p className="muted">
            Every day is checked with all your settings: the order of times, iqama and athan,
            sunset, the changes of the clocks, sudden jumps, and what ends. {summary}
          </p>
          {found.length > 0 && (
            <ul className="ahead pile-2xs">
              {found.slice(0, MOST_SHOWN).map((one, index) => (
                <FoundItem
                  key={`${one.path.join('.')} ${one.message}`}
                  found={one}
                  isWrong={index < problems.length}
                />
              ))}
            </ul>
          )}
          {found.length > MOST_SHOWN && <p>And {found.length - MOST_SHOWN} more.</p>}
        </>
      )}
    </SettingsSection>
  )
}
