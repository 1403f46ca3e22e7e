import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { type PageTexts, pageNode } from '#blocks/nodes.ts'
import type { ContentResponse } from '#contract/content.ts'
import type { EventResponse } from '#contract/events.ts'
import { hrefOf } from '#domain/content/href.ts'
import { kindOf, type SectionPath } from '#domain/content/registry.ts'
import { renderSection } from '#domain/content/render.ts'
import { eventItems } from '#domain/events/listHtml.ts'
import { titleOf } from '#domain/structure/names.ts'
import { shellPath } from '#domain/structure/pageShell.ts'
import { addressOf, type Page, type Structure } from '#domain/structure/structure.ts'
import { wallMoment } from '#domain/time/civil.ts'
import { siteContent } from '#panel/content/content.ts'
import { Folded } from '#panel/shell/Folded.tsx'
import { mosqueZone, now } from '#stores/clock.ts'
import { $events, loadEvents } from '#stores/events.ts'

interface Props {
  structure: Structure
  page: Page
}

/** A page that people made as it is arranged here, before it is saved, by the components of the site. */
export const PagePreview = (props: Props) => (
  <Folded className="page-preview" summary="See the page as it will be">
    {() => <Phone {...props} />}
  </Folded>
)

/** The site's own frame of its pages, with the page inside. */
function Phone({ structure, page }: Props) {
  const [main, setMain] = useState<HTMLElement>()
  const content = useStore(siteContent.$data)
  const events = useStore($events) ?? []
  useEffect(() => {
    void siteContent.load()
    void loadEvents()
  }, [])
  useEffect(() => {
    // The times of the day, which the script in the frame's head fills in.
    main?.ownerDocument.defaultView?.firstPaint?.also(() => {})
  })
  const begin = (document: Document | null) => {
    const place = document?.querySelector('main')
    if (!document || !place) return
    place.textContent = ''
    // Nothing leads away from the preview.
    document.addEventListener('click', stop, true)
    document.addEventListener('submit', stop, true)
    setMain(place)
  }
  if (content.state !== 'ready') return <p className="muted">Loading…</p>
  const texts = textsOf(structure, page, content.data, events)
  return (
    <>
      <iframe
        className="page-phone"
        src={shellPath(page.site)}
        title={`${titleOf(page)} on a phone`}
        tabIndex={-1}
        onLoad={({ currentTarget }) => begin(currentTarget.contentDocument)}
      />
      {main && createPortal(pageNode(page, texts), main)}
    </>
  )
}

const stop = (event: Event) => {
  if (event.type === 'submit' || (event.target as Element).closest('a')) event.preventDefault()
}

function textsOf(
  structure: Structure,
  page: Page,
  content: ContentResponse,
  events: readonly EventResponse[],
): PageTexts {
  const stored = (path: string) => {
    const [pageId = '', section = ''] = path.split('/')
    return content[pageId]?.sections[section]?.content
  }
  // A copy that is not saved has the texts of what it was copied from.
  const copied = (path: string) => {
    const block = page.blocks.find(({ id }) => path.startsWith(`${page.id}/${id}-`))
    return block?.copyOf
      ? stored(block.copyOf + path.slice(`${page.id}/${block.id}`.length))
      : page.copyOf && !path.endsWith('/hero-title')
        ? stored(page.copyOf + path.slice(page.id.length))
        : undefined
  }
  const text = (path: string) => stored(path) ?? copied(path) ?? ''
  const kind = (path: string) => kindOf(path as SectionPath)
  return {
    text,
    html: path => renderSection(kind(path), text(path)),
    site: {
      pageAddress: id => addressOf(structure, id),
      hrefAt: path => hrefOf(kind(path), text(path)),
      times: {},
      notices: '',
      events: category => eventItems(events, category, wallMoment(mosqueZone(), now()), true),
    },
  }
}
