import { isSafeHref } from '#domain/content/addresses.ts'
import { escapeHtml } from '#domain/content/escape.ts'
import { allowedHtml } from '#domain/content/html.ts'

/** A node of the rich-text editor's document, as much of it as is written. */
export interface RichNode {
  type?: string
  text?: string
  attrs?: Record<string, unknown>
  marks?: readonly { type: string; attrs?: Record<string, unknown> }[]
  content?: readonly RichNode[]
}

/** A table's caption while it is edited: a paragraph before the table. */
export const CAPTION = 'tableCaption'

/** A section's HTML for the editor: what the site shows of it, with captions before their tables. */
export function toEditor(html: string): string {
  return allowedHtml(html).replace(
    /(<table>)\s*<caption>(.*?)<\/caption>/gs,
    '<p data-caption="">$2</p>$1',
  )
}

/** Some editors wrap what they copy in a <b> that is not bold. */
const NO_BOLD = /<b\b[^<>]*font-weight:\s*normal[^<>]*>/gi

/** A caption as the editor copies it. */
const COPIED_CAPTION = /<p\b[^<>]* data-caption=""[^<>]*>(.*?)<\/p>\s*<table>/gs

/**
 * Pasted HTML, reduced to the elements that a section may have. HTML that was copied in this editor
 * keeps ProseMirror's slice attribute; it is cleaned like any other.
 */
export function pastedHtml(html: string): string {
  const cut = /<[^<>]* data-pm-slice="([^"<>]*)"/.exec(html)?.[1]
  const captioned = html.replace(COPIED_CAPTION, '<table><caption>$1</caption>')
  const clean = toEditor(captioned.replace(NO_BOLD, '')).trimStart()
  return cut === undefined
    ? clean
    : clean.replace(/^<\w+/, start => `${start} data-pm-slice="${cut}"`)
}

/** The editor's document as HTML of the elements a section may have, a block a line. */
export function htmlOf(doc: RichNode): string {
  return blocks(withoutEmptyEnd(doc.content ?? []))
}

const blocks = (nodes: readonly RichNode[]) =>
  nodes
    .map((node, index) => block(node, nodes[index - 1], nodes[index + 1]))
    .filter(Boolean)
    .join('\n')

function block(node: RichNode, before?: RichNode, after?: RichNode): string {
  const children = node.content ?? []
  switch (node.type) {
    case 'paragraph':
      return `<p>${inline(children)}</p>`
    case CAPTION:
      return after?.type === 'table' ? '' : block({ ...node, type: 'paragraph' })
    case 'heading': {
      const name = `h${node.attrs?.level === 2 || node.attrs?.level === 4 ? node.attrs.level : 3}`
      return `<${name}>${inline(children)}</${name}>`
    }
    case 'bulletList':
      return `<ul>\n${children.map(child => boxed('li', child)).join('\n')}\n</ul>`
    case 'orderedList':
      return `<ol${number('start', node.attrs?.start)}>\n${children.map(child => boxed('li', child)).join('\n')}\n</ol>`
    case 'blockquote':
      return `<blockquote>\n${blocks(children)}\n</blockquote>`
    case 'horizontalRule':
      return '<hr>'
    case 'table':
      return table(children, before?.type === CAPTION ? before : undefined)
    default:
      return inline([node])
  }
}

/** A list item or a cell: a first paragraph that is not followed by another is written without its tags. */
function boxed(name: string, node: RichNode): string {
  const [first, ...rest] = node.content ?? []
  const isPlain = first?.type === 'paragraph' && rest.every(({ type }) => type !== 'paragraph')
  const inside = isPlain
    ? [inline(first.content ?? []), blocks(rest)].filter(Boolean).join('\n')
    : blocks(node.content ?? [])
  const { colspan, rowspan, scope } = node.attrs ?? {}
  const spans = number('colspan', colspan) + number('rowspan', rowspan)
  const scoped = typeof scope === 'string' ? ` scope="${escapeHtml(scope)}"` : ''
  const open = name === 'li' ? name : `${name}${spans}${scoped}`
  return `<${open}>${inside}${rest.length > 0 ? '\n' : ''}</${name}>`
}

/** An attribute that counts from 1 on, where it says more than one. */
const number = (name: string, value: unknown) =>
  typeof value === 'number' && value > 1 ? ` ${name}="${value}"` : ''

function table(rows: readonly RichNode[], caption: RichNode | undefined): string {
  const isHead = (row: RichNode) => (row.content ?? []).every(({ type }) => type === 'tableHeader')
  const heads = rows.findIndex(row => !isHead(row))
  const head = heads < 0 ? [] : rows.slice(0, heads)
  const body = rows.slice(head.length)
  const captionText = inline(caption?.content ?? [])
  return [
    '<table>',
    captionText && `<caption>${captionText}</caption>`,
    head.length > 0 && `<thead>${head.map(row).join('\n')}</thead>`,
    '<tbody>',
    ...body.map(row),
    '</tbody>',
    '</table>',
  ]
    .filter(Boolean)
    .join('\n')
}

const row = (node: RichNode) =>
  `<tr>${(node.content ?? [])
    .map(cell => boxed(cell.type === 'tableHeader' ? 'th' : 'td', cell))
    .join('')}</tr>`

const MARKS = [
  ['bold', 'strong'],
  ['italic', 'em'],
] as const

function inline(nodes: readonly RichNode[]): string {
  return nodes
    .map(({ type, text, marks = [], content = [] }) => {
      if (type === 'hardBreak') return '<br>'
      let html = text === undefined ? inline(content) : escapeHtml(text).replace(/&#39;/g, "'")
      for (const [mark, name] of MARKS) {
        if (marks.some(({ type }) => type === mark)) html = `<${name}>${html}</${name}>`
      }
      const href = marks.find(({ type }) => type === 'link')?.attrs?.href
      return typeof href === 'string' && isSafeHref(href)
        ? `<a href="${escapeHtml(href)}">${html}</a>`
        : html
    })
    .join('')
}

function withoutEmptyEnd(nodes: readonly RichNode[]): readonly RichNode[] {
  const last = nodes.findLastIndex(({ type, content }) => type !== 'paragraph' || content?.length)
  return nodes.slice(0, last + 1)
}
