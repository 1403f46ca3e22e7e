import { Icon } from '#islands/ui/Icon.tsx'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import './contentPage.css'
import { pageIcon } from './pageIcons.ts'
import { editPath } from './paths.ts'
import type { Hit } from './rules/search.ts'

/** The sections that were found, each a link to its editor. */
export function SearchHits({ hits }: { hits: readonly Hit[] }) {
  return (
    <div className="search-hits">
      <p className="muted" role="status">
        {hits.length === 0
          ? 'Nothing was found. Try another word.'
          : `${hits.length} section${hits.length === 1 ? '' : 's'} found`}
      </p>
      <ul className="bare">
        {hits.map(({ pageId, pageTitle, sectionId, sectionTitle, excerpt }) => (
          <li key={`${pageId}/${sectionId}`}>
            <PanelLink href={editPath(pageId, sectionId)}>
              <Icon name={pageIcon(pageId)} />
              <span>
                <b>{sectionTitle}</b> <span className="muted">{pageTitle}</span>
                {excerpt && (
                  <span className="excerpt muted">
                    {excerpt[0]}
                    <mark>{excerpt[1]}</mark>
                    {excerpt[2]}
                  </span>
                )}
              </span>
            </PanelLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
