import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { LOG_PAGE_SIZE } from '#domain/activity/activity.ts'
import { type ActivityArea, AREA_LABELS } from '#domain/activity/areas.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { FilterSelect, optionsOf } from '#panel/fields/FilterSelect.tsx'
import { type ActivitiesView, activitiesAddress } from '#panel/shell/activities.ts'
import { go } from '#panel/shell/navigation.ts'
import { PageHead } from '#panel/shell/PageHead.tsx'
import { Pager } from '#panel/shell/Pager.tsx'
import { Skeleton } from '#panel/shell/Skeleton.tsx'
import { useKnown } from '#panel/shell/useLoaded.ts'
import { WhenLoaded } from '#panel/shell/WhenLoaded.tsx'
import { ActivityLifetime } from './ActivityLifetime.tsx'
import { ActivityList } from './ActivityList.tsx'
import { activityPages, activityPeople } from './activity.ts'

/** The activity log, ten entries a page; the page and the filters are in the address. */
export function ActivitiesPage({ view }: { view: ActivitiesView }) {
  const log = useStore(activityPages.$data)
  const { page } = view
  const address = activitiesAddress(view)
  const load = () => activityPages.load(view)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the view as text
  useEffect(() => void load(), [address])
  const isFiltered = activitiesAddress({ ...view, page: 1 }) !== activitiesAddress({ page: 1 })
  const empty = isFiltered ? 'Nothing in the log fits.' : 'Nothing has been changed yet.'
  const turnTo = (other: number) => go(activitiesAddress({ ...view, page: other }))
  return (
    <>
      <PageHead
        title="Activities"
        documentTitle={page > 1 ? `Activities, page ${page}` : 'Activities'}
        lead="What was changed on the site, by whom and when. Entries cannot be edited."
      />
      <ActivityFilters view={view} />
      <WhenLoaded
        loaded={log}
        retry={load}
        waiting={<Skeleton label="Loading activities…" rows={LOG_PAGE_SIZE} height="4.25rem" />}
      >
        {({ data: entries, totalPages, logMonths }, busy) => (
          <>
            {entries.length > 0 ? (
              <ActivityList entries={entries} busy={busy} reload={() => void load()} />
            ) : (
              <div className="empty">
                <Icon name="history" />
                <p>{page > 1 ? 'There is no such page of the log.' : empty}</p>
              </div>
            )}
            <Pager label="Pages of the log" page={page} pages={totalPages} turnTo={turnTo} />
            <ActivityLifetime key={logMonths} logMonths={logMonths} onSaved={() => void load()} />
          </>
        )}
      </WhenLoaded>
    </>
  )
}

/** Narrows the log to a part of the site, a person and some days; each choice applies at once. */
function ActivityFilters({ view }: { view: ActivitiesView }) {
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
