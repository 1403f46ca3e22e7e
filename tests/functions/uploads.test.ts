import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getUpload, uploadDocument, uploadImage } from '#contract/uploads.ts'
import { read, update } from '#server/storage/documents.ts'
import { picturesDocument } from '#server/storage/pictures.ts'
import { deleteUpload, putUpload } from '#server/storage/uploads.ts'
import { recountPictures } from '#server/uploads/recount.ts'
import { PICTURES } from '#server/uploads/stored.ts'
import { testDocument, testPicture } from './pictures.ts'
import { browser, site, withAmina } from './running.ts'

withAmina(beforeAll)

function form(image: Blob | string, name = 'picture.png'): FormData {
  const body = new FormData()
  if (typeof image === 'string') body.set('image', image)
  else body.set('image', image, name)
  return body
}
const get = (image: string, headers: Record<string, string> = {}) =>
  site.send(getUpload, { params: { image }, headers })

describe('a picture', () => {
  it.each([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['webp', 'image/webp'],
  ] as const)(
    'sent as %s under any name is served unchanged as %s, cached for ever',
    async (format, type) => {
      const picture = await testPicture(format)
      const { image, address } = await browser.fetchJson(uploadImage, {
        body: form(picture, 'x.html'),
      })
      expect(address).toBe(`/api/uploads/${image}`)
      const response = await get(image)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe(type)
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(response.headers.get('cache-control')).toContain('immutable')
      expect(response.headers.get('content-security-policy')).toContain('sandbox')
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(
        new Uint8Array(await picture.arrayBuffer()),
      )
      const again = await get(image, { 'if-none-match': response.headers.get('etag') ?? '' })
      expect(again.status).toBe(304)
    },
  )

  it.each(['avif', 'gif'] as const)(
    'serves a picture that the first release stored as %s',
    async format => {
      const picture = await testPicture(format)
      const bytes = new Uint8Array(await picture.arrayBuffer())
      const hash = await putUpload(PICTURES, bytes, `image/${format}`)
      const response = await get(`${hash}.${format}`)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe(`image/${format}`)
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes)
    },
  )

  it('serves a picture without the camera’s location data', async () => {
    const drawn = sharp({ create: { width: 80, height: 50, channels: 3, background: '#2a6f5b' } })
    const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 42/1 46/1' } }
    const picture = await drawn.withExif(place).jpeg().toBuffer()
    expect((await sharp(picture).metadata()).exif).toBeDefined()
    const { image } = await browser.fetchJson(uploadImage, {
      body: form(new Blob([new Uint8Array(picture)]), 'hall.jpg'),
    })
    const stored = Buffer.from(await (await get(image)).arrayBuffer())
    expect((await sharp(stored).metadata()).exif).toBeUndefined()
    expect(await sharp(stored).raw().toBuffer()).toEqual(await sharp(picture).raw().toBuffer())
  })

  it('keeps the name of a picture that is uploaded again', async () => {
    const sent = await Promise.all(
      [1, 2, 3].map(async () =>
        browser.fetchJson(uploadImage, { body: form(await testPicture('png', '#123456')) }),
      ),
    )
    expect(new Set(sent.map(({ image }) => image)).size).toBe(1)
  })
})

describe('a picture of many pixels', () => {
  const drawn = async (width: number, height: number) => {
    const picture = sharp({ create: { width, height, channels: 3, background: '#2a6f5b' } })
    return form(new Blob([new Uint8Array(await picture.png().toBuffer())]))
  }

  it('accepts a picture of 48 megapixels, as phones make them', async () => {
    expect((await browser.send(uploadImage, { body: await drawn(8000, 6000) })).status).toBe(200)
  })

  it('rejects a picture of more than 50 megapixels with the limit in the text', async () => {
    const text = 'The picture has 52 megapixels. Make it smaller first: it can have at most 50.'
    expect(
      await browser.fetchJson(uploadImage, { body: await drawn(8000, 6400) }, 400),
    ).toMatchObject({
      error: text,
      fields: { image: text },
    })
  })
})

