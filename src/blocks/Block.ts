import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { BlockType } from './declared.ts'

/** How a block gets at its texts: each is a section of the content, rendered to safe HTML. */
interface Texts {
  /** The path of a field's section. */
  path: (field: string) => string
  html: (field: string) => string
}

type Part = (as: string, field: string, attributes?: Record<string, string>) => ReactNode

/** A marked text: newer content replaces it. `data-needs` hides what is around it while it is empty. */
const partOf =
  ({ path, html }: Texts): Part =>
  (as, field, attributes) =>
    h(as, {
      ...attributes,
      id: path(field),
      'data-section': path(field),
      dangerouslySetInnerHTML: { __html: html(field) },
    })

/** The heading, not there while it is empty. */
const heading = (texts: Texts, part: Part) =>
  h(
    'div',
    {
      className: 'section-head',
      'data-needs': texts.path('title'),
      hidden: texts.html('title') === '',
    },
    part('h2', 'title'),
  )

/** Around a block: not there while its main text is empty. */
const section = (texts: Texts, main: string, ...children: ReactNode[]) =>
  h(
    'section',
    {
      className: 'section',
      'aria-labelledby': texts.html('title') ? texts.path('title') : undefined,
      'data-needs': texts.path(main),
      hidden: texts.html(main) === '',
    },
    h('div', { className: 'container' }, ...children),
  )

/** A heading above one list or text. */
const under =
  (as: string, main: string, attributes: Record<string, string>) =>
  (texts: Texts): ReactNode => {
    const part = partOf(texts)
    return section(texts, main, heading(texts, part), part(as, main, attributes))
  }
const listed = (as: string, className: string) => under(as, 'items', { role: 'list', className })

/** Each kind of block as a component without state: written without JSX, so that Node runs it as it is. */
const COMPONENTS: Readonly<Record<BlockType, (texts: Texts) => ReactNode>> = {
  text: under('div', 'text', { className: 'prose' }),
  picture: texts => {
    const part = partOf(texts)
    const words = h('div', null, heading(texts, part), part('div', 'text', { className: 'prose' }))
    const picture = part('div', 'image', { className: 'block-picture' })
    return section(texts, 'text', h('div', { className: 'split' }, words, picture))
  },
  cards: listed('ul', 'cards lines'),
  steps: listed('ol', 'cards steps'),
  questions: under('div', 'items', { className: 'faq' }),
  people: listed('ul', 'people'),
  timeline: listed('ol', 'timeline'),
}

/** A block as HTML; '' for a kind that this release does not know. */
export function blockHtml(type: string, texts: Texts): string {
  if (!Object.hasOwn(COMPONENTS, type)) return ''
  return renderToStaticMarkup(COMPONENTS[type as BlockType](texts))
}
