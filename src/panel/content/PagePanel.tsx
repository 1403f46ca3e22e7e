import { useStore } from '@nanostores/react'
import { useEffect, useId, useRef, useState } from 'react'
import type { PageResponse, SectionResponse } from '#contract/content.ts'
import { parseImage } from '#domain/content/image.ts'
import { sectionAddress } from '#domain/content/place.ts'
import { findSection } from '#domain/content/registry.ts'
import { pictureAt } from '#domain/pictures/responsive.ts'
import { isPublicText } from '#domain/structure/texts.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { inItsLanguage } from '#locale/script.ts'
import { TranslateLink } from '#panel/languages/TranslateLink.tsx'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { useArrival } from '#panel/shell/useArrival.ts'
import { siteStructure } from './content.ts'
import { $drafts } from './drafts.ts'
import type { SectionEditing } from './editing.ts'
import { editPath, LIST_PATH } from './paths.ts'
import { plannedFor, plannedMoment, plannedTexts } from './planned.ts'
import { groupSections, type SectionGroup } from './rules/groups.ts'
import { isInHiddenBlock } from './rules/hiddenBlock.ts'
import { readable } from './rules/search.ts'
import { SectionEditor } from './SectionEditor.tsx'
import { SectionPreview } from './SectionPreview.tsx'
import { ShareDraft } from './ShareDraft.tsx'
import { Updated } from './Updated.tsx'

interface Props {
  page: PageResponse
  /** The section that is open; '' for none. */
  sectionId: string
}

/** One page: a link to it, and its sections, of which one can be open. */
export function PagePanel({ page, sectionId }: Props) {
  const heading = useArrival(sectionId === '')
  const list = useRef<HTMLDivElement>(null)
  const open = useRef(sectionId)
  // After a section closes, 'View Page' still links to the section that was edited last.
  const [edited, setEdited] = useState(sectionId)
  if (sectionId !== '' && sectionId !== edited) setEdited(sectionId)
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
    <section className="page-panel pile-m" aria-labelledby="page-title">
      <PanelLink className="page-back back-link fitted" href={LIST_PATH}>
        <Icon name="arrowLeft" /> All pages
      </PanelLink>
      <header className="page-panel-head line-s spread">
        <div>
          <h2 id="page-title" ref={heading} tabIndex={-1}>
            {page.title}
          </h2>
          <Updated at={page.lastUpdated} />
        </div>
        <div className="cluster">
          <TranslateLink group={page.id} title={page.title} />
          <a className="button button-quiet" href={`${page.route}?edit`}>
            <Icon name="pencil" />
            Edit on the page
          </a>
          <a
            className="button button-quiet"
            href={edited === '' ? page.route : sectionAddress(page.route, `${page.id}/${edited}`)}
            target="_blank"
            rel="noopener"
          >
            <Icon name="externalLink" />
            View Page
            <span className="visually-hidden"> {page.title}, in a new tab</span>
          </a>
        </div>
      </header>
      {sectionId === '' && <Unseen pageId={page.id} />}
      {sectionId === '' && <ShareDraft pageId={page.id} />}
      {isUnknown && (
        <Notice kind="warning" role="alert">
          The address names a section that this page does not have.
        </Notice>
      )}
      <div className="section-groups pile-l" ref={list}>
        {groupSections(page.id, sections).map(({ title, sections }) => (
          <SectionList key={sections[0]?.id} {...{ title, sections, sectionId }} pageId={page.id} />
        ))}
      </div>
    </section>
  )
}

/** Says of a page or a part that is not shown that what is saved is for later. */
function Unseen({ pageId, sectionId = '' }: { pageId: string; sectionId?: string }) {
  const structure = useStore(siteStructure.$known)
  if (!structure) return null
  const isPublic = isPublicText(structure, pageId)
  if (isPublic && !isInHiddenBlock(structure, pageId, sectionId)) return null
  return (
    <Notice kind="info">
      {isPublic
        ? 'Visitors see nothing of this part of the page: it is hidden. Owners show it under ‘Pages and menu’.'
        : 'Visitors see nothing of this page: it is not shown. Owners show it under ‘Pages and menu’.'}
    </Notice>
  )
}

const previewOf = ({ kind, values, stored }: SectionEditing) => (
  <SectionPreview kind={kind} content={values} sectionId={stored.id} />
)

interface ListProps extends SectionGroup<SectionResponse> {
  pageId: string
  sectionId: string
}

/** The sections of one part of the page, below its name. */
function SectionList({ pageId, sectionId, title, sections }: ListProps) {
  const id = useId()
  return (
    <div className="section-group">
      {title !== null && (
        <p className="section-group-title plain-heading muted" id={id}>
          {title}
        </p>
      )}
      <ul className="bare sections" aria-labelledby={title === null ? undefined : id}>
        {sections.map(section => (
          <li key={section.id} data-open={section.id === sectionId || undefined}>
            {section.id === sectionId ? (
              <>
                <Unseen pageId={pageId} sectionId={sectionId} />
                <SectionEditor
                  key={section.id}
                  pageId={pageId}
                  section={section}
                  preview={previewOf}
                />
                {/* Below, so that the field stays where it is while the first word is typed. */}
                <ShareDraft pageId={pageId} />
              </>
            ) : (
              <SectionRow pageId={pageId} section={section} />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

const SHOWN = 180

/** One section in the list: its name, how it begins, when it was saved, and a link to edit it. */
function SectionRow({ pageId, section }: { pageId: string; section: SectionResponse }) {
  const drafts = useStore($drafts)
  const { id, title, lastUpdated } = section
  return (
    <div className="section-row">
      <div>
        <h3 className="plain-heading">
          {title}
          {drafts.has(`${pageId}/${id}`) && (
            <>
              {' '}
              <span className="badge badge-plain">Draft</span>
            </>
          )}
          <Planned pageId={pageId} id={id} />
        </h3>
        <Beginning pageId={pageId} section={section} />
        <Updated at={lastUpdated} />
      </div>
      <PanelLink
        id={`edit-${id}`}
        className="button button-quiet"
        href={editPath(pageId, id)}
        keepScroll
      >
        <Icon name="pencil" />
        Edit<span className="visually-hidden"> {title}</span>
      </PanelLink>
    </div>
  )
}

/** That another text is published later. */
function Planned({ pageId, id }: { pageId: string; id: string }) {
  const planned = plannedFor(useStore(plannedTexts.$known) ?? [], pageId, id)
  if (!planned) return null
  return <span className="badge badge-plain">Changes: {plannedMoment(planned.at)}</span>
}

function Beginning({
  pageId,
  section: { id, content },
}: {
  pageId: string
  section: SectionResponse
}) {
  const kind = findSection(pageId, id)?.kind
  const image = kind === 'image' ? parseImage(content) : undefined
  if (image)
    return (
      <img
        className="section-thumb"
        src={pictureAt(image.src, 320)}
        alt={image.alt}
        loading="lazy"
      />
    )
  const text = readable(pageId, id, content.slice(0, 4_000)).slice(0, SHOWN)
  return text === '' ? (
    <p className="two-lines small muted">Empty</p>
  ) : (
    <p className="two-lines small" {...inItsLanguage(text)}>
      {text}
    </p>
  )
}