describe('the room for pictures', () => {
  const MB = 1024 * 1024
  const upload = async (color: string, status = 200) =>
    browser.fetchJson(uploadImage, { body: form(await testPicture('png', color)) }, status)
  const setSizes = (bytes: Record<string, number>) =>
    update(picturesDocument, () => ({
      pictures: Object.fromEntries(
        Object.entries(bytes).map(([hash, bytes]) => [
          hash,
          {
            ...{ extension: 'png', bytes, width: 0, height: 0, name: '', alt: '' },
            ...{ uploadedAt: '', uploadedBy: '' },
          },
        ]),
      ),
    }))
  beforeEach(() => {
    site.setEnv({ UPLOADS_MB: '5' })
    return async () => {
      await recountPictures(new AbortController().signal)
      site.setEnv({ UPLOADS_MB: undefined })
    }
  })

  it('refuses a picture that does not fit, says what to do and stores nothing', async () => {
    const kept = await upload('#101010')
    await setSizes({ [kept.image.slice(0, 64)]: 100, other: 5 * MB - 150 })
    const before = site.dump()
    const { error, code, fields } = await upload('#202020', 400)
    expect(error).toBe(
      'The site has room for 5 MB of pictures and documents, and 5 MB are used, so this one does not fit. Delete pictures that are no longer needed under Pictures (their room is free after 30 days), or ask the person who runs the site for more room (UPLOADS_MB).',
    )
    expect([code, fields.image]).toEqual(['full', error])
    expect(site.dump()).toEqual(before)
    expect((await upload('#101010')).image).toBe(kept.image)
  })

  it('is shared by parallel uploads', async () => {
    const { size } = await testPicture('png', '#303030')
    await setSizes({ other: 5 * MB - 3 * size - 10 })
    const colors = ['#313131', '#323232', '#333333', '#343434', '#353535', '#363636']
    const sent = await Promise.all(
      colors.map(async color =>
        browser.send(uploadImage, { body: form(await testPicture('png', color)) }),
      ),
    )
    expect(sent.filter(({ status }) => status === 200).length).toBe(3)
  })

  it('counts what is stored once a day, also pictures of an earlier release', async () => {
    const earlier = new Uint8Array(3 * MB).fill(7)
    const hash = await putUpload(PICTURES, earlier, 'image/png')
    await setSizes({ removed: 5 * MB })
    await recountPictures(new AbortController().signal)
    const { pictures } = (await read(picturesDocument)).value
    expect(pictures[hash]?.bytes).toBe(3 * MB)
    expect(pictures).not.toHaveProperty('removed')
    await deleteUpload(PICTURES, hash)
  })

  it('keeps the place of a picture that is being stored', async () => {
    const { image } = await upload('#404040')
    const hash = image.slice(0, 64)
    await deleteUpload(PICTURES, hash)
    await recountPictures(new AbortController().signal)
    expect((await read(picturesDocument)).value.pictures).toHaveProperty(hash)
  })
})

describe('a file that is not a picture', () => {
  const html = new Blob(['<!doctype html><script>alert(1)</script>'])
  const behind = async () => new Blob([await testPicture('jpeg'), html])
  it.each<[string, () => FormData | Promise<FormData>, number, string]>([
    [
      'an SVG',
      () => form(new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'])),
      400,
      'PNG, JPEG',
    ],
    ['an AVIF', async () => form(await testPicture('avif'), 'a.avif'), 400, 'PNG, JPEG'],
    ['a GIF', async () => form(await testPicture('gif'), 'a.gif'), 400, 'PNG, JPEG'],
    ['a page called a picture', () => form(html, 'a.png'), 400, 'PNG, JPEG'],
    ['a picture with a page behind it', async () => form(await behind()), 400, 'PNG, JPEG'],
    ['10 MB', () => form(new Blob([new Uint8Array(10_000_000)])), 413, 'at most'],
    ['just over 4 MB', () => form(new Blob([new Uint8Array(4 * 1024 * 1024 + 1)])), 413, '4 MB'],
    ['an empty file', () => form(new Blob([])), 400, 'Choose a picture.'],
    ['a text', () => form('picture.png'), 400, 'Choose a picture.'],
    ['no field', () => new FormData(), 400, 'Choose a picture.'],
  ])(
    'rejects a file that is not a picture and stores nothing: %s',
    async (_, make, status, text) => {
      const before = site.dump()
      const { error, success } = await browser.fetchJson(
        uploadImage,
        { body: await make() },
        status,
      )
      expect(success).toBe(false)
      expect(error).toContain(text)
      expect(site.dump()).toEqual(before)
    },
  )

  it.each([
    'nothing.png',
    '../secret',
    'a/b.png',
    `${'a'.repeat(64)}.png`,
    `${'a'.repeat(64)}.svg`,
    '%2e%2e',
  ])('responds 404 to the picture %j', async image => {
    expect((await get(image)).status).toBe(404)
  })

  it('responds to no address without a name', async () => {
    expect((await get('')).status).toBe(405)
  })

  it('responds 404 to the extension of another type', async () => {
    const { image } = await browser.fetchJson(uploadImage, {
      body: form(await testPicture('webp')),
    })
    expect((await get(image.replace('.webp', '.gif'))).status).toBe(404)
  })
})

describe('a document', () => {
  const sent = (file: Blob, name = 'Fees 2027.pdf', field = 'document') => {
    const body = new FormData()
    body.set(field, file, name)
    return body
  }

  it('is kept under its name and served as a file to download, cached for ever', async () => {
    const file = testDocument()
    const { address } = await browser.fetchJson(uploadDocument, { body: sent(file) })
    const response = await get(address.split('/').at(-1) ?? '')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('immutable'),
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    expect(await response.text()).toBe(await file.text())
    const { pictures } = (await read(picturesDocument)).value
    const stored = { name: 'Fees 2027', extension: 'pdf', bytes: file.size }
    expect(Object.values(pictures)).toContainEqual(expect.objectContaining(stored))
  })

  it.each<[string, () => FormData | Promise<FormData>, number, string]>([
    ['a picture', async () => sent(await testPicture()), 400, 'not a whole PDF'],
    ['a page called a PDF', () => sent(new Blob(['<html>%PDF-1.7'])), 400, 'not a whole PDF'],
    ['over 4 MB', () => sent(new Blob([new Uint8Array(4 * 1024 * 1024 + 1)])), 413, '4 MB'],
    ['another field', () => sent(testDocument(), 'a.pdf', 'image'), 400, 'Choose a document.'],
  ])('is refused where it is %s', async (_, make, status, text) => {
    const before = site.dump()
    const { error } = await browser.fetchJson(uploadDocument, { body: await make() }, status)
    expect(error).toContain(text)
    expect(site.dump()).toEqual(before)
  })
})
