import { type ComingEid, comingEids } from '#domain/prayer/comingEids.ts'
import { EID_LABELS, type EidName } from '#domain/prayer/eid.ts'
import { eidPrayersInWords } from '#domain/prayer/inWords/seasons.ts'
import type { EidSetting } from '#domain/prayer/seasonSettings.ts'
import { formatDay } from '#domain/time/format.ts'
import { Button } from '#islands/ui/Button.tsx'
import { capital } from '#locale/capital.ts'
import { usePrayerView } from './context.ts'
import { EidForm } from './EidForm.tsx'
import { editDraft, openForm } from './prayerSettings.ts'
import { RangeItem } from './RangeItem.tsx'
import { withoutEid } from './rules/seasonChange.ts'
import { SettingsSection } from './SettingsSection.tsx'

/** The prayers of the two coming Eids. */
export function EidSection() {
  const { editing, today } = usePrayerView()
  const change = editing.form?.change.kind === 'eid' ? editing.form.change : null
  const coming = comingEids(editing.draft, today)
  const next = coming.find(({ eid }) => eid)
  return (
    <SettingsSection
      title="Eid prayers"
      summary={
        next?.eid
          ? `${EID_LABELS[next.festival]} ${onDay(next)}: ${eidPrayersInWords(next.eid)}.`
          : 'No prayer times are entered.'
      }
      about={['eid']}
      anchor="change-eid"
      isOpenAtFirst={change !== null}
    >
      {() => (
        <div className="pile-2xs">
          <p className="muted">
            Visitors see the day of each Eid without any setting, and its prayers once they are
            entered. Both move with the moon.
          </p>
          <ul className="bare rows">
            {coming.map(({ eid, earlier, ...day }) =>
              change?.festival === day.festival ? (
                <li key={day.festival}>
                  <EidForm change={change} date={day.date} />
                </li>
              ) : eid ? (
                <RangeItem
                  key={day.festival}
                  text={`${EID_LABELS[day.festival]}: ${eidPrayersInWords(eid)}`}
                  days={`${capital(onDay(day))}${eid.date ? ', fixed' : ''}`}
                  isCurrent={day.date === today}
                  at={['eid', day.festival]}
                  name={EID_LABELS[day.festival]}
                  onEdit={() => openEid(day.festival, eid)}
                  onRemove={() => editDraft(draft => withoutEid(draft, day.festival))}
                />
              ) : (
                <li key={day.festival}>
                  <div className="row-text">
                    <p>{EID_LABELS[day.festival]}</p>
                    <p className="muted">{capital(onDay(day))}. No prayers yet.</p>
                  </div>
                  {earlier && (
                    <Button
                      icon="rotateCcw"
                      onClick={() =>
                        openEid(day.festival, { year: day.year, prayers: earlier.prayers })
                      }
                    >
                      Use those of {earlier.year}: {eidPrayersInWords(earlier)}
                    </Button>
                  )}
                  <Button
                    icon="plus"
                    onClick={() =>
                      openEid(day.festival, { year: day.year, prayers: [{ time: '' }] })
                    }
                  >
                    Add {EID_LABELS[day.festival]} prayers
                  </Button>
                </li>
              ),
            )}
          </ul>
        </div>
      )}
    </SettingsSection>
  )
}

const onDay = ({ date, expected }: Pick<ComingEid, 'date' | 'expected'>): string =>
  `on ${formatDay(date)}${expected ? ' (expected)' : ''}`

const openEid = (festival: EidName, eid: EidSetting) =>
  openForm({ kind: 'eid', festival, eid: structuredClone(eid) })
