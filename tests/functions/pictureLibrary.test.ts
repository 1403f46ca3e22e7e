import { beforeAll, expect, it, vi } from 'vitest'
import { restoreSection, saveSection } from '#contract/content.ts'
import { createEvent, deleteEvent, getAdminEvents, updateEvent } from '#contract/events.ts'
import {
  deletePicture,
  describePicture,
  getPictures,
  type LibraryPicture,
  replacePicture,
  restorePicture,
} from '#contract/pictures.ts'
import { getRecentActivity } from '#contract/recentActivity.ts'
import { getUpload, uploadImage } from '#contract/uploads.ts'
import { DAY } from '#domain/time/civil.ts'
import { deletedEventsTask } from '#server/events/forget.ts'
import { contentDocument } from '#server/storage/content.ts'
import { read } from '#server/storage/documents.ts'
import { putUpload } from '#server/storage/uploads.ts'
import { PICTURES } from '#server/uploads/stored.ts'
import { picturesTask, removeDeletedPictures } from '#server/uploads/unused.ts'
import { eventForm } from './eventForms.ts'
import { testPicture } from './pictures.ts'
import { browser, site, withAmina } from './running.ts'

const { purge } = vi.hoisted(() => ({ purge: vi.fn(async (_tags: readonly string[]) => {}) }))
vi.mock('#server/publish/purge.ts', () => ({ purge }))

withAmina(beforeAll)

const later = (days: number) => new Date(Date.now() + days * DAY)
const signal = () => new AbortController().signal
const isThere = async (image: string) =>
  (await site.send(getUpload, { params: { image } })).status === 200
async function upload(colour: string, name = 'picture.png'): Promise<string> {
  const body = new FormData()
  body.set('image', await testPicture('png', colour), name)
  return (await browser.fetchJson(uploadImage, { body })).image
}
async function event(image: string): Promise<string> {
  return (await browser.fetchJson(createEvent, { body: eventForm({ image }) })).event.id
}
const hashOf = (image: string) => image.slice(0, 64)
const params = (image: string) => ({ hash: hashOf(image) })
const remove = (image: string, status = 200) =>
  browser.fetchJson(deletePicture, { params: params(image) }, status)
const library = async (): Promise<LibraryPicture[]> =>
  (await browser.fetchJson(getPictures)).pictures
const inLibrary = async (image: string): Promise<LibraryPicture | undefined> =>
  (await library()).find(({ hash }) => hash === hashOf(image))
const save = (pageId: string, sectionId: string, content: string) =>
  browser.fetchJson(saveSection, { params: { pageId, sectionId }, body: { content } })

it('keeps a picture that nothing names until it was deleted 30 days ago', async () => {
  const [loose = '', gone = '', used = '', replaced = '', deleted = ''] = await Promise.all(
    ['#111111', '#181818', '#222222', '#333333', '#444444'].map(color => upload(color)),
  )
  await event(used)
  const id = await event(replaced)
  await browser.fetchJson(updateEvent, { params: { id }, body: eventForm({ removeImage: 'true' }) })
  await browser.fetchJson(deleteEvent, { params: { id: await event(deleted) } })
  for (const image of [gone, replaced, deleted]) await remove(image)

  expect(await removeDeletedPictures(later(29.9), signal())).toBe(0)
  expect(await isThere(gone)).toBe(true)
  expect(await removeDeletedPictures(later(30.1), signal())).toBe(1)
  expect(await isThere(gone)).toBe(false)
  expect(await inLibrary(gone)).toBeUndefined()
  // A kept version of an event and a deleted event still name theirs.
  for (const image of [loose, used, replaced, deleted]) expect(await isThere(image)).toBe(true)
})

it('restores a deleted picture, also by uploading it again', async () => {
  const image = await upload('#555555')
  await remove(image)
  expect(await inLibrary(image)).toMatchObject({ deleted: { by: 'Amina' } })
  await upload('#555555')
  expect((await inLibrary(image))?.deleted).toBeUndefined()
  await remove(image)
  await browser.fetchJson(restorePicture, { params: params(image), body: undefined })
  expect((await inLibrary(image))?.deleted).toBeUndefined()
  expect(await removeDeletedPictures(later(40), signal())).toBe(0)
})

it('runs once a day, and stops safely when time is up', async () => {
  const image = await upload('#666666')
  await remove(image)
  const stop = new AbortController()
  stop.abort(new Error('It took too long'))
  await expect(picturesTask.run(later(35), stop.signal)).rejects.toThrow('too long')
  expect(await isThere(image)).toBe(true)
  expect(purge).not.toHaveBeenCalledWith(['uploads'])
  await picturesTask.run(later(35), signal())
  expect(await isThere(image)).toBe(false)
  expect(purge).toHaveBeenCalledWith(['uploads'])
  const another = await upload('#777777')
  await remove(another)
  await picturesTask.run(later(35.9), signal())
  expect(await isThere(another)).toBe(true)
})

it('removes the deleted picture of a deleted event after the event itself', async () => {
  const image = await upload('#888888')
  const id = await event(image)
  await browser.fetchJson(updateEvent, { params: { id }, body: eventForm({ title: 'Again' }) })
  await browser.fetchJson(deleteEvent, { params: { id } })
  await remove(image)
  await deletedEventsTask.run(later(29), signal())
  await removeDeletedPictures(later(31), signal())
  expect(await isThere(image)).toBe(true)
  await deletedEventsTask.run(later(31), signal())
  await removeDeletedPictures(later(31), signal())
  expect(await isThere(image)).toBe(false)
  expect(Object.keys(site.dump()).filter(key => key.includes(`versions/event/${id}`))).toEqual([])
})

