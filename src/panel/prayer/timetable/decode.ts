import { tableTitle, tableWords } from './words.ts'

/** Encodings of Excel's CSV on Windows, for western, Turkish, Bosnian and Arabic systems. */
const WINDOWS = ['windows-1252', 'windows-1254', 'windows-1250', 'windows-1256'] as const

/** The text of a file: UTF-8, UTF-16, or the Windows encoding whose words are names of prayers. */
export function decodeText(bytes: Uint8Array): string {
  const wide = utf16Of(bytes)
  if (wide) return decode(bytes, wide)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const texts = WINDOWS.map(encoding => decode(bytes, encoding))
    const scores = texts.map(namesIn)
    return texts[scores.indexOf(Math.max(...scores))] ?? ''
  }
}

/** UTF-16 by its mark, or by the zeros that separators and digits have in every other byte. */
export function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const start = bytes.subarray(0, 200)
  const zeros = (rest: number) =>
    start.filter((byte, index) => byte === 0 && index % 2 === rest).length
  if (zeros(1) > start.length / 4) return 'utf-16le'
  return zeros(0) > start.length / 4 ? 'utf-16be' : null
}

const decode = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes)

/** How many words at the beginning name a prayer or another column. */
function namesIn(text: string): number {
  return tableWords(text.slice(0, 3000)).filter(word => {
    const { time, kinds } = tableTitle(word)
    return time !== undefined || kinds.size > 0
  }).length
}
