import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { LOG_PAGE_SIZE } from '#domain/activity/activity.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { type ActivitiesView, activitiesAddress } from '#panel/shell/activities.ts'
import { NotLoaded } from '#panel/shell/NotLoaded.tsx'
import { go } from '#panel/shell/navigation.ts'
import { PageHead } from '#panel/shell/PageHead.tsx'
import { ActivityFilters } from './ActivityFilters.tsx'
import { ActivityLifetime } from './ActivityLifetime.tsx'
import { ActivityList, ActivitySkeleton } from './ActivityList.tsx'
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
      {log.state === 'loading' && <ActivitySkeleton rows={LOG_PAGE_SIZE} />}
      {log.state === 'failed' && <NotLoaded message={log.message} retry={load} />}
      {log.state === 'ready' &&
        (log.data.data.length > 0 ? (
          <ActivityList entries={log.data.data} busy={log.busy} reload={() => void load()} />
        ) : (
          <div className="empty">
            <Icon name="history" />
            <p>{page > 1 ? 'There is no such page of the log.' : empty}</p>
          </div>
        ))}
      {log.state === 'ready' && (
        <nav className="pager line-2xs" aria-label="Pages of the log">
          <Button icon="arrow-left" disabled={page <= 1} onClick={() => turnTo(page - 1)}>
            Previous
          </Button>
          <p aria-live="polite">
            Page {page} of {log.data.totalPages}
          </p>
          <Button disabled={page >= log.data.totalPages} onClick={() => turnTo(page + 1)}>
            Next <Icon name="arrow-right" />
          </Button>
        </nav>
      )}
      {log.state === 'ready' && (
        <ActivityLifetime
          key={log.data.logMonths}
          logMonths={log.data.logMonths}
          onSaved={() => void load()}
        />
      )}
    </>
  )
}
