import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { chooseEncoding, compressBest, compressNow, isCompressible } from './encoding.ts'

it.each([
  [undefined, undefined],
  ['', undefined],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br;q=0, gzip;q=0.2', 'gzip'],
  ['gzip;q=0', undefined],
  ['identity', undefined],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['br;q=0, *', 'gzip'],
  ['GZIP', 'gzip'],
])('chooses for Accept-Encoding %j the encoding %s', (header, expected) => {
  expect(chooseEncoding(header)).toBe(expected)
  expect(chooseEncoding(header)).toBe(expected)
})

it.each([
  ['text/html; charset=utf-8', true],
  ['application/json', true],
  ['application/feed+json', true],
  ['image/svg+xml', true],
  ['text/event-stream', false],
  ['image/png', false],
  ['font/woff2', false],
  [null, false],
])('decides whether %s is compressible: %s', (type, expected) => {
  expect(isCompressible(type)).toBe(expected)
})

describe('both ways of compressing', () => {
  const body = Buffer.from('السلام عليكم '.repeat(500))
  it('decompresses to the original body', async () => {
    expect(brotliDecompressSync(compressNow(body, 'br'))).toEqual(body)
    expect(gunzipSync(compressNow(body, 'gzip'))).toEqual(body)
    expect(brotliDecompressSync(await compressBest(body, 'br'))).toEqual(body)
    expect(gunzipSync(await compressBest(body, 'gzip'))).toEqual(body)
  })
})
