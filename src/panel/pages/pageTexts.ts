import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { PageTexts } from '#blocks/nodes.ts'
import type { ContentResponse } from '#contract/content.ts'
import type { EventResponse } from '#contract/events.ts'
import { hrefOf } from '#domain/content/href.ts'
import { kindOf, type SectionPath } from '#domain/content/registry.ts'
import { renderSection } from '#domain/content/render.ts'
import { eventItems } from '#domain/events/listHtml.ts'
import { addressOf, type Page, type Structure } from '#domain/structure/structure.ts'
import { wallMoment } from '#domain/time/civil.ts'
import { siteContent } from '#panel/content/content.ts'
import { mosqueZone, now } from '#stores/clock.ts'
import { $events, loadEvents } from '#stores/events.ts'

/** How the parts of a page get at what is stored, as the panel knows it; undefined until it is loaded. */
export function usePageTexts(structure: Structure, page: Page): PageTexts | undefined {
  const content = useStore(siteContent.$known)
  const events = useStore($events) ?? []
  useEffect(() => {
    void siteContent.load()
    void loadEvents()
  }, [])
  return content && textsOf(structure, page, content, events)
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
