import { beforeAll, describe, expect, it, vi } from 'vitest'
import {
  createEvent,
  deleteEventWithoutId,
  getEventVersions,
  updateEventWithoutId,
} from '#contract/events.ts'
import { anEvent, eventForm, FIELDS } from './eventForms.ts'
import { find, remove, restore, SATURDAY, save } from './eventsSite.ts'
import { browser, site, withAmina } from './running.ts'

vi.mock('#server/publish/purge.ts', () => import('./purged.ts'))

withAmina(beforeAll, SATURDAY)

// Refusals of single fields are tested next to their schema: src/domain/events/change.test.ts.
const bad: [string, Record<string, string | Blob | undefined>, string, string][] = [
  ['an empty title', { title: '  ' }, 'title', 'Enter a title.'],
  ['a file for a title', { title: new Blob(['x']) }, 'title', 'The title is missing.'],
  ['an SVG', { imageFile: new Blob(['<svg/>']) }, 'imageFile', 'PNG, JPEG'],
]

describe('invalid input', () => {
  it.each(bad)(
    '%s is rejected with a message at its field, and nothing changes',
    async (_, values, field, text) => {
      const id = await anEvent(browser)
      const before = site.dump()
      for (const body of [
        await browser.fetchJson(createEvent, { body: eventForm(values) }, 400),
        await save(id, values, 400),
      ]) {
        expect(body).toMatchObject({ success: false, code: 'invalid' })
        expect(body.fields[field]).toContain(text)
      }
      expect(site.dump()).toEqual(before)
    },
  )

  it('names all invalid fields of an empty form at once', async () => {
    const { fields } = await browser.fetchJson(createEvent, { body: new FormData() }, 400)
    expect(Object.keys(fields).sort()).toEqual(
      ['category', 'date', 'description', 'endTime', 'location', 'startTime', 'title'].sort(),
    )
  })

  it.each<[string, () => object, number, string]>([
    [
      'a picture of 10 MB',
      () => ({ imageFile: new Blob([new Uint8Array(10_000_000)]) }),
      413,
      'at most',
    ],
    [
      'a picture just over 4 MB',
      () => ({ imageFile: new Blob([new Uint8Array(4_194_305)]) }),
      413,
      '4 MB',
    ],
  ])('refuses %s', async (_, values, status, text) => {
    const before = site.dump()
    const { error } = await browser.fetchJson(
      createEvent,
      { body: eventForm({ ...values() }) },
      status,
    )
    expect(error).toContain(text)
    expect(site.dump()).toEqual(before)
  })

  it('rejects JSON and an empty body', async () => {
    await browser.fetchJson(createEvent, { body: FIELDS }, 400)
    await browser.fetchJson(createEvent, {}, 400)
  })

  it('stores HTML in every field as text, and removes control characters', async () => {
    const html = '<img src=x onerror=alert(1)>"\'&'
    const id = await anEvent(browser, {
      title: `${html}\u0000\n next`,
      description: `${html}\r\nsecond line\u0007`,
      location: html,
      moreInfoUrl: 'https://example.org/?q=%3Cscript%3E',
    })
    expect(await find(id)).toMatchObject({
      title: `${html} next`,
      description: `${html}\r\nsecond line`,
      location: html,
    })
  })

  it.each(['nothing', 'a/b', '../events', 'A1', '%2e%2e', '1763740800000', 'x'.repeat(400)])(
    'the id %j is not found',
    async id => {
      const before = site.dump()
      expect((await save(id, {}, 404)).error).toBe('There is no such event.')
      expect((await remove(id, 404)).error).toBe('There is no such event.')
      await restore(id, {}, 404)
      await restore(id, { revision: 1 }, 404)
      await browser.fetchJson(getEventVersions, { params: { id } }, 404)
      expect(site.dump()).toEqual(before)
    },
  )

  it('reports a missing id', async () => {
    for (const body of [
      await browser.fetchJson(updateEventWithoutId, { body: eventForm() }, 400),
      await browser.fetchJson(deleteEventWithoutId, {}, 400),
      await save(' ', {}, 400),
      await remove(' ', 400),
    ]) {
      expect(body).toMatchObject({ success: false, error: 'Event ID is missing.' })
    }
  })
})
