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
  const { openSection, type, requestClose, open } = await panel()
  const { $leaving, stay } = await import('#panel/shell/leaving.ts')
  const onClosed = vi.fn()
  const then = vi.fn()
  openSection('about', 'hero-text', onClosed)
  requestClose(then)
  expect([open(), onClosed.mock.calls.length, then.mock.calls.length]).toEqual([null, 1, 1])

  openSection('about', 'hero-text', onClosed)
  type('Half a sen')
  requestClose(then)
  stay()
  expect(open()?.values).toBe('Half a sen')
  requestClose(then)
  $leaving.get()?.keep?.run()
  expect([open(), then.mock.calls.length, browser.local.has(DRAFT)]).toEqual([null, 2, true])

  openSection('about', 'hero-text', onClosed)
  expect(open()).toMatchObject({ values: 'Half a sen', restored: true })
  requestClose()
  $leaving.get()?.discard()
  expect([open(), $leaving.get(), browser.local.has(DRAFT)]).toEqual([null, null, false])
  expect([onClosed.mock.calls.length, place.pathname]).toEqual([
    3,
    '/admin/content/about/hero-text',
  ])
})

it('offers to undo a save, and says what the server has to say of it, once', async () => {
  const { openSection, type, save, shown, $undo } = await panel()
  const note = 'The pages do not allow frames from maps.example.net yet.'
  browser.responses[SAVE] = { success: true, revision: 4, section: section('New', 4), note }
  openSection('about', 'hero-text')
  type('New')
  await save()
  expect($undo.get()).toMatchObject({ text: `“Introduction” was changed. ${note}` })
  browser.responses[SAVE] = { success: true, revision: 5, section: section('Newer', 5) }
  openSection('about', 'hero-text')
  type('Newer')
  await save()
  expect($undo.get()).toMatchObject({ text: '“Introduction” was changed.' })
  browser.responses[`${SAVE.replace('PUT', 'POST')}/restore`] = {
    success: true,
    revision: 6,
    section: section('New', 6),
  }
  $undo.get()?.run?.()
  await vi.waitFor(() => expect(shown()).toMatchObject({ content: 'New', revision: 6 }))
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

it.each([
  ['the rules of its kind', 'about', 'purpose-cards', '[{"title":"a"'],
  ['the least of the section', 'header', 'site-name', ''],
  ['the most of the section', 'header', 'site-name', 'x'.repeat(81)],
])('sends no content that is against %s', async (_, pageId, sectionId, text) => {
  const { openSection, type, save, open } = await panel()
  openSection(pageId, sectionId)
  type(text)
  expect(await save()).toBe(false)
  expect(open()).toMatchObject({ tried: true, saving: false })
  expect(browser.requests.filter(name => name.startsWith('PUT'))).toEqual([])
  expect(alert).not.toHaveBeenCalled()
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

const theirs = section('Theirs', 9)

async function inConflict() {
  const all = await panel()
  all.openSection('about', 'hero-text')
  all.type('Mine')
  browser.responses[SAVE] = {
    ...{ status: 409, success: false, error: 'Newer' },
    ...{ current: theirs, savedBy: 'Bilal' },
  }
  await all.save()
  const { store } = all.open()!
  const { key } = all.open()!.conflict!.choices[0]!
  return { ...all, store, choose: (side: 'mine' | 'theirs') => store.choose({ [key]: side }) }
}

it('shows both texts side by side when another admin saved first', async () => {
  const { open, shown } = await inConflict()
  expect(open()).toMatchObject({
    values: 'Mine',
    conflict: { theirs, by: 'Bilal', isOpen: true, choices: [{ mine: 'Mine', theirs: 'Theirs' }] },
  })
  expect(shown()).toEqual(theirs)
  expect(alert).not.toHaveBeenCalled()
})

it('shows the text of the other admin, and brings mine back on request', async () => {
  const { choose, store, closeSection, openSection, open } = await inConflict()
  await choose('theirs')
  expect(open()).toMatchObject({ values: 'Theirs', stored: theirs, conflict: null, aside: 'Mine' })
  store.close()
  closeSection()
  openSection('about', 'hero-text')
  expect(open()).toMatchObject({ values: 'Theirs', aside: 'Mine' })
  open()?.store.bringBack()
  expect(open()).toMatchObject({ values: 'Mine', stored: theirs, aside: null })
})

it('shows the conflict again instead of overwriting the other save', async () => {
  const { store, type, save, open } = await inConflict()
  store.compare(false)
  type('Mine and more')
  const before = browser.requests.length
  expect(await save()).toBe(false)
  expect(open()).toMatchObject({ conflict: { isOpen: true }, values: 'Mine and more' })
  expect(browser.requests).toHaveLength(before)
})

it('shows the text of the other admin when mine is discarded', async () => {
  const { store, open } = await inConflict()
  store.discard()
  expect(open()).toMatchObject({ values: 'Theirs', conflict: null })
})
