import { isSafeHref } from './addresses.ts'
import { escapeHtml } from './escape.ts'

/** The elements a text may use, none with an attribute; `a` may have its href. */
const ELEMENTS = new Set(
  'p br hr h2 h3 h4 ul ol li strong em b i blockquote table caption thead tbody tr th td a'.split(
    ' ',
  ),
)
const VOID = new Set(['br', 'hr'])
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)\s*\/?>/gi

/**
 * HTML of the elements above and nothing else: everything the pattern does not take for one of
 * them becomes text, every attribute but a link's safe href is dropped, and what was opened is
 * closed, so that no text reaches outside its place.
 */
export function allowedHtml(html: string): string {
  const open: string[] = []
  let out = ''
  let from = 0
  for (const tag of html.matchAll(TAG)) {
    out += escapeText(html.slice(from, tag.index))
    out += element(tag, open)
    from = tag.index + tag[0].length
  }
  return (
    out +
    escapeText(html.slice(from)) +
    open
      .reverse()
      .map(name => `</${name}>`)
      .join('')
  )
}

function element([text, slash, tagName = '', attributes = '']: RegExpMatchArray, open: string[]) {
  const name = tagName.toLowerCase()
  if (!ELEMENTS.has(name)) return escapeHtml(text)
  if (VOID.has(name)) return slash ? '' : `<${name}>`
  if (slash) return closing(name, open)
  open.push(name)
  return name === 'a' ? `<a${hrefOf(attributes)}>` : `<${name}>`
}

function closing(name: string, open: string[]): string {
  const at = open.lastIndexOf(name)
  return at < 0
    ? ''
    : open
        .splice(at)
        .reverse()
        .map(inner => `</${inner}>`)
        .join('')
}

function hrefOf(attributes: string): string {
  const href = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes)
  const address = (href?.[1] ?? href?.[2] ?? '').replaceAll('&amp;', '&')
  return isSafeHref(address) ? ` href="${escapeHtml(address)}"` : ''
}

/** Text between tags: escaped, but for the character references it already has. */
const escapeText = (text: string) =>
  escapeHtml(text).replace(/&amp;(amp|lt|gt|quot|nbsp|middot|ndash|mdash|#\d{1,6});/g, '&$1;')
