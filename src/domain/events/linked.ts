import { escapeHtml } from '#domain/content/escape.ts'
import { unbrokenTimes } from '#domain/time/unbroken.ts'
import { isolateNumbers } from '#locale/isolate.ts'

/** A piece of a text; with `href` it is a link. */
interface TextPart {
  text: string
  href?: string
}

/** What may be an address: with its scheme, 'www.…', or an e-mail address. */
const CANDIDATE =
  /\b(?:https?:\/\/|www\.|mailto:|tel:)[^\s<>"]+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/gi
/** A sentence's punctuation after an address does not belong to it. */
const ENDING = /[.,;:!?'"’”*_\]}]$/
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** Splits a text of an admin at the addresses in it: http, https, mailto and tel alone become links. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const { 0: found, index } of text.matchAll(CANDIDATE)) {
    const shown = withoutEnding(found)
    const href = hrefOf(shown)
    if (!href) continue
    if (index > at) parts.push({ text: text.slice(at, index) })
    parts.push({ text: shown.replace(/^(?:mailto|tel):/i, ''), href })
    at = index + shown.length
  }
  if (at < text.length) parts.push({ text: text.slice(at) })
  return parts
}

/** The same as safe HTML. */
export function linkedHtml(text: string): string {
  const parts = textParts(text).map(({ text: shown, href }) =>
    href
      ? `<a href="${escapeHtml(href)}" rel="noopener">${escapeHtml(shown)}</a>`
      : escapeHtml(shown),
  )
  return isolateNumbers(unbrokenTimes(parts.join('')))
}

/** An address without the punctuation after it: a last parenthesis belongs to it if it was opened there. */
function withoutEnding(found: string): string {
  let end = found.length
  let open = found.split('(').length - found.split(')').length
  while (end > 0) {
    const last = found.charAt(end - 1)
    if (last === ')' && open < 0) open += 1
    else if (!ENDING.test(last)) break
    end -= 1
  }
  return found.slice(0, end)
}

function hrefOf(shown: string): string | undefined {
  const scheme = /^[a-z]+:/i.test(shown) ? '' : /^www\./i.test(shown) ? 'https://' : 'mailto:'
  const url = parsed(scheme + shown)
  if (!url || !SCHEMES.has(url.protocol)) return undefined
  const isWeb = url.protocol.startsWith('http')
  if (isWeb ? !url.hostname.includes('.') : !url.pathname) return undefined
  // A name in front of the host is there to deceive.
  return isWeb && url.username ? undefined : url.href
}

/** `URL.parse`, which the oldest supported phones lack. */
function parsed(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}
