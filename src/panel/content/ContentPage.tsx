import { useStore } from '@nanostores/react'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import type { ContentResponse, PageResponse } from '#contract/content.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { PageHead } from '#panel/shell/PageHead.tsx'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { Skeleton } from '#panel/shell/Skeleton.tsx'
import { WhenLoaded } from '#panel/shell/WhenLoaded.tsx'
import { siteContent, siteStructure } from './content.ts'
import { $drafts, countDrafts } from './drafts.ts'
import { PagePanel } from './PagePanel.tsx'
import { pageIcon } from './pageIcons.ts'
import { editPath, LIST_PATH } from './paths.ts'
import { plannedTexts } from './planned.ts'
import { searchContent } from './rules/search.ts'
import { SearchHits } from './SearchHits.tsx'
import './contentPage.css'

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

interface PageListProps {
  content: ContentResponse
  /** The page that is open. */
  current: string
  query: string
  onQuery: (query: string) => void
}

const isOfSchool = ({ id }: PageResponse) => id.startsWith('school')

/** All pages with their icons, and a search over what they say. */
function PageList({ content, current, query, onQuery }: PageListProps) {
  const searched = useDeferredValue(query)
  const pages = Object.values(content)
  const isSearching = searched.trim() !== ''
  const list = useRef<HTMLDivElement>(null)
  // The list has its own scroll bar on wide screens: scroll it to the open page.
  useEffect(() => {
    const open = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (!list.current || !open) return
    const below = open.offsetTop + open.offsetHeight - list.current.clientHeight
    if (below > list.current.scrollTop) list.current.scrollTop = below
  }, [])
  return (
    <div ref={list} className="page-list">
      <search>
        <TextField
          className="page-search"
          label="Search all pages"
          type="search"
          placeholder="A word, a title, a page"
          value={query}
          onChange={onQuery}
        />
      </search>
      {isSearching ? (
        <SearchHits hits={searchContent(pages, searched)} />
      ) : (
        <nav aria-label="Pages">
          <Group
            title="Main site"
            pages={pages.filter(page => !isOfSchool(page))}
            current={current}
          />
          <Group title="School" pages={pages.filter(isOfSchool)} current={current} />
        </nav>
      )}
    </div>
  )
}

function Group({
  title,
  pages,
  current,
}: {
  title: string
  pages: readonly PageResponse[]
  current: string
}) {
  const drafts = useStore($drafts)
  if (pages.length === 0) return null
  return (
    <>
      <h2 className="plain-heading muted">{title}</h2>
      <ul className="bare">
        {pages.map(page => {
          const hasDraft = [...drafts].some(path => path.startsWith(`${page.id}/`))
          return (
            <li key={page.id}>
              <PanelLink
                href={editPath(page.id)}
                aria-current={page.id === current ? 'page' : undefined}
              >
                <Icon name={pageIcon(page.id)} />
                <span>{page.title}</span>
                {hasDraft && <span className="badge badge-plain">Draft</span>}
              </PanelLink>
            </li>
          )
        })}
      </ul>
    </>
  )
}
