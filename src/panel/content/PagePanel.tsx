import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { PageResponse } from '#contract/content.ts'
import { sectionAddress } from '#domain/content/place.ts'
import { findSection } from '#domain/content/registry.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { $visits } from '#panel/shell/navigation.ts'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { LIST_PATH } from './paths.ts'
import { SectionEditor } from './SectionEditor.tsx'
import { SectionRow } from './SectionRow.tsx'
import { Updated } from './Updated.tsx'

interface Props {
  page: PageResponse
  /** The section that is open; '' for none. */
  sectionId: string
}

/** One page: a link to it, and its sections, of which one can be open. */
export function PagePanel({ page, sectionId }: Props) {
  const visits = useStore($visits)
  const heading = useRef<HTMLHeadingElement>(null)
  const arrived = useRef({ visits, sectionId })
  const list = useRef<HTMLUListElement>(null)
  const open = useRef(sectionId)
  // After a section closes, 'View Page' still links to the section that was edited last.
  const [edited, setEdited] = useState(sectionId)
  if (sectionId !== '' && sectionId !== edited) setEdited(sectionId)
  useEffect(() => {
    const { visits, sectionId } = arrived.current
    if (visits > 0 && sectionId === '') heading.current?.focus({ preventScroll: true })
  }, [])
  // When a section closes, the focus returns to the button that opened it.
  useEffect(() => {
    const closed = open.current
    open.current = sectionId
    if (sectionId !== '' || closed === '') return
    list.current?.querySelector<HTMLElement>(`#edit-${CSS.escape(closed)}`)?.focus()
  }, [sectionId])
  const sections = Object.values(page.sections).filter(({ id }) => findSection(page.id, id))
  const isUnknown = sectionId !== '' && !sections.some(({ id }) => id === sectionId)
  return (
    <section className="page-panel" aria-labelledby="page-title">
      <PanelLink className="page-back" href={LIST_PATH}>
        <Icon name="arrow-left" /> All pages
      </PanelLink>
      <header className="page-panel-head">
        <div>
          <h2 id="page-title" ref={heading} tabIndex={-1}>
            {page.title}
          </h2>
          <Updated at={page.lastUpdated} />
        </div>
        <a
          className="button button-quiet"
          href={edited === '' ? page.route : sectionAddress(page.route, `${page.id}/${edited}`)}
          target="_blank"
          rel="noopener"
        >
          <Icon name="external-link" />
          View Page
          <span className="visually-hidden"> {page.title}, in a new tab</span>
        </a>
      </header>
      {isUnknown && (
        <Notice kind="warning" role="alert">
          <p>The address names a section that this page does not have.</p>
        </Notice>
      )}
      <ul className="sections" ref={list}>
        {sections.map(section => (
          <li key={section.id} data-open={section.id === sectionId || undefined}>
            {section.id === sectionId ? (
              <SectionEditor key={section.id} pageId={page.id} section={section} />
            ) : (
              <SectionRow pageId={page.id} section={section} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
