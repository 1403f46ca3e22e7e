import { directionOf } from '#locale/languages.ts'
import { locale } from '#locale/locale.ts'
import { noteFallbacks } from '#texts/catalog.ts'

/** By the page's language: the fixed texts that it lacks, and the language in which it shows them. */
const fallbacks = new Map<string, Map<string, string>>()

noteFallbacks((text, language) => {
  const reader = locale().language
  const texts = fallbacks.get(reader) ?? new Map<string, string>()
  fallbacks.set(reader, texts.set(text.trim(), language))
})

/** What has no words, beside a text. */
const WORDLESS_PART = String.raw`(?:<svg\b[^<>]*>(?:(?!<\/svg>)[\s\S])*<\/svg>|<!--[^<>]*-->|<input\b[^<>]*>)`
const WORDLESS = String.raw`(?:\s*${WORDLESS_PART})*`
const START = String.raw`<(?!script|style|noscript)([a-z][\w-]*)((?:\s[^<>]*)?)>`
/** An element whose only words are a text, of one or several lines. */
const ELEMENT = new RegExp(
  String.raw`${START}(${WORDLESS}[^<>]+(?:<br\s?\/?>[^<>]+)*${WORDLESS}\s*)(?=<\/\1>)`,
  'g',
)
const MARKED = String.raw`<([a-z]\w*)\s[^<>]*\blang="[^<>]*>(?:[^<>]|<!--[^<>]*-->)*`
/** An element of texts, lines of them, and marked elements. */
const MIXED = new RegExp(
  String.raw`${START}((?:[^<>]|${WORDLESS_PART}|<br\b[^<>]*>|${MARKED}<\/\4>)+)(?=<\/\1>)`,
  'g',
)
/** An element without words but those of its attributes. */
const BARE = new RegExp(
  String.raw`<(input|img|link|meta)((?:\s[^<>]*)?)>|${START}(?=${WORDLESS}\s*<\/\3>)`,
  'g',
)
const SAID = /\s(?:aria-label|title|alt|placeholder|content)="([^"]*)"/g
const BETWEEN = /<br\b[^<>]*>|<(?!svg|input)[a-z]\w*\s[^<>]*>(?:[^<>]|<!--[^<>]*-->)*<\/[a-z]\w*>/
const WITHOUT_WORDS = new RegExp(WORDLESS, 'g')

/**
 * A page on which fixed texts of another language are marked with it. Throws where no element is found:
 * the patterns no longer fit how pages are written.
 */
export function markFallbacks(html: string, { language, direction } = locale()): string {
  const texts = fallbacks.get(language)
  if (!texts) return html
  let found = 0
  const marked = (tag: string, attributes: string, said: readonly (string | undefined)[]) => {
    found += 1
    const [one] = said
    const isWhole = one && said.every(other => other === one) && !/\slang=/.test(attributes)
    if (!isWhole) return `<${tag}${attributes}>`
    const turned = directionOf(one) === direction ? '' : ` dir="${directionOf(one)}"`
    return `<${tag}${attributes} lang="${one}"${turned}>`
  }
  const languageOf = (text: string) => texts.get(plain(text))
  const whole = (_: string, tag: string, attributes: string, content: string) => {
    // A page's title has the site's name after its own.
    const words = tag === 'title' ? content.split(' · ').slice(0, 1) : [content]
    return marked(tag, attributes, words.map(languageOf)) + content
  }
  const mixed = (_: string, tag: string, attributes: string, content: string) => {
    const words = content.split(BETWEEN).filter(text => plain(text) !== '')
    return marked(tag, attributes, words.map(languageOf)) + content
  }
  const bare = (_: string, ...[empty, ofEmpty = '', tag, attributes = '']: string[]) => {
    const own = empty ? ofEmpty : attributes
    const words = [...own.matchAll(SAID)].map(([, text = '']) => text)
    return marked(empty ?? tag ?? '', own, words.map(languageOf))
  }
  const page = html.replace(ELEMENT, whole).replace(MIXED, mixed).replace(BARE, bare)
  if (found === 0) throw new Error('No element was found in which fixed texts could be marked')
  return page
}

const plain = (html: string): string =>
  html
    .replace(WITHOUT_WORDS, '')
    .replace(/<br\s?\/?>/g, '\n')
    .replace(/&#(?:39|x27);/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim()
