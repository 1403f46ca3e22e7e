import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

/** The tables of a font (W3C, WOFF 2.0, 4.1): compressed, then filled up to a multiple of four bytes. */
function tablesOf(font: Buffer): Buffer {
  const size = font.readUInt32BE(20)
  for (let filled = 0; filled < 4; filled++) {
    try {
      return brotliDecompressSync(font.subarray(font.length - size - filled))
    } catch {}
  }
  throw new Error('The font cannot be read.')
}

test('the letters of Nastaliq join, without which words read as others', () => {
  const font = readFileSync(new URL('./fonts/nastaliq.woff2', import.meta.url))
  expect(tablesOf(font).includes('curs')).toBe(true)
})
