import { Fragment, createElement as h, type ReactNode } from 'react'
import { escapeHtml } from '#domain/content/escape.ts'
import { titleOf, writtenTitle } from '#domain/structure/names.ts'
import { type Page, type PlacedBlock, shownBlocks } from '#domain/structure/structure.ts'
import type { BlockComponent, BlockProps } from './component.ts'
import * as components from './components.ts'
import { blockOf } from './declared.ts'

/** How a block gets at its texts: each is a section of the content, rendered to safe HTML. */
export interface BlockTexts
  extends Pick<BlockProps, 'path' | 'html' | 'text' | 'site' | 'pageTitle'> {
  /** The attributes of a text: its language, where that is not the page's, and its direction. */
  language?: ((field: string) => Readonly<Record<string, string>>) | undefined
  className?: string | undefined
}

/** What every block is drawn with. */
function propsOf({ language, className = '', ...texts }: BlockTexts): BlockProps {
  const { path, html } = texts
  // Without a heading above them those of a list are of the second level themselves.
  const inside = (field: string) =>
    html('title') || field === 'title'
      ? html(field)
      : html(field).replaceAll('<h3>', '<h3 aria-level="2">')
  const part: BlockProps['part'] = (as, field, className) =>
    h(as, {
      id: path(field),
      className,
      ...language?.(field),
      // A list without marks is no list to Safari's screen reader.
      role: as === 'ul' || as === 'ol' ? 'list' : undefined,
      'data-section': path(field),
      dangerouslySetInnerHTML: { __html: inside(field) },
    })
  const needs = (field: string) => ({ 'data-needs': path(field), hidden: html(field) === '' })
  const heading = () =>
    h('div', { className: 'section-head', ...needs('title') }, part('h2', 'title'))
  const section: BlockProps['section'] = (main, ...children) =>
    h(
      'section',
      {
        className: `section ${className}`.trim(),
        'aria-labelledby': html('title') ? path('title') : undefined,
        // Where nobody has written a word it still shows what the site has (content.css).
        ...(main === null ? { 'data-live': '' } : needs(main)),
      },
      h('div', { className: 'container' }, ...children),
    )
  return { ...texts, part, section, heading }
}

const COMPONENTS: Readonly<Record<string, BlockComponent>> = components

/** A block as React draws it; null for a type that this release does not know. */
export function blockNode(type: string, texts: BlockTexts): ReactNode {
  const block = blockOf(type)
  if (!block) return null
  const props = propsOf(texts)
  if (!block.under) return COMPONENTS[type]?.(props)
  const [as, field, className] = block.under
  return props.section(field, props.heading(), props.part(as, field, className))
}

/** The head of a page that people made: its title until it has another heading, and what it is about. */
const openingNode = (page: Page, { html, language, ...texts }: BlockTexts): ReactNode => {
  const title = writtenTitle(page)
  const isTitle = (field: string) => field === 'hero-title' && !html(field)
  const { part } = propsOf({
    ...texts,
    html: field => (isTitle(field) ? escapeHtml(title.text) : html(field)),
    language: field =>
      isTitle(field) && title.lang ? { lang: title.lang, dir: 'auto' } : (language?.(field) ?? {}),
  })
  return h(
    'div',
    { className: 'opening' },
    h(
      'header',
      { className: 'hero' },
      h('div', { className: 'ornament', 'aria-hidden': true }),
      h(
        'div',
        { className: 'container hero-body' },
        h(
          'div',
          { className: 'hero-text' },
          part('h1', 'hero-title'),
          part('p', 'hero-text', 'lead'),
        ),
      ),
    ),
  )
}

/** How the blocks of a page get at their texts, by the path of a section. */
export interface PageTexts extends Pick<BlockTexts, 'html' | 'text' | 'site' | 'pageTitle'> {
  language?: BlockTexts['language']
}

/** The texts of one block, by the path of each of its fields. */
export const blockTexts = (
  path: (field: string) => string,
  { html, text, language, ...page }: PageTexts,
  className?: string,
): BlockTexts => ({
  ...page,
  path,
  html: field => html(path(field)),
  text: field => text(path(field)),
  language: language && (field => language(path(field))),
  className,
})

/** One part of a page. */
export function partNode(page: Page, { id, block }: PlacedBlock, texts: PageTexts): ReactNode {
  const of = (path: (field: string) => string) =>
    blockTexts(path, { ...texts, pageTitle: titleOf(page) })
  return block === 'page'
    ? openingNode(
        page,
        of(field => `${page.id}/${field}`),
      )
    : blockNode(
        block,
        of(field => `${page.id}/${id}-${field}`),
      )
}

/** A page that people made, all that its main element holds. */
export const pageNode = (page: Page, texts: PageTexts): ReactNode =>
  shownBlocks(page).map(block => h(Fragment, { key: block.id }, partNode(page, block, texts)))
