import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SectionAnswer } from '#contract/content.ts'
import { AMINA, type FakeBrowser, fakeBrowser } from '../testing/browser.ts'

const SAVE = 'PUT /api/content/about/hero-text'
const DRAFT = 'draft:content/about/hero-text'

let browser: FakeBrowser
let alert: ReturnType<typeof vi.fn>
let place: { pathname: string; search: string }

beforeEach(() => {
  browser = fakeBrowser()
  alert = vi.fn()
  place = { pathname: '/admin/content/about/hero-text', search: '' }
  vi.stubGlobal('alert', alert)
  vi.stubGlobal('location', place)
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_: unknown, __: string, path: string) => {
      place.pathname = path
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

const section = (content: string, revision = 3, id = 'hero-text'): SectionAnswer => ({
  id,
  title: 'Introduction',
  content,
  revision,
  lastUpdated: '2026-11-01T10:00:00.000Z',
})
const stored = (...sections: SectionAnswer[]) => ({
  about: {
    id: 'about',
    title: 'About',
    route: '/about',
    sections: Object.fromEntries(sections.map(one => [one.id, one])),
    lastUpdated: null,
  },
  header: {
    id: 'header',
    title: 'Header',
    route: '/',
    sections: { 'site-name': section('Center', 1, 'site-name') },
    lastUpdated: null,
  },
})

async function panel(...sections: SectionAnswer[]) {
  browser.answers['GET /api/content'] = stored(
    ...(sections.length > 0 ? sections : [section('Old'), section('[]', 2, 'purpose-cards')]),
  )
  vi.resetModules()
  const { keepUser } = await import('../session.ts')
  keepUser(AMINA)
  const content = await import('./content.ts')
  const drafts = await import('./drafts.ts')
  const editing = await import('./editing.ts')
  const unsaved = await import('../unsaved.ts')
  const { $banner } = await import('../banner.ts')
  await content.siteContent.load()
  return {
    ...content,
    ...drafts,
    ...editing,
    ...unsaved,
    $banner,
    shown: () => content.sectionIn('about', 'hero-text'),
    open: () => editing.$editing.get(),
  }
}

/** Holds the server's answer back until it is let go. */
function slowly() {
  let letGo = () => {}
  const gate = new Promise<void>(resolve => {
    letGo = resolve
  })
  const answer = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (init.method === 'PUT') await gate
    return answer(address, init)
  })
  return letGo
}

it('opens what is known, and nothing else', async () => {
  const { openSection, open } = await panel()
  expect(openSection('about', 'no-such')).toBe(false)
  expect(openSection('constructor', 'hero-text')).toBe(false)
  expect(open()).toBeNull()
  expect(openSection('about', 'hero-text')).toBe(true)
  expect(open()).toMatchObject({ pageId: 'about', kind: 'text', text: 'Old', restored: false })
})

it('shows a save at once, sends its base, and closes when it is stored', async () => {
  const { openSection, type, save, shown, open, $banner, $hasUnsaved } = await panel()
  openSection('about', 'hero-text')
  type('New')
  expect([$hasUnsaved.get(), browser.local.has(DRAFT)]).toEqual([true, true])
  const answer = section('New', 4)
  browser.answers[SAVE] = { success: true, revision: 4, section: answer }
  const letGo = slowly()
  const saving = save()
  expect(shown()).toMatchObject({ content: 'New', revision: 3 })
  expect(shown()?.lastUpdated).not.toBe('2026-11-01T10:00:00.000Z')
  expect(open()?.saving).toBe(true)
  letGo()
  expect(await saving).toBe(true)
  expect(shown()).toEqual(answer)
  expect(open()).toBeNull()
  expect(place.pathname).toBe('/admin/content/about')
  expect($banner.get()?.text).toBe('Content has been successfully updated.')
  expect([$hasUnsaved.get(), browser.local.has(DRAFT)]).toEqual([false, false])
})

it.each([
  ['offline', undefined],
  ['failing', 500],
  ['away', 503],
])('takes a save back when the server is %s, and keeps what was typed', async (_, status) => {
  const { openSection, type, save, shown, open, $banner } = await panel()
  openSection('about', 'hero-text')
  type('New')
  if (status) browser.answers[SAVE] = status
  expect(await save()).toBe(false)
  expect(alert).toHaveBeenCalledExactlyOnceWith('Failed to save content. Please try again.')
  expect(shown()).toEqual(section('Old'))
  expect(open()).toMatchObject({ text: 'New', saving: false })
  expect($banner.get()).toBeNull()
  expect(browser.local.has(DRAFT)).toBe(true)
})

it('sends nothing that the rules of the kind refuse', async () => {
  const { openSection, type, save, open } = await panel()
  openSection('about', 'purpose-cards')
  type('[{"title":"a"')
  expect(await save()).toBe(false)
  expect(open()).toMatchObject({ tried: true, saving: false })
  expect(browser.asked.filter(name => name.startsWith('PUT'))).toEqual([])
  expect(alert).not.toHaveBeenCalled()
})

it('sends nothing that the section’s own limits refuse', async () => {
  const { openSection, type, save, open } = await panel()
  openSection('header', 'site-name')
  for (const text of ['', 'x'.repeat(81)]) {
    type(text)
    expect(await save()).toBe(false)
    expect(open()).toMatchObject({ tried: true, saving: false })
  }
  expect(browser.asked.filter(name => name.startsWith('PUT'))).toEqual([])
})

