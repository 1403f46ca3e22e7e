import { call } from '#contract/call.ts'
import { CallError } from '#contract/failure.ts'
import { locale } from '#locale/locale.ts'
import type { sayer } from '#locale/sayer.ts'

let say: ReturnType<typeof sayer> | undefined

/** Loads the words of the panel's language, or of the place, where they are not the server's. */
export async function loadServerWords(): Promise<void> {
  const { language, habits } = locale()
  if (say || (language === 'en' && Object.keys(habits.terms).length === 0)) return
  const [words, made] = await Promise.all([import('./serverWords.ts'), import('#locale/sayer.ts')])
  say = made.sayer(words.SERVER_WORDS)
}

/** The server's English, as the panel says it. */
const said = (text: string): string => say?.(text) ?? text

/** Which fields of a response the server itself has written, by the address. */
const FIELDS: Readonly<Record<string, RegExp>> = {
  '/api/admin/calendar-preview': /^note$/,
  '/api/admin/content': /^title$/,
  '/api/dashboard': /^(?:action|failure|hint|label|lines|message|name|text|title|why)$/,
  '/api/messages': /^reason$/,
  '/api/messages/:id': /^reason$/,
  '/api/offsite-backups': /^why$/,
  '/api/originals': /^(?:label|title)$/,
  '/api/recent-activity': /^action$/,
  '/api/session-status': /^text$/,
  '/api/sessions': /^device$/,
  '/api/sign-ins': /^device$/,
}

/** A response with the server's words in the panel's language. */
export function saidIn<T>(path: string, response: T): T {
  const fields = say && FIELDS[path]
  if (!fields) return response
  return JSON.parse(JSON.stringify(response), (name, value) => {
    if (!fields.test(name)) return value
    if (Array.isArray(value)) return value.map(one => (typeof one === 'string' ? said(one) : one))
    if (typeof value !== 'string') return value
    // Nobody writes the name of a device or a reason: 'Safari on Linux', '2 links'.
    return /^(?:device|reason)$/.test(name) && say ? say(value, 1) : said(value)
  })
}

/** A refusal with its texts in the panel's language. */
export async function saidError(error: unknown): Promise<unknown> {
  if (!(error instanceof CallError)) return error
  await loadServerWords()
  if (!say) return error
  const fields = Object.entries(error.fields).map(([name, text]) => [name, said(text)])
  const { message, savedBy, ...rest } = error
  return new CallError(said(message), {
    ...rest,
    ...(savedBy !== undefined && { savedBy }),
    fields: Object.fromEntries(fields),
  })
}

/** Calls an endpoint of those who are not signed in yet; its refusals are in the panel's language. */
export const callSaid: typeof call = (endpoint, input) =>
  call(endpoint, input).catch(async error => Promise.reject(await saidError(error)))
