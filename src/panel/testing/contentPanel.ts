import { beforeEach, vi } from 'vitest'
import type { SectionResponse } from '#contract/content.ts'
import { AMINA, type FakeBrowser, fakeBrowser } from './browser.ts'

/** What saves the section that tests edit, and where its draft is kept. */
export const SAVE = 'PUT /api/content/about/hero-text'
export const DRAFT = 'draft:content/about/hero-text'

export let browser: FakeBrowser
export let alert: ReturnType<typeof vi.fn>
export let place: { pathname: string; search: string }

/** Gives each test of the file a browser in which the section is open. */
export function eachInBrowser(): void {
  beforeEach(() => {
    // A save that is to be sent again ends with its test.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
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
}

export const section = (content: string, revision = 3, id = 'hero-text'): SectionResponse => ({
  id,
  title: 'Introduction',
  content,
  revision,
  lastUpdated: '2026-11-01T10:00:00.000Z',
})
const stored = (...sections: SectionResponse[]) => ({
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

/** The stores of a panel that was just loaded, with these sections stored. */
export async function panel(...sections: SectionResponse[]) {
  browser.responses['GET /api/admin/content'] = stored(
    ...(sections.length > 0 ? sections : [section('Old'), section('[]', 2, 'purpose-cards')]),
  )
  vi.resetModules()
  const { keepUser } = await import('#panel/shell/session.ts')
  keepUser(AMINA)
  const content = await import('#panel/content/content.ts')
  const drafts = await import('#panel/content/drafts.ts')
  const editing = await import('#panel/content/editing.ts')
  const { savedByInWords } = await import('#panel/editing/savedBy.ts')
  const unsaved = await import('#panel/shell/unsaved.ts')
  const { $banner, $undo } = await import('#panel/shell/banner.ts')
  await content.siteContent.load()
  return {
    ...content,
    ...drafts,
    ...editing,
    ...unsaved,
    savedByInWords,
    $banner,
    $undo,
    shown: () => content.sectionIn('about', 'hero-text'),
    open: () => editing.$editing.get(),
    save: () => editing.$editing.get()!.store.save(),
    restore: (revision: number) => editing.$editing.get()!.store.restore(revision),
  }
}
