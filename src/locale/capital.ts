import { languageTag } from './locale.ts'

/** A sentence's part as its beginning: 'from Friday' is 'From Friday', in the reader's language ('İ'). */
export function capital(text: string): string {
  const [first = ''] = text
  return first.toLocaleUpperCase(languageTag()) + text.slice(first.length)
}
