import { CallError } from '#contract/failure.ts'
import { capital } from '#locale/capital.ts'
import { locale } from '#locale/locale.ts'

/** A text in the panel's language; a function where it has values. */
export type Said = string | ((...values: string[]) => string)

/** Fewer letters between the values fit what people wrote as well. */
const TELLING = 6

/** Turns the server's English into other words; what is in none of the texts stays as it is. */
export function sayer(
  texts: readonly (readonly [english: string, said: Said])[],
): (text: string, fewest?: number) => string {
  const plain = new Map<string, string>()
  const patterns: { pattern: RegExp; write: Exclude<Said, string>; letters: number }[] = []
  for (const [english, said] of texts) {
    if (typeof said === 'string') plain.set(english, said)
    else {
      const parts = english.replaceAll("''", "'").split(/\{\w+\}/)
      const escaped = parts.map(part => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      const letters = parts.join('').replace(/\P{L}/gu, '').length
      patterns.push({ pattern: new RegExp(`^${escaped.join('([^]*?)')}$`), write: said, letters })
    }
  }
  patterns.sort((one, other) => other.letters - one.letters)

  const find = (text: string, fewest: number): string | undefined => {
    const known = plain.get(text)
    if (known) return known
    for (const { pattern, write, letters } of patterns) {
      const found = letters < fewest ? null : pattern.exec(text)
      if (found) return write(...found.slice(1).map(value => say(value)))
    }
    return undefined
  }
  return say

  function say(text: string, fewest = TELLING): string {
    const list = text.split(/(?<=”); /)
    if (list.length > 1) return list.map(one => say(one, fewest)).join('; ')
    const found = find(text, fewest)
    if (found) return found
    // A line of the log begins with the words that a list of changes has.
    const inList = find(text.charAt(0).toLowerCase() + text.slice(1), fewest)
    if (inList) return capital(inList)
    // Lines of the log name a thing, and what of it was changed.
    const [, begin, between, rest, end] = /^(.+?)(: | \(|, |; )(.+?)(\)?)$/.exec(text) ?? []
    if (!begin || !between || !rest) return text
    return say(begin) + between + say(rest) + end
  }
}

let say: ReturnType<typeof sayer> | undefined

/** Loads the words of the panel's language, or of the place, where they are not the server's. */
export async function loadServerWords(): Promise<void> {
  const { language, habits } = locale()
  if (say || (language === 'en' && Object.keys(habits.terms).length === 0)) return
  const { SERVER_WORDS } = await import('./serverWords.ts')
  say = sayer(SERVER_WORDS)
}

/** The server's English, as the panel says it. */
export const said = (text: string): string => say?.(text) ?? text

/** Which fields of a response the server itself has written, by the address. */
const FIELDS: Readonly<Record<string, RegExp>> = {
  '/api/admin/calendar-preview': /^note$/,
  '/api/admin/content': /^title$/,
  '/api/dashboard': /^(?:action|failure|hint|label|lines|message|name|text|title|why)$/,
  '/api/offsite-backups': /^why$/,
  '/api/originals': /^(?:label|title)$/,
  '/api/people': /^device$/,
  '/api/recent-activity': /^action$/,
  '/api/session-status': /^text$/,
  '/api/sessions': /^device$/,
}

/** A response with the server's words in the panel's language. */
export function saidIn<T>(path: string, response: T): T {
  const fields = say && FIELDS[path]
  if (!fields) return response
  return JSON.parse(JSON.stringify(response), (name, value) => {
    if (!fields.test(name)) return value
    if (Array.isArray(value)) return value.map(one => (typeof one === 'string' ? said(one) : one))
    if (typeof value !== 'string') return value
    // Nobody writes the name of a device: 'Safari on Linux'.
    return name === 'device' && say ? say(value, 1) : said(value)
  })
}

/** A refusal with its texts in the panel's language. */
export function saidError(error: unknown): unknown {
  if (!say || !(error instanceof CallError)) return error
  const fields = Object.entries(error.fields).map(([name, text]) => [name, said(text)])
  const { message, savedBy, ...rest } = error
  return new CallError(said(message), {
    ...rest,
    ...(savedBy !== undefined && { savedBy }),
    fields: Object.fromEntries(fields),
  })
}
