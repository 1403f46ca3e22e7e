import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createEvent, deleteEvent, updateEvent } from '#contract/events.ts'
import { getUpload, uploadImage } from '#contract/uploads.ts'
import type { User } from '#domain/account/user.ts'
import { deletedEventsTask } from '#server/events/forget.ts'
import { picturesTask, removeUnusedPictures } from '#server/uploads/unused.ts'
import { addAdmin, type Browser, signedIn } from './browser.ts'
import { eventForm } from './eventForms.ts'
import { testPicture } from './pictures.ts'
import { type Site, startSite } from './site.ts'

vi.mock('node:crypto', async original => (await import('./cheapHashes.ts')).cheapCrypto(original))
const { purge } = vi.hoisted(() => ({ purge: vi.fn(async (_tags: readonly string[]) => {}) }))
vi.mock('#server/publish/purge.ts', () => ({ purge }))

const DAY = 86_400_000
let site: Site
let amina: User
let browser: Browser
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  site = await startSite()
  amina = await addAdmin('Amina')
  browser = await signedIn(site, amina)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await site.stop()
})

const later = (days: number) => new Date(Date.now() + days * DAY)
const signal = () => new AbortController().signal
const isThere = async (image: string) =>
  (await site.send(getUpload, { params: { image } })).status === 200
async function upload(colour: string): Promise<string> {
  const body = new FormData()
  body.set('image', await testPicture('png', colour))
  return (await browser.fetchJson(uploadImage, { body })).image
}
async function event(image: string): Promise<string> {
  return (await browser.fetchJson(createEvent, { body: eventForm({ image }) })).event.id
}

it('removes a picture without references after a day, and keeps those with current or earlier ones', async () => {
  const [loose = '', used = '', replaced = '', deleted = ''] = await Promise.all(
    ['#111111', '#222222', '#333333', '#444444'].map(upload),
  )
  await event(used)
  const id = await event(replaced)
  await browser.fetchJson(updateEvent, { params: { id }, body: eventForm({ removeImage: 'true' }) })
  await browser.fetchJson(deleteEvent, { params: { id: await event(deleted) } })

  expect(await removeUnusedPictures(later(0.9), signal())).toBe(0)
  expect(await isThere(loose)).toBe(true)
  expect(await removeUnusedPictures(later(1.1), signal())).toBe(1)
  expect(await isThere(loose)).toBe(false)
  for (const image of [used, replaced, deleted]) expect(await isThere(image)).toBe(true)
})

it('treats a picture that is uploaded again as new', async () => {
  const image = await upload('#555555')
  vi.useFakeTimers({ toFake: ['Date'], now: later(2) })
  try {
    const again = await signedIn(site, await addAdmin('Bilal'))
    const body = new FormData()
    body.set('image', await testPicture('png', '#555555'))
    await again.fetchJson(uploadImage, { body })
    expect(await removeUnusedPictures(later(0.5), signal())).toBe(0)
    expect(await isThere(image)).toBe(true)
  } finally {
    vi.useRealTimers()
    browser = await signedIn(site, amina)
  }
})

it('runs once a day, and stops safely when time is up', async () => {
  const image = await upload('#666666')
  const stop = new AbortController()
  stop.abort(new Error('It took too long'))
  await expect(picturesTask.run(later(5), stop.signal)).rejects.toThrow('too long')
  expect(await isThere(image)).toBe(true)
  expect(purge).not.toHaveBeenCalledWith(['uploads'])
  await picturesTask.run(later(5), signal())
  expect(await isThere(image)).toBe(false)
  expect(purge).toHaveBeenCalledWith(['uploads'])
  const another = await upload('#777777')
  await picturesTask.run(later(5.9), signal())
  expect(await isThere(another)).toBe(true)
})

it('removes the picture of a deleted event after the event itself', async () => {
  const image = await upload('#888888')
  const id = await event(image)
  await browser.fetchJson(updateEvent, { params: { id }, body: eventForm({ title: 'Again' }) })
  await browser.fetchJson(deleteEvent, { params: { id } })
  await deletedEventsTask.run(later(29), signal())
  await removeUnusedPictures(later(29), signal())
  expect(await isThere(image)).toBe(true)
  await deletedEventsTask.run(later(31), signal())
  await removeUnusedPictures(later(31), signal())
  expect(await isThere(image)).toBe(false)
  expect(Object.keys(site.dump()).filter(key => key.includes(`versions/event/${id}`))).toEqual([])
})
