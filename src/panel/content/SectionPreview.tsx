import { type MouseEvent, useEffect, useState } from 'react'
import { inItsLanguage } from '#locale/script.ts'
import '#styles/content/albums.css'
import '#blocks/cards/sheet.css'
import '#blocks/documents/sheet.css'
import '#styles/content/content.css'
import '#blocks/questions/sheet.css'
import '#blocks/people/sheet.css'
import '#blocks/table/sheet.css'
import '#blocks/timeline/sheet.css'
import '#blocks/videos/sheet.css'
import type { Kind } from '#domain/content/kinds.ts'
import { renderSection } from '#domain/content/render.ts'
import { useAfterPaint } from '#panel/shell/useAfterPaint.ts'
import './preview.css'

interface Props {
  kind: Kind
  content: string
  sectionId: string
}

/** Kinds that are rendered as the items of a list. */
const LISTS: readonly Kind[] = [
  'bullets',
  'timeline',
  'people',
  'cards',
  'photos',
  'links',
  'documents',
  'videos',
  'albums',
  'schoolEvents',
]

/** Kinds whose rendering fetches something from an address that is being typed. */
const FETCHING: readonly Kind[] = ['image', 'photos', 'people', 'albums']
const PAUSE_MS = 200

/** Shows the typed section with the renderer of the site. Its links do not open anything. */
export function SectionPreview({ kind, content, sectionId }: Props) {
  const [stopped, setStopped] = useState<string | null>(null)
  const settled = useDebounced(content, FETCHING.includes(kind) ? PAUSE_MS : 0)
  const html = renderSection(kind, useAfterPaint(settled))
  const Place = LISTS.includes(kind) ? 'ul' : 'div'
  const inside = kind === 'table' && html ? `<table>${html}</table>` : html
  const isArabic = sectionId.endsWith('-arabic')
  const stop = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    if (!link) return
    event.preventDefault()
    setStopped(link.getAttribute('href'))
  }
  return (
    <section className="preview-pane well" aria-label="Preview">
      <p className="preview-title muted" aria-hidden="true">
        Preview
      </p>
      {html === '' ? (
        <p className="muted">
          {['', '[]'].includes(content.trim())
            ? kind === 'image'
              ? 'Without a picture the page shows its own drawing.'
              : 'Empty: the page does not show this section.'
            : 'This text cannot be shown yet.'}
        </p>
      ) : (
        <Place
          role={LISTS.includes(kind) ? 'list' : undefined}
          className={classOf(kind, sectionId)}
          {...(isArabic
            ? { lang: 'ar', dir: 'rtl' }
            : inItsLanguage(html.replace(/<[^>]*>/g, ' ')))}
          onClickCapture={stop}
          onAuxClickCapture={stop}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's renderer makes it safe
          dangerouslySetInnerHTML={{ __html: inside }}
        />
      )}
      <p className="preview-link muted" role="status">
        {stopped && `On the site this leads to ${stopped}`}
      </p>
    </section>
  )
}

/** The classes that the site's pages use for each kind of content. */
function classOf(kind: Kind, sectionId: string): string {
  const own: Partial<Record<Kind, string>> = {
    line: /(?:^|-)title(?:-|$)|^welcome$|^site-name$/.test(sectionId) ? 'preview-heading' : '',
    html: 'prose',
    paragraphs: 'prose',
    bullets: 'preview-bullets',
    faq: 'faq',
    timeline: 'timeline',
    people: 'people',
    cards: sectionId === 'steps' ? 'cards steps' : 'cards lines',
    photos: 'preview-photos',
    documents: 'block-documents',
    table: 'block-table',
    videos: 'video-list',
    albums: 'albums preview-albums',
    schoolEvents: 'preview-events',
  }
  return `preview-body ${own[kind] ?? ''}`
}

/** A value once it has not changed for some milliseconds; 0: immediately. */
function useDebounced<T>(value: T, pauseMs: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return pauseMs === 0 ? value : settled
}
