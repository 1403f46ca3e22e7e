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

it('restores a draft after a reload, and removes it when it is discarded', async () => {
  const before = await panel()
  before.openSection('about', 'hero-text')
  before.type('Half a sen')
  const again = await panel()
  again.countDrafts()
  expect([...again.$drafts.get()]).toEqual(['about/hero-text'])
  again.openSection('about', 'hero-text')
  expect(again.open()).toMatchObject({ values: 'Half a sen', restored: true })
  again.cancel()
  expect(again.open()).toBeNull()
  expect([...again.$drafts.get()]).toEqual([])
  expect(place.pathname).toBe('/admin/content/about')
})

it.each([
  ['another admin by name', 'Bilal', 'Bilal changed the same thing and saved it first'],
  ['oneself', 'Amina', 'You saved a newer version in another tab or on another device'],
  ['no one while the name is not known', null, 'A newer version was saved'],
])('reports a draft whose text was changed since, and names %s', async (_, by, title) => {
  const before = await panel()
  before.openSection('about', 'hero-text')
  before.type('Mine')
  const again = await panel(section('Theirs', 8))
  browser.responses['GET /api/content/about/hero-text/versions'] = {
    versions: [{ revision: 8, savedAt: '2026-11-02T10:00:00.000Z', by }],
  }
  again.openSection('about', 'hero-text')
  expect(again.open()).toMatchObject({
    values: 'Mine',
    stored: { content: 'Old', revision: 3 },
    conflict: { theirs: { content: 'Theirs' }, isOpen: true },
    restored: false,
  })
  await vi.waitFor(() =>
    expect(browser.requests.at(-1)).toBe('GET /api/content/about/hero-text/versions'),
  )
  await vi.waitFor(() => expect(again.open()?.conflict?.by).toBe(by))
  expect(again.savedByInWords(by).title).toBe(title)
})

it('removes a draft that equals the stored text', async () => {
  const before = await panel()
  before.openSection('about', 'hero-text')
  before.type('Same')
  const again = await panel(section('Same', 8))
  again.openSection('about', 'hero-text')
  expect(again.open()).toMatchObject({ values: 'Same', conflict: null, restored: false })
  expect(browser.local.has(DRAFT)).toBe(false)
})

it('keeps the draft and shows no dialog when the session has ended', async () => {
  const { openSection, type, save, $hasUnsaved } = await panel()
  openSection('about', 'hero-text')
  type('New')
  browser.responses[SAVE] = 401
  await save()
  expect(browser.local.has(DRAFT)).toBe(true)
  expect($hasUnsaved.get()).toBe(false)
  expect(alert).not.toHaveBeenCalled()
})

it('keeps the draft when a section closes, and removes it when changes are discarded', async () => {
  const { openSection, type, closeSection, isUnsavedKept, discardUnsaved } = await panel()
  openSection('about', 'hero-text')
  type('New')
  expect(isUnsavedKept()).toBe(true)
  closeSection()
  expect(browser.local.has(DRAFT)).toBe(true)
  openSection('about', 'hero-text')
  discardUnsaved()
  expect(browser.local.has(DRAFT)).toBe(false)
})
