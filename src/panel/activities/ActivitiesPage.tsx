import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { LOG_PAGE_SIZE } from '#domain/activity/activity.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { NotLoaded } from '#panel/shell/NotLoaded.tsx'
import { go } from '#panel/shell/navigation.ts'
import { PageHead } from '#panel/shell/PageHead.tsx'
import { ActivityList, ActivitySkeleton } from './ActivityList.tsx'
import { activityLog } from './activity.ts'

const addressOf = (page: number) =>
  page > 1 ? `/admin/activities?page=${page}` : '/admin/activities'

/** The activity log, ten entries a page; the page is in the address. */
export function ActivitiesPage({ page }: { page: number }) {
  const log = useStore(activityLog.$data)
  useEffect(() => void activityLog.load(page), [page])
  return (
    <>
      <PageHead
        title="Activities"
        documentTitle={page > 1 ? `Activities, page ${page}` : 'Activities'}
        lead="What was changed on the site, by whom and when. Entries cannot be edited."
      />
      {log.state === 'loading' && <ActivitySkeleton rows={LOG_PAGE_SIZE} />}
      {log.state === 'failed' && (
        <NotLoaded message={log.message} retry={() => activityLog.load(page)} />
      )}
      {log.state === 'ready' &&
        (log.data.data.length > 0 ? (
          <ActivityList
            entries={log.data.data}
            busy={log.busy}
            reload={() => void activityLog.load(page)}
          />
        ) : (
          <div className="empty">
            <Icon name="history" />
            <p>
              {page > 1 ? 'There is no such page of the log.' : 'Nothing has been changed yet.'}
            </p>
          </div>
        ))}
      {log.state === 'ready' && (
        <nav className="pager" aria-label="Pages of the log">
          <Button icon="arrow-left" disabled={page <= 1} onClick={() => go(addressOf(page - 1))}>
            Previous
          </Button>
          <p aria-live="polite">
            Page {page} of {log.data.totalPages}
          </p>
          <Button disabled={page >= log.data.totalPages} onClick={() => go(addressOf(page + 1))}>
            Next <Icon name="arrow-right" />
          </Button>
        </nav>
      )}
    </>
  )
}
