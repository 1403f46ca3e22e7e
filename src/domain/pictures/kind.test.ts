import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { detectPicture } from './kind.ts'

const drawn = () =>
  sharp({ create: { width: 320, height: 200, channels: 3, background: '#2a6f5b' } })
const clear = () =>
  sharp({
    create: { width: 33, height: 21, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
  })
const bytesOf = async (picture: Sharp) => new Uint8Array(await picture.toBuffer())
const text = (words: string) => new TextEncoder().encode(words)
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts))

const whole: [string, () => Sharp, string, number, number][] = [
  ['a PNG', () => drawn().png(), 'png', 320, 200],
  ['a PNG with transparency', () => clear().png(), 'png', 33, 21],
  ['a JPEG', () => drawn().jpeg(), 'jpg', 320, 200],
  ['a progressive JPEG', () => drawn().jpeg({ progressive: true }), 'jpg', 320, 200],
  [
    'a JPEG with metadata',
    () =>
      drawn()
        .withExif({ IFD0: { Copyright: 'us' } })
        .jpeg(),
    'jpg',
    320,
    200,
  ],
  ['a WebP', () => drawn().webp(), 'webp', 320, 200],
  ['a lossless WebP', () => drawn().webp({ lossless: true }), 'webp', 320, 200],
  ['a WebP with transparency', () => clear().webp(), 'webp', 33, 21],
]

describe('pictures', () => {
  it.each(whole)('detects %s and its size', async (_, make, extension, width, height) => {
    expect(detectPicture(await bytesOf(make()))).toMatchObject({ extension, width, height })
  })

  it.each([
    ['a JPEG', () => drawn().jpeg(), false],
    ['a progressive JPEG', () => drawn().jpeg({ progressive: true }), true],
    ['a PNG', () => drawn().png(), false],
    ['an interlaced PNG', () => drawn().png({ progressive: true }), true],
  ])('detects whether %s is interlaced', async (_, make, interlaced) => {
    expect(detectPicture(await bytesOf(make()))?.interlaced).toBe(interlaced)
  })

  it.each(whole)('rejects %s with appended data', async (_, make) => {
    const page = text('<script>alert(1)</script>')
    expect(detectPicture(joined(await bytesOf(make()), page))).toBeUndefined()
  })

  it.each(whole)('rejects a truncated %s', async (_, make) => {
    const bytes = await bytesOf(make())
    expect(detectPicture(bytes.subarray(0, bytes.length - 9))).toBeUndefined()
    for (let length = 0; length < Math.min(60, bytes.length); length++) {
      expect(detectPicture(bytes.subarray(0, length))).toBeUndefined()
    }
  })

  it('accepts a JPEG padded with zeros', async () => {
    const bytes = await bytesOf(drawn().jpeg())
    expect(detectPicture(joined(bytes, new Uint8Array(300)))?.extension).toBe('jpg')
  })

  it.each([
    ['an AVIF', () => drawn().avif()],
    ['a GIF', () => drawn().gif()],
  ])('rejects %s', async (_, make) => {
    expect(detectPicture(await bytesOf(make()))).toBeUndefined()
  })

  it.each([
    ['nothing', ''],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a page', '<!doctype html><title>x</title>'],
    ['a page that begins as a GIF', 'GIF89a/*<script>alert(1)</script>*/=1;'],
    ['a PDF', '%PDF-1.7 and some more text to be long enough for anything'],
    ['a BMP', 'BM and some more text to be long enough for anything at all'],
  ])('does not accept %s as a picture', (_, words) => {
    expect(detectPicture(text(words))).toBeUndefined()
  })
})
