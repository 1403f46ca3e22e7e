import sanitize from 'sanitize-html'
import { locale } from '#locale/locale.ts'
import { isSafeHref, isWebAddress } from './addresses.ts'

const count = (text: string | undefined) => /^[1-9]\d?$/.test(text ?? '')

/** Keeps the attributes of an element whose value is valid and removes all others. */
const keeping =
  (name: string, checks: Readonly<Record<string, (value: string) => boolean>>) =>
  (_: string, attributes: Readonly<Record<string, string>>) => ({
    tagName: name,
    attribs: Object.fromEntries(
      Object.entries(checks).flatMap(([attribute, passes]) => {
        const value = attributes[attribute]?.trim()
        return value !== undefined && passes(value) ? [[attribute, value]] : []
      }),
    ),
  })

const spans = { colspan: count, rowspan: count }

const OPTIONS: sanitize.IOptions = {
  allowedTags:
    'p br hr h2 h3 h4 ul ol li strong em b i blockquote table caption thead tbody tfoot tr th td a'.split(
      ' ',
    ),
  allowedAttributes: {
    a: ['href'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  transformTags: {
    // The page's own heading is the first level.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: keeping('a', { href: isSafeHref }),
    ol: keeping('ol', { start: count }),
    th: keeping('th', {
      ...spans,
      scope: scope => ['row', 'col', 'rowgroup', 'colgroup'].includes(scope),
    }),
    td: keeping('td', spans),
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // The content of these is not visible, so it is removed too.
  nonTextTags:
    'script style textarea option noscript xmp iframe noembed noframes plaintext title svg math template object embed select audio video canvas head'.split(
      ' ',
    ),
  nestingLimit: 40,
  parseStyleAttributes: false,
}

/** Control characters, which parsers treat differently; tab and line ends stay. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const CONTROLS = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g

/**
 * Well-formed HTML of the elements above: other elements are removed but their visible text stays,
 * links have safe addresses only, and open elements are closed, so that a section cannot affect the
 * page around it. Applying it twice changes nothing.
 */
export function allowedHtml(html: string): string {
  return sanitize(html.replace(CONTROLS, ''), OPTIONS).replace(/<(br|hr) \/>/g, '<$1>')
}

/** Whether a link leads to a page of this site that visitors cannot open. */
export function leadsNowhere(href: string): boolean {
  const { gone = [], folder = '' } = locale()
  const [path = ''] = href.split(/[?#]/)
  return gone.includes(path.startsWith(`${folder}/`) ? path.slice(folder.length) : path)
}

/** The same for a page: links to other sites send no referrer, and those that lead nowhere are their words. */
export function htmlForPage(html: string): string {
  return allowedHtml(html)
    .replace(/<a href="([^"]*)">(.*?)<\/a>/gs, (link, href: string, words: string) =>
      leadsNowhere(href) ? words : link,
    )
    .replace(/<a href="([^"]*)"/g, (link, href: string) =>
      isWebAddress(href) ? `${link} rel="noopener"` : link,
    )
}