it('shows what the server refuses at the text, until it is changed', async () => {
  const { openSection, type, save, open, shown } = await panel()
  openSection('about', 'hero-text')
  type('New')
  browser.answers[SAVE] = { status: 400, success: false, error: 'The text: is too long.' }
  expect(await save()).toBe(false)
  expect(open()?.refusal).toBe('The text: is too long.')
  expect(shown()?.content).toBe('Old')
  expect(alert).not.toHaveBeenCalled()
  type('Newer')
  expect(open()?.refusal).toBeNull()
})

it('goes on with what was typed while the save was under way', async () => {
  const { openSection, type, save, open, isChanged } = await panel()
  openSection('about', 'hero-text')
  type('New')
  browser.answers[SAVE] = { success: true, revision: 4, section: section('New', 4) }
  const letGo = slowly()
  const saving = save()
  type('New and more')
  letGo()
  await saving
  const editing = open()
  expect(editing).toMatchObject({ text: 'New and more', base: { revision: 4 }, saving: false })
  expect(editing && isChanged(editing)).toBe(true)
})

describe('a conflict', describeConflict)

function describeConflict() {
  const theirs = section('Theirs', 9)

  async function inConflict() {
    const all = await panel()
    all.openSection('about', 'hero-text')
    all.type('Mine')
    browser.answers[SAVE] = { status: 409, success: false, error: 'Newer', current: theirs }
    await all.save()
    return all
  }

  it('lays both texts side by side when someone else has saved', async () => {
    const { open, shown } = await inConflict()
    expect(open()).toMatchObject({ text: 'Mine', newer: theirs, comparing: true })
    expect(shown()).toEqual(theirs)
    expect(alert).not.toHaveBeenCalled()
  })

  it('saves mine on top of theirs', async () => {
    const { keepMine, open } = await inConflict()
    const bodies: unknown[] = []
    vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
      bodies.push(JSON.parse(String(body)))
      return Response.json({ success: true, revision: 10, section: section('Mine', 10) })
    })
    expect(await keepMine()).toBe(true)
    expect(bodies).toEqual([{ content: 'Mine', base: 9 }])
    expect(open()).toBeNull()
  })

  it('takes theirs, and brings mine back on demand', async () => {
    const { takeTheirs, bringMineBack, closeSection, openSection, open } = await inConflict()
    takeTheirs()
    expect(open()).toMatchObject({ text: 'Theirs', base: theirs, newer: null, aside: 'Mine' })
    closeSection()
    openSection('about', 'hero-text')
    expect(open()).toMatchObject({ text: 'Theirs', aside: 'Mine' })
    bringMineBack()
    expect(open()).toMatchObject({ text: 'Mine', base: theirs, aside: null })
  })

  it('compares again instead of saving over theirs', async () => {
    const { compare, type, save, open } = await inConflict()
    compare(false)
    type('Mine and more')
    const asked = browser.asked.length
    expect(await save()).toBe(false)
    expect(open()).toMatchObject({ comparing: true, text: 'Mine and more' })
    expect(browser.asked).toHaveLength(asked)
  })

  it('shows theirs when mine is given up', async () => {
    const { discard, open } = await inConflict()
    discard()
    expect(open()).toMatchObject({ text: 'Theirs', newer: null })
  })
}

it('brings a draft back after a reload, and forgets it when it is given up', async () => {
  const before = await panel()
  before.openSection('about', 'hero-text')
  before.type('Half a sen')
  const again = await panel()
  again.countDrafts()
  expect([...again.$drafts.get()]).toEqual(['about/hero-text'])
  again.openSection('about', 'hero-text')
  expect(again.open()).toMatchObject({ text: 'Half a sen', restored: true })
  again.cancel()
  expect(again.open()).toBeNull()
  expect([...again.$drafts.get()]).toEqual([])
  expect(place.pathname).toBe('/admin/content/about')
})

it('tells of a draft whose text someone else has changed since', async () => {
  const before = await panel()
  before.openSection('about', 'hero-text')
  before.type('Mine')
  const again = await panel(section('Theirs', 8))
  again.openSection('about', 'hero-text')
  expect(again.open()).toMatchObject({
    text: 'Mine',
    base: { content: 'Old', revision: 3 },
    newer: { content: 'Theirs' },
    comparing: true,
    restored: false,
  })
})

it('forgets a draft that says what is stored', async () => {
  const before = await panel()
  before.openSection('about', 'hero-text')
  before.type('Same')
  const again = await panel(section('Same', 8))
  again.openSection('about', 'hero-text')
  expect(again.open()).toMatchObject({ text: 'Same', newer: null, restored: false })
  expect(browser.local.has(DRAFT)).toBe(false)
})

it('keeps the draft and asks nothing more when the session has ended', async () => {
  const { openSection, type, save, $hasUnsaved } = await panel()
  openSection('about', 'hero-text')
  type('New')
  browser.answers[SAVE] = 401
  await save()
  expect(browser.local.has(DRAFT)).toBe(true)
  expect($hasUnsaved.get()).toBe(false)
  expect(alert).not.toHaveBeenCalled()
})

it('restores an earlier version, on top of what is stored', async () => {
  const { openSection, restore, type, open, shown } = await panel()
  openSection('about', 'hero-text')
  const restored = section('Oldest', 4)
  browser.answers['POST /api/content/about/hero-text/restore'] = {
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

it('leaves a section with its draft, or without', async () => {
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
