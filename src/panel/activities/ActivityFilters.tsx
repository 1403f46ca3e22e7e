import { type ActivityArea, AREA_LABELS } from '#domain/activity/areas.ts'
import { Button } from '#islands/ui/Button.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { FilterSelect, optionsOf } from '#panel/fields/FilterSelect.tsx'
import { type ActivitiesView, activitiesAddress } from '#panel/shell/activities.ts'
import { go } from '#panel/shell/navigation.ts'
import { useKnown } from '#panel/shell/useLoaded.ts'
import { activityPeople } from './activity.ts'

/** Narrows the log to a part of the site, a person and some days; each choice applies at once. */
export function ActivityFilters({ view }: { view: ActivitiesView }) {
  const { area = '', person = '', from = '', until = '' } = view
  const narrow = (change: Record<string, string>) =>
    go(activitiesAddress({ ...view, ...change, page: 1 }), { keepScroll: true })
  const loaded = useKnown(activityPeople) ?? []
  const names = person && !loaded.includes(person) ? [person, ...loaded] : loaded
  return (
    <search className="activity-filters">
      <FilterSelect<ActivityArea>
        label="What"
        all="Everything"
        value={area}
        options={optionsOf(AREA_LABELS)}
        onChange={chosen => narrow({ area: chosen })}
      />
      <FilterSelect
        label="Who"
        all="Everyone"
        value={person}
        options={names.map(value => ({ value, label: value }))}
        onChange={chosen => narrow({ person: chosen })}
      />
      <TextField
        label="From"
        type="date"
        value={from}
        max={until || undefined}
        onChange={day => narrow({ from: day })}
      />
      <TextField
        label="Until"
        type="date"
        value={until}
        min={from || undefined}
        onChange={day => narrow({ until: day })}
      />
      {(area || person || from || until) && (
        <Button
          kind="link"
          className="fitted"
          onClick={() => go('/admin/activities', { keepScroll: true })}
        >
          Show everything
        </Button>
      )}
    </search>
  )
}
