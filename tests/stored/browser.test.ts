import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { scriptNamed } from '#config/inlineScript.ts'
import { isCardShown, WHATSAPP_KEYS } from '#domain/visitor/whatsapp.ts'

const HERE = new URL('.', import.meta.url)
const releases = readdirSync(HERE, { withFileTypes: true }).filter(
  ({ name }) => existsSync(new URL(`${name}/browser.json`, HERE)),
)

const ADMIN = {
  ...{ id: '1', name: 'Administrator', email: 'admin@example.org', role: 'admin' as const },
  ...{ avatar: null, twoFactor: false, hasPasskey: false },
}

type Kept = Record<string, string>

/** As much of a Storage as the site uses. */
const storageOf = (kept: Kept) =>
  new Proxy(kept, {
    get: (target, name) =>
      ({
        getItem: (key: string) => target[key] ?? null,
        setItem: (key: string, value: string) => void Object.assign(target, { [key]: value }),
        removeItem: (key: string) => Reflect.deleteProperty(target, key),
      })[String(name)],
  })

describe.each(releases.map(({ name }) => name))('what release %s kept in a browser', release => {
  const read = () =>
    JSON.parse(readFileSync(new URL(`${release}/browser.json`, HERE), 'utf8')) as {
      localStorage: Kept
      sessionStorage: Kept
    }
  let kept: ReturnType<typeof read>

  beforeEach(() => {
    kept = read()
    vi.resetModules()
    vi.stubGlobal('localStorage', storageOf(kept.localStorage))
    vi.stubGlobal('sessionStorage', storageOf(kept.sessionStorage))
    vi.stubGlobal('document', { documentElement: { dataset: {} }, addEventListener: () => {} })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('has only keys with a test below', () => {
    expect(Object.keys({ ...kept.localStorage, ...kept.sessionStorage }).sort()).toEqual([
      ...['colorTheme', 'draft:content/about/mission-vision', 'draft:prayer-settings'],
      ...['draft:site', 'fontTheme', 'isDarkMode', 'message:contact', 'siteTheme', 'user'],
      ...['whatsappHideUntil', 'whatsappNeverShow'],
    ])
  })

  it('keeps the visitor’s theme, before the first paint and after', async () => {
    const { $visitorTheme } = await import('#stores/visitorTheme.ts')
    expect($visitorTheme.get()).toEqual({ color: 'purple', font: 'alt', mode: 'dark' })
    const root = {
      className: 'theme-red',
      dataset: { siteTheme: 'red' } as Record<string, string>,
      classList: { add: (name: string) => Object.assign(root, { className: name }) },
    }
    const { localStorage } = globalThis
    const addEventListener = () => {}
    const performance = { getEntriesByType: () => [] }
    const document = {
      documentElement: root,
      head: { insertAdjacentHTML: () => {} },
    }
    const location = { search: '' }
    const screen = { width: 390, height: 844 }
    const page = { document, location, localStorage, performance, screen, addEventListener }
    const { code } = await scriptNamed('virtual:prepaint')
    runInNewContext(code, page)
    expect(root.className).toBe('theme-purple')
    expect(root.dataset).toMatchObject({ siteTheme: 'blue', font: 'alt', mode: 'dark', user: '' })
  })

  it('keeps the WhatsApp card closed', () => {
    const hideUntil = kept.localStorage[WHATSAPP_KEYS.hideUntil]!
    const never = kept.localStorage[WHATSAPP_KEYS.never]!
    const justAfter = Number(hideUntil) - 60_000
    expect(isCardShown({ never: null, hideUntil }, justAfter)).toBe(false)
    expect(isCardShown({ never, hideUntil: null }, justAfter)).toBe(false)
  })

  it('remembers who is signed in', async () => {
    const { $user } = await import('#stores/session.ts')
    const { name, email, role } = ADMIN
    expect($user.get()).toEqual({ name, email, role })
  })

  it('restores the drafts', async () => {
    const { $session } = await import('#panel/shell/session.ts')
    $session.set({ state: 'open', user: ADMIN })
    const { $drafts, countDrafts, draftName } = await import('#panel/content/drafts.ts')
    const { draftOf } = await import('#panel/shell/drafts.ts')
    countDrafts()
    expect([...$drafts.get()]).toEqual(['about/mission-vision'])
    const name = draftName('about', 'mission-vision')
    expect(draftOf(name, ADMIN.email, 'browser')).toMatchObject({
      values: 'A draft that was not saved.',
      base: { revision: 2 },
    })
    expect(draftOf('site', ADMIN.email, 'tab')).toMatchObject({
      values: { siteDescription: 'A description that was not saved.' },
    })
    const { contactForm } = await import('#stores/contact.ts')
    expect(contactForm('contact').draft()).toMatchObject({ message: 'Not sent yet.' })
  })

  it('restores the draft of the prayer settings', async () => {
    const { values } = JSON.parse(kept.sessionStorage['draft:prayer-settings']!)
    // The server upgrades what it reads, too.
    const { upgradeRules } = await import('#panel/prayer/rules/upgradeRules.ts')
    vi.stubGlobal('fetch', async () => Response.json(upgradeRules(values.saved)))
    const { $session } = await import('#panel/shell/session.ts')
    $session.set({ state: 'open', user: ADMIN })
    const { $prayerEditing, prayerForm } = await import('#panel/prayer/prayerSettings.ts')
    await prayerForm.load()
    const { draft, form } = values
    const restored = { draft: upgradeRules(draft), form: upgradeRules(form) }
    expect($prayerEditing.get()).toMatchObject({ state: 'ready', restored: true, ...restored })
    expect(restored.draft.iqama.isha.at(-1).rule).toEqual({
      ...{ kind: 'after-athan', minutes: 10, roundTo: 5, notAfter: '22:30' },
    })
  })
})
