import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { ContentResponse } from '#contract/content.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { PageHead } from '#panel/shell/PageHead.tsx'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { siteContent, siteStructure } from './content.ts'
import { countDrafts } from './drafts.ts'
import { plannedTexts } from './planned.ts'
import './contentPage.css'
import { Skeleton } from '#panel/shell/Skeleton.tsx'
import { WhenLoaded } from '#panel/shell/WhenLoaded.tsx'
import { PageList } from './PageList.tsx'
import { PagePanel } from './PagePanel.tsx'
import { LIST_PATH } from './paths.ts'

interface Props {
  /** The ids of what is open; '' for nothing. */
  pageId: string
  sectionId: string
}

/**
 * Every page of the site with its sections, to be edited one at a time (docs/product.md, section
 * 10).
 */
export function ContentPage({ pageId, sectionId }: Props) {
  const content = useStore(siteContent.$data)
  useEffect(() => {
    void siteContent.load()
    void plannedTexts.load()
    void siteStructure.load()
    countDrafts()
  }, [])
  const title =
    content.state === 'ready' && Object.hasOwn(content.data, pageId)
      ? `${content.data[pageId]?.title} · Content`
      : 'Content'
  return (
    <>
      <PageHead
        title="Content"
        documentTitle={title}
        lead="The texts and pictures of the pages. What you save is on the site within seconds."
      />
      <WhenLoaded
        loaded={content}
        retry={siteContent.load}
        waiting={
          <div className="content-manager pile-l">
            <Skeleton label="Loading the pages…" rows={11} height="var(--target)" />
          </div>
        }
      >
        {pages => <Manager content={pages} pageId={pageId} sectionId={sectionId} />}
      </WhenLoaded>
    </>
  )
}

function Manager({ content, pageId, sectionId }: Props & { content: ContentResponse }) {
  const [query, setQuery] = useState('')
  const page = Object.hasOwn(content, pageId) ? content[pageId] : undefined
  return (
    <div className="content-manager pile-l" data-open={pageId !== '' || undefined}>
      <PageList content={content} current={pageId} query={query} onQuery={setQuery} />
      {page ? (
        <PagePanel key={page.id} page={page} sectionId={sectionId} />
      ) : (
        <div className="empty content-empty">
          <Icon name="fileText" />
          {pageId === '' ? (
            <>
              <h2>No page selected</h2>
              <p>Select a page from the list to edit its content.</p>
            </>
          ) : (
            <>
              <h2>There is no such page</h2>
              <p>The address names a page that the site does not have.</p>
              <PanelLink className="button button-quiet" href={LIST_PATH}>
                All pages
              </PanelLink>
            </>
          )}
        </div>
      )}
    </div>
  )
}
