import { useStore } from '@nanostores/react'
import { useDeferredValue, useEffect, useRef } from 'react'
import type { ContentResponse, PageResponse } from '#contract/content.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { $drafts } from './drafts.ts'
import { pageIcon } from './pageIcons.ts'
import { editPath } from './paths.ts'
import { searchContent } from './rules/search.ts'
import { SearchHits } from './SearchHits.tsx'

interface Props {
  content: ContentResponse
  /** The page that is open. */
  current: string
  query: string
  onQuery: (query: string) => void
}

const isOfSchool = ({ id }: PageResponse) => id.startsWith('school')

/** All pages with their icons, and a search over what they say. */
export function PageList({ content, current, query, onQuery }: Props) {
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
