import { beforeAll, describe, expect, it, vi } from 'vitest'
import { restoreSection, saveSection } from '#contract/content.ts'
import { changeEvents, createEvent, deleteEvent, updateEvent } from '#contract/events.ts'
import { NOT_ALLOWED } from '#contract/failure.ts'
import { notInPart } from '#contract/notAllowed.ts'
import { replacePicture } from '#contract/pictures.ts'
import { uploadImage } from '#contract/uploads.ts'
import type { Role } from '#domain/account/roles.ts'
import { addAdmin, type Browser, signedIn } from './browser.ts'
import { anEvent, eventForm } from './eventForms.ts'
import { testPicture } from './pictures.ts'
import { browser, site, withAmina } from './running.ts'

vi.mock('#server/publish/purge.ts', () => import('./purged.ts'))

withAmina(beforeAll, { SITE_NOW: '2026-11-21T17:00:00Z' })

let count = 0
const as = async (role: Role) => signedIn(site, await addAdmin(`${role}${count++}`, { role }))
const section = (path: string) => {
  const [pageId = '', sectionId = ''] = path.split('/')
  return { pageId, sectionId }
}
const text = (by: Browser, path: string, content: string, status: number) =>
  by.fetchJson(saveSection, { params: section(path), body: { content } }, status)

describe('a role for a part of the site', () => {
  it.each([
    ['school', 'schoolContact/hero-title', 'contact/hero-title'],
    ['gallery', 'gallery/hero-title', 'contact/hero-title'],
  ] as const)('%s saves %s, and neither saves nor restores %s', async (role, own, other) => {
    const hers = await as(role)
    await text(hers, own, 'Ours', 200)
    await text(browser, other, 'First', 200)
    await text(browser, other, 'Second', 200)
    const before = site.dump()
    const refused = await text(hers, other, 'Ours as well', 403)
    expect(refused).toMatchObject({ code: NOT_ALLOWED, error: notInPart(role) })
    const back = { params: section(other), body: { revision: 0 } }
    expect((await hers.fetchJson(restoreSection, back, 403)).code).toBe(NOT_ALLOWED)
    expect(site.dump()).toEqual(before)
  })

  it('changes events of its category, before and after', async () => {
    const hers = await as('events-youth')
    const id = await anEvent(hers, { category: 'youth' })
    await hers.fetchJson(createEvent, { body: eventForm({ category: 'lecture' }) }, 403)
    const other = await anEvent(browser, { category: 'lecture' })
    const before = site.dump()
    const moved = eventForm({ category: 'lecture' })
    const taken = eventForm({ category: 'youth' })
    await hers.fetchJson(updateEvent, { params: { id }, body: moved }, 403)
    await hers.fetchJson(updateEvent, { params: { id: other }, body: taken }, 403)
    await hers.fetchJson(deleteEvent, { params: { id: other } }, 403)
    for (const change of [
      { id, category: 'lecture' },
      { id: other, active: false },
    ] as const) {
      await hers.fetchJson(changeEvents, { body: { changes: [change] } }, 403)
    }
    expect(site.dump()).toEqual(before)
    await hers.fetchJson(deleteEvent, { params: { id } })
  })

  it('replaces no picture that another part shows', async () => {
    const upload = async (color: string) => {
      const body = new FormData()
      body.set('image', await testPicture('png', color), 'picture.png')
      return (await browser.fetchJson(uploadImage, { body })).address as string
    }
    const [shown, next] = [await upload('#123456'), await upload('#654321')]
    await text(browser, 'home/hero-bg-image', shown, 200)
    const hash = (address: string) => /[0-9a-f]{64}/.exec(address)?.[0] ?? ''
    const hers = await as('gallery')
    const send = { params: { hash: hash(shown) }, body: { by: hash(next) } }
    expect((await hers.fetchJson(replacePicture, send, 403)).code).toBe(NOT_ALLOWED)
  })
})
