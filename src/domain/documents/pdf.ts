import { asciiAt } from '#domain/pictures/bytes.ts'

/** The end of a file in which readers look for its last marks. Source: ISO 32000-1, annex H, note 18. */
const TAIL = 1024

/**
 * Whether the bytes are a whole PDF: its header at the start, its table's place and the mark of its
 * end last, so that a page or an archive with a PDF's ending is rejected. Source: ISO 32000-1, 7.5.
 */
export function isPdf(bytes: Uint8Array): boolean {
  const start = Math.max(0, bytes.length - TAIL)
  const tail = asciiAt(bytes, start, bytes.length - start)
  return /^%PDF-[12]\.\d/.test(asciiAt(bytes, 0, 8)) && /startxref\s+\d+\s+%%EOF\s*$/.test(tail)
}
