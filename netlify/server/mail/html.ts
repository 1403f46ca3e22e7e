import { escapeHtml } from '#domain/content/escape.ts'
import { FROM_RIGHT } from '#locale/isolate.ts'
import { directionOf } from '#locale/languages.ts'

const LINK = /https?:\/\/[^\s<]+/g

/**
 * A mail's text with the direction of each paragraph, since programs show plain text from the left;
 * undefined where nothing runs from the right. A name in other letters turns no sentence of the mail.
 */
export function htmlOf(text: string, language = 'en'): string | undefined {
  if (!FROM_RIGHT.test(text)) return undefined
  const isFromRight = directionOf(language) === 'rtl'
  const paragraphs = text.split('\n\n').map(paragraph => {
    const letters = paragraph.match(/\p{L}/gu) ?? []
    const fromRight = letters.filter(letter => FROM_RIGHT.test(letter)).length
    const dir = fromRight > (isFromRight ? 0 : letters.length / 2) ? 'rtl' : 'ltr'
    const words = escapeHtml(paragraph).replace(LINK, '<a href="$&">$&</a>')
    return `<p dir="${dir}" style="white-space:pre-line;overflow-wrap:anywhere">${words}</p>`
  })
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><body style="font:1rem/1.6 sans-serif">${paragraphs.join('')}</body></html>`
}
