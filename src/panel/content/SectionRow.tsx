import { useStore } from '@nanostores/react'
import type { SectionResponse } from '#contract/content.ts'
import { parseImage } from '#domain/content/image.ts'
import { findSection } from '#domain/content/registry.ts'
import { pictureAt } from '#domain/pictures/responsive.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { inItsLanguage } from '#locale/script.ts'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { $drafts } from './drafts.ts'
import { editPath } from './paths.ts'
import { plannedFor, plannedMoment, plannedTexts } from './planned.ts'
import { readable } from './rules/search.ts'
import { Updated } from './Updated.tsx'

const SHOWN = 180

/** One section in the list: its name, how it begins, when it was saved, and a link to edit it. */
export function SectionRow({ pageId, section }: { pageId: string; section: SectionResponse }) {
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
