import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { LOG_PAGE_SIZE } from '#domain/activity/activity.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { type ActivitiesView, activitiesAddress } from '#panel/shell/activities.ts'
import { go } from '#panel/shell/navigation.ts'
import { PageHead } from '#panel/shell/PageHead.tsx'
import { Pager } from '#panel/shell/Pager.tsx'
import { Skeleton } from '#panel/shell/Skeleton.tsx'
import { WhenLoaded } from '#panel/shell/WhenLoaded.tsx'
import { ActivityFilters } from './ActivityFilters.tsx'
import { ActivityLifetime } from './ActivityLifetime.tsx'
import { ActivityList } from './ActivityList.tsx'
import { activityPages } from './activity.ts'

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
