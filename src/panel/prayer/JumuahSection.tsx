import { rangeInWords } from '#domain/prayer/inWords/days.ts'
import { slotInWords, slotsInWords } from '#domain/prayer/inWords/single.ts'
import { rangeOn } from '#domain/prayer/ranges.ts'
import { ruleDay } from '#domain/prayer/ruleDay.ts'
import { Button } from '#islands/ui/Button.tsx'
import { capital } from '#locale/capital.ts'
import { usePrayerView } from './context.ts'
import { StandingDeciders } from './Deciders.tsx'
import { JumuahForm } from './JumuahForm.tsx'
import { editDraft, openForm } from './prayerSettings.ts'
import { FoundItems, RangeItem } from './RangeItem.tsx'
import { openedJumuah } from './rules/opened.ts'
import { isSameRange, rangeKey, removeRange } from './rules/rangeEdits.ts'
import { scheduled } from './rules/scheduled.ts'
import { SettingsSection } from './SettingsSection.tsx'

/** The Jumu'ah prayers with the days they apply. */
export function JumuahSection() {
  const { editing, today, friday, review, dayOf } = usePrayerView()
  const { draft, form } = editing
  const change = form?.change.kind === 'jumuah' ? form.change : null
  const current = rangeOn(draft.jumuah, ruleDay(draft, 'jumuah', friday, today))
  const upcoming = scheduled(dayOf, 'jumuah', friday)
  return (
    <SettingsSection
      title="Jumu'ah"
      summary={`${[capital(slotsInWords(current?.slots ?? [])), ...upcoming].join(', ')}.`.replace(
        /\.+$/,
        '.',
      )}
      about={['jumuah']}
    >
      {() => (
        <div className="pile-2xs">
          <FoundItems
            doubtful={review.warnings.filter(
              ({ path }) => path.length === 1 && path[0] === 'jumuah',
            )}
          />
          <StandingDeciders name="jumuah" />
          <ul className="bare rows">
            {draft.jumuah.map((range, index) => (
              <RangeItem
                key={rangeKey(range)}
                form={
                  change?.replaces &&
                  isSameRange(change.replaces, range) && <JumuahForm change={change} />
                }
                text={range.slots.map(slot => slotInWords(slot)).join('; ')}
                days={capital(rangeInWords(range, today))}
                scheduled={range === current && draft.jumuah.length > 1 ? upcoming : []}
                isCurrent={range === current}
                at={['jumuah', index]}
                name={`Jumu'ah ${slotsInWords(range.slots)}`}
                onRemove={() =>
                  editDraft(now => ({ ...now, jumuah: removeRange(now.jumuah, range) }))
                }
              />
            ))}
          </ul>
          <Button
            kind="link"
            icon="plus"
            className="fitted"
            onClick={() => openForm(openedJumuah(draft, friday, today))}
          >
            New Jumu'ah times
          </Button>
        </div>
      )}
    </SettingsSection>
  )
}
