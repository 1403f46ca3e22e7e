import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { barePicture } from './bare.ts'
import { detectPicture, type Extension } from './kind.ts'

const WORDS = 'Amina at home'
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" dc:source="${WORDS}"/></rdf:RDF></x:xmpmeta>`
const EXIF = {
  IFD0: { Copyright: WORDS },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 42/1 46/1' },
}

/** A picture whose corners differ, so that its orientation can be tested. */
const corners = () =>
  sharp({ create: { width: 64, height: 40, channels: 3, background: '#2a6f5b' } }).composite([
    {
      input: { create: { width: 16, height: 12, channels: 3, background: '#d33' } },
      left: 0,
      top: 0,
    },
  ])
const described = () => corners().withExif(EXIF).withXmp(XMP).withIccProfile('p3')
const bytesOf = async (picture: Sharp) => new Uint8Array(await picture.toBuffer())
const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts))
const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer()

const FORMATS: [Extension, (picture: Sharp) => Sharp][] = [
  ['jpg', picture => picture.jpeg()],
  ['png', picture => picture.png()],
  ['webp', picture => picture.webp()],
]

describe('a bare picture', () => {
  it.each([
    ...FORMATS,
    ['jpg', (picture: Sharp) => picture.jpeg({ progressive: true })],
    ['webp', (picture: Sharp) => picture.webp({ lossless: true })],
    ['png', (picture: Sharp) => picture.png({ palette: true, progressive: true })],
  ] as typeof FORMATS)('says nothing of where it was taken: %s', async (extension, write) => {
    const before = await bytesOf(write(described()))
    expect(latin(before)).toContain(WORDS)
    const bare = barePicture(before, extension) ?? new Uint8Array()
    expect(latin(bare)).not.toContain(WORDS)
    expect(detectPicture(bare)).toEqual(detectPicture(before))
    expect(await pixels(bare)).toEqual(await pixels(before))
    const read = await sharp(bare).metadata()
    expect(read.icc).toEqual((await sharp(before).metadata()).icc)
    expect([read.exif, read.xmp]).toEqual([undefined, undefined])
  })

  it.each(FORMATS)('of a %s without metadata is unchanged', async (extension, write) => {
    const plain = await bytesOf(write(corners()))
    expect(barePicture(plain, extension)).toEqual(plain)
  })

  it.each(FORMATS)('keeps its orientation: %s', async (extension, write) => {
    for (const orientation of [1, 3, 6, 8]) {
      const turned = await bytesOf(write(corners().withExif(EXIF).withMetadata({ orientation })))
      const bare = barePicture(turned, extension) ?? new Uint8Array()
      const read = await sharp(bare).metadata()
      expect(read.orientation ?? 1).toBe(orientation)
      expect(bare.length).toBeLessThan(turned.length)
      const upright = (bytes: Uint8Array) => sharp(bytes).autoOrient().raw().toBuffer()
      expect(await upright(bare)).toEqual(await upright(turned))
    }
  })

  it('of a phone’s JPEG ends with the first picture', async () => {
    const plain = await bytesOf(corners().jpeg())
    const second = await bytesOf(described().jpeg())
    expect(detectPicture(joined(plain, second))?.extension).toBe('jpg')
    expect(barePicture(joined(plain, second), 'jpg')).toEqual(plain)
  })

  it.each(FORMATS)(
    'of a truncated %s is undefined or has no metadata',
    async (extension, write) => {
      const whole = await bytesOf(write(described()))
      for (let length = 60; length < whole.length; length += 37) {
        const bare = barePicture(whole.subarray(0, length), extension)
        expect(latin(bare ?? new Uint8Array())).not.toContain(WORDS)
      }
    },
  )
})
