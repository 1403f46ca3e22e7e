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
const WORDLESS = String.raw`(?:\s*(?:<svg\b[^<>]*>(?:(?!<\/svg>)[\s\S])*<\/svg>|<!--[^<>]*-->))*`
/** An element whose only words are a text. */
const ELEMENT = new RegExp(
  String.raw`<(?!script|style|noscript)([a-z][\w-]*)((?:\s[^<>]*)?)>(${WORDLESS})([^<>]+)(?=${WORDLESS}\s*<\/\1>)`,
  'g',
)

/** A page on which fixed texts of another language are marked with it. */
export function markFallbacks(html: string, { language, direction } = locale()): string {
  const texts = fallbacks.get(language)
  if (!texts) return html
  return html.replace(
    ELEMENT,
    (element, tag: string, attributes: string, icon: string, text: string) => {
      const said = texts.get(plain(text))
      if (!said || /\slang=/.test(attributes)) return element
      const turned = directionOf(said) === direction ? '' : ` dir="${directionOf(said)}"`
      return `<${tag}${attributes} lang="${said}"${turned}>${icon}${text}`
    },
  )
}

const plain = (html: string): string =>
  html
    .replace(/&#(?:39|x27);/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim()
