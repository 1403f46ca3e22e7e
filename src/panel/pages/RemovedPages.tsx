import { titleOf } from '#domain/structure/names.ts'
import type { Page, SiteId, Structure } from '#domain/structure/structure.ts'
import { Button } from '#islands/ui/Button.tsx'
import { withPage } from './edits.ts'
import { change } from './structure.ts'

/** Pages that were removed, to bring back for 30 days. */
export function RemovedPages({ structure, site }: { structure: Structure; site: SiteId }) {
  const removed = structure.pages.filter(page => page.site === site && page.state === 'removed')
  if (removed.length === 0) return null
  const bringBack = ({ removedAt: _, ...page }: Page): Page => ({ ...page, state: 'hidden' })
  return (
    <ul className="bare" aria-label="Removed pages">
      {removed.map(page => (
        <li key={page.id} className="page-row" data-state="hidden">
          <div className="page-row-head line-s spread">
            <p>
              <b>{titleOf(page)}</b> <span className="muted">removed, kept for 30 days</span>
            </p>
            <Button icon="undo2" onClick={() => change(all => withPage(all, page.id, bringBack))}>
              Bring back<span className="visually-hidden"> {titleOf(page)}</span>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}