it('lists a picture with its name, size, admin and places, and what it shows', async () => {
  const image = await upload('#999999', 'Eid  prayer.final.jpeg')
  const id = await event(image)
  await save('home', 'hero-bg-image', `/api/uploads/${image}`)
  await browser.fetchJson(describePicture, {
    params: params(image),
    body: { name: ' Eid prayer ', alt: 'Rows of people\nin the courtyard' },
  })
  expect(await inLibrary(image)).toEqual({
    hash: hashOf(image),
    address: `/api/uploads/${image}`,
    name: 'Eid prayer',
    alt: 'Rows of people in the courtyard',
    bytes: (await testPicture('png', '#999999')).size,
    width: expect.any(Number),
    height: expect.any(Number),
    uploadedAt: expect.stringMatching(/^20/),
    uploadedBy: 'Amina',
    uses: [
      { name: 'Home, Welcome picture', href: '/admin/content/home/hero-bg-image' },
      {
        name: expect.stringMatching(/^Event: /),
        href: expect.stringMatching(/^\/admin\/events#event-./),
      },
    ],
  })
  const { error, code } = await remove(image, 409)
  expect(code).toBe('in_use')
  expect(error).toContain('This picture is shown: Home, Welcome picture; Event: ')
  await browser.fetchJson(deleteEvent, { params: { id } })
})

it('finds pictures of an earlier release when the library is opened', async () => {
  const bytes = new Uint8Array(await (await testPicture('webp', '#aaaaaa')).arrayBuffer())
  const hash = await putUpload(PICTURES, bytes, 'image/webp')
  // A process that has just counted them counts again after a minute.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
  const { pictures, usedBytes } = await browser.fetchJson(getPictures)
  const found = pictures.find((one: LibraryPicture) => one.hash === hash)
  expect(found).toMatchObject({ name: '', uploadedBy: '', bytes: bytes.length, uses: [] })
  expect(found?.width).toBeGreaterThan(0)
  expect(usedBytes).toBeGreaterThanOrEqual(bytes.length)
  vi.useRealTimers()
})

it('replaces a picture everywhere at once, and takes that back', async () => {
  const [before, after] = [await upload('#bbbbbb', 'old.png'), await upload('#cccccc', 'new.png')]
  const id = await event(before)
  const photos = JSON.stringify([{ image: `/api/uploads/${before}`, alt: 'The hall' }], null, 2)
  await save('schoolHome', 'photos', photos)
  await save('about', 'about-bg-image', `{"src":"/api/uploads/${before}","alt":"The hall"}`)
  const texts = async () => {
    const { sections } = (await read(contentDocument)).value
    const { events } = { events: await browser.fetchJson(getAdminEvents) }
    const image = events.find((one: { id: string }) => one.id === id)?.image
    const of = (path: string) => sections[path]?.content ?? ''
    const paths = ['schoolHome/photos', 'about/about-bg-image', 'about/picture-k3m9x2ab-image']
    return [image, ...paths.map(of)].join('\n')
  }
  // Of a part that people added to a page.
  await save('about', 'picture-k3m9x2ab-image', `/api/uploads/${before}`)
  const shown = await texts()
  const { places } = await browser.fetchJson(replacePicture, {
    params: params(before),
    body: { by: hashOf(after) },
  })
  expect(places.toSorted()).toEqual([
    'about/about-bg-image',
    'about/picture-k3m9x2ab-image',
    `event:${id}`,
    'schoolHome/photos',
  ])
  expect(await texts()).toBe(shown.replaceAll(before, after))
  expect(await inLibrary(before)).toMatchObject({ deleted: { by: 'Amina' } })
  // What an undo from the activity log needs.
  const { data } = await browser.fetchJson(getRecentActivity, { query: { pageSize: 1 } })
  expect(data[0]).toMatchObject({ picture: hashOf(before), by: hashOf(after), places })

  // Elsewhere the new picture stays when the replacement is taken back.
  await save('home', 'hero-bg-image', `/api/uploads/${after}`)
  await browser.fetchJson(replacePicture, {
    params: params(after),
    body: { by: hashOf(before), places },
  })
  expect(await texts()).toBe(shown)
  expect((await inLibrary(before))?.deleted).toBeUndefined()
  expect(await inLibrary(after)).toMatchObject({ uses: [{ name: 'Home, Welcome picture' }] })
  // Nothing shows it there any more: taking it back twice changes nothing.
  await browser.fetchJson(
    replacePicture,
    { params: params(after), body: { by: hashOf(before), places } },
    409,
  )
  expect((await inLibrary(after))?.deleted).toBeUndefined()

  const history = { pageId: 'about', sectionId: 'about-bg-image' }
  const body = { revision: 0 }
  await browser.fetchJson(restoreSection, { params: history, body })
})

it.each([
  ['a picture that is not there', 'f'.repeat(64), 404],
  ['what every object has', 'constructor', 400],
  ['itself', '', 400],
])('refuses to replace a picture by %s', async (_, by, status) => {
  const image = await upload('#dddddd')
  await browser.fetchJson(
    replacePicture,
    { params: params(image), body: { by: by || hashOf(image) } },
    status,
  )
  const { hash } = params(image)
  expect((await library()).find(one => one.hash === hash)?.deleted).toBeUndefined()
})
