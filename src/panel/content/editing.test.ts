import { expect, it, vi } from 'vitest'
import {
  alert,
  browser,
  DRAFT,
  eachInBrowser,
  panel,
  place,
  SAVE,
  section,
} from '#panel/testing/contentPanel.ts'

eachInBrowser()

/** Delays the server's response until it is released. */
function slowly() {
  let letGo = () => {}
  const gate = new Promise<void>(resolve => {
    letGo = resolve
  })
  const send = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (init.method === 'PUT') await gate
    return send(address, init)
  })
  return letGo
}

it('opens a known section, and no other', async () => {
  const { openSection, open } = await panel()
  expect(openSection('about', 'no-such')).toBe(false)
  expect(openSection('constructor', 'hero-text')).toBe(false)
  expect(open()).toBeNull()
  expect(openSection('about', 'hero-text')).toBe(true)
  expect(open()).toMatchObject({ pageId: 'about', kind: 'text', values: 'Old', restored: false })
})

it('shows a save immediately, sends its base, and closes the section once it is stored', async () => {
  const { openSection, type, save, shown, open, $banner, $hasUnsaved } = await panel()
  openSection('about', 'hero-text')
  type('New')
  expect([$hasUnsaved.get(), browser.local.has(DRAFT)]).toEqual([true, true])
  const saved = section('New', 4)
  browser.responses[SAVE] = { success: true, revision: 4, section: saved }
  const letGo = slowly()
  const saving = save()
  expect(shown()).toMatchObject({ content: 'New', revision: 3 })
  expect(shown()?.lastUpdated).not.toBe('2026-11-01T10:00:00.000Z')
  expect(open()?.saving).toBe(true)
  letGo()
  expect(await saving).toBe(true)
  expect(shown()).toEqual(saved)
  expect(open()).toBeNull()
  expect(place.pathname).toBe('/admin/content/about')
  expect($banner.get()?.text).toBe('Content has been successfully updated.')
  expect([$hasUnsaved.get(), browser.local.has(DRAFT)]).toEqual([false, false])
})

it('asks before it closes a section with changes, and keeps or discards them', async () => {
  const { openSection, type, requestClose, closeUnsaved, stayOpen, open, $closing } = await panel()
  const onClosed = vi.fn()
  const then = vi.fn()
  openSection('about', 'hero-text', onClosed)
  requestClose(then)
  expect([open(), onClosed.mock.calls.length, then.mock.calls.length]).toEqual([null, 1, 1])

  openSection('about', 'hero-text', onClosed)
  type('Half a sen')
  requestClose(then)
  stayOpen()
  expect([open()?.values, $closing.get()]).toEqual(['Half a sen', null])
  requestClose(then)
  closeUnsaved({ keepDraft: true })
  expect([open(), then.mock.calls.length, browser.local.has(DRAFT)]).toEqual([null, 2, true])

  openSection('about', 'hero-text', onClosed)
  expect(open()).toMatchObject({ values: 'Half a sen', restored: true })
  requestClose()
  closeUnsaved({ keepDraft: false })
  expect([open(), $closing.get(), browser.local.has(DRAFT)]).toEqual([null, null, false])
  expect([onClosed.mock.calls.length, place.pathname]).toEqual([
    3,
    '/admin/content/about/hero-text',
  ])
})

it('says after a save what the server has to say of it, once', async () => {
  const { openSection, type, save, $undo } = await panel()
  const note = 'The pages do not allow frames from maps.example.net yet.'
  browser.responses[SAVE] = { success: true, revision: 4, section: section('New', 4), note }
  openSection('about', 'hero-text')
  type('New')
  await save()
  expect($undo.get()).toMatchObject({ text: note })
  browser.responses[SAVE] = { success: true, revision: 5, section: section('Newer', 5) }
  openSection('about', 'hero-text')
  type('Newer')
  await save()
  expect($undo.get()).toBeNull()
})

it.each([
  ['offline', undefined],
  ['failing', 500],
  ['away', 503],
])('reverts a save when the server is %s, and keeps what was typed', async (_, status) => {
  const { openSection, type, save, shown, open, $banner } = await panel()
  openSection('about', 'hero-text')
  type('New')
  if (status) browser.responses[SAVE] = status
  expect(await save()).toBe(false)
  const texts = status ? [['Failed to save content. Please try again.']] : []
  expect(vi.mocked(alert).mock.calls).toEqual(texts)
  expect(shown()).toEqual(section('Old'))
  const unsent = status ? null : 'waiting'
  expect(open()).toMatchObject({ values: 'New', saving: false, unsent })
  expect($banner.get()).toBeNull()
  expect(browser.local.has(DRAFT)).toBe(true)
})

it('sends no content that the rules of its kind refuse', async () => {
  const { openSection, type, save, open } = await panel()
  openSection('about', 'purpose-cards')
  type('[{"title":"a"')
  expect(await save()).toBe(false)
  expect(open()).toMatchObject({ tried: true, saving: false })
  expect(browser.requests.filter(name => name.startsWith('PUT'))).toEqual([])
  expect(alert).not.toHaveBeenCalled()
})

it('sends no content that exceeds the limits of the section', async () => {
  const { openSection, type, save, open } = await panel()
  openSection('header', 'site-name')
  for (const text of ['', 'x'.repeat(81)]) {
    type(text)
    expect(await save()).toBe(false)
    expect(open()).toMatchObject({ tried: true, saving: false })
  }
  expect(browser.requests.filter(name => name.startsWith('PUT'))).toEqual([])
})

it('shows a server error at the text until the text changes', async () => {
  const { openSection, type, save, open, shown } = await panel()
  openSection('about', 'hero-text')
  type('New')
  browser.responses[SAVE] = { status: 400, success: false, error: 'The text is too long.' }
  expect(await save()).toBe(false)
  expect(open()?.errors.content).toBe('The text is too long.')
  expect(shown()?.content).toBe('Old')
  expect(alert).not.toHaveBeenCalled()
  type('Newer')
  expect(open()?.errors.content).toBeUndefined()
})

it('keeps what is typed during a save', async () => {
  const { openSection, type, save, open } = await panel()
  openSection('about', 'hero-text')
  type('New')
  browser.responses[SAVE] = { success: true, revision: 4, section: section('New', 4) }
  const letGo = slowly()
  const saving = save()
  type('New and more')
  letGo()
  await saving
  expect(open()).toMatchObject({
    ...{ values: 'New and more', stored: { revision: 4 } },
    ...{ saving: false, changed: true },
  })
})

it('restores an earlier version with the current revision as base', async () => {
  const { openSection, restore, type, open, shown } = await panel()
  openSection('about', 'hero-text')
  const restored = section('Oldest', 4)
  browser.responses['POST /api/content/about/hero-text/restore'] = {
    success: true,
    revision: 4,
    section: restored,
  }
  type('Unsaved')
  expect(await restore(1)).toBe(false)
  type('Old')
  expect(await restore(1)).toBe(true)
  expect(shown()).toEqual(restored)
  expect(open()).toBeNull()
})
