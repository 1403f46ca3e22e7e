import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { seedPages } from '#config/seed/pages.ts'
import type { Snapshot } from '#config/snapshotSchema.ts'
import { getContent, saveSection } from '#contract/content.ts'
import { getDashboard } from '#contract/dashboard.ts'
import { languagesApi } from '#contract/languages.ts'
import { getEvents } from '#contract/listedEvents.ts'
import { createNotice, getNotices, saveNotice } from '#contract/notices.ts'
import { getRecentActivity } from '#contract/recentActivity.ts'
import { saveStart } from '#contract/start.ts'
import { getOriginals, type OriginalGroup, translationsApi } from '#contract/translations.ts'
import { translatorRole } from '#domain/account/roles.ts'
import { wordsOf } from '#domain/translations/words.ts'
import { writeSnapshot } from '#server/build/snapshot.ts'
import { followed } from '#server/http/followHabits.ts'
import { update } from '#server/storage/documents.ts'
import { languagesDocument } from '#server/storage/languages.ts'
import { prayerSettingsDocument } from '#server/storage/prayerSettings.ts'
import { addAdmin, type Browser, signedIn } from './browser.ts'
import { all, MISSION, put } from './contentSite.ts'
import { aNotice } from './notices.ts'
import { browser, site, withAmina } from './running.ts'
import { callFunction, ORIGIN } from './site.ts'

vi.mock('#server/publish/purge.ts', () => import('./purged.ts'))

withAmina(beforeEach)
const offer = (own: string, others: string[]) =>
  followed(update(languagesDocument, () => ({ own, others })))
beforeEach(() => offer('en', ['ar', 'fr']))

const SEED = seedPages.about?.sections['mission-vision']?.content ?? ''
const KEY = 'about/mission-vision'
const ar = { language: 'ar' }

const translate = (
  words: Record<string, Record<string, string> | null>,
  {
    by = browser,
    status = 200,
    params = ar,
    base,
  }: {
    by?: Browser
    status?: number
    params?: { language: string }
    base?: number
  } = {},
) =>
  by.fetchJson(
    translationsApi.save,
    {
      params,
      body: {
        texts: Object.fromEntries(
          Object.entries(words).map(([key, pairs]) => [
            key,
            pairs && { of: Object.keys(pairs), text: Object.values(pairs) },
          ]),
        ),
        base,
      },
    },
    status,
  )
/** What a build would be made from. */
async function snapshot(): Promise<Snapshot> {
  const file = join(tmpdir(), `languages-${process.pid}.json`)
  await writeSnapshot(file)
  return JSON.parse(readFileSync(file, 'utf8'))
}
const fetched = (path: string) => callFunction(new Request(ORIGIN + path))
const asked = async (path: string, lang = 'ar') => (await fetched(path + lang)).json()
const mission = async (lang?: string) =>
  (await asked('/api/content?lang=', lang)).about.sections['mission-vision']
const newer = async (query: string) => (await asked(`/api/newer?${query}&lang=`)).content.changed

it('shows a translated text to those who ask for its language alone, and the original again once it was changed', async () => {
  expect(await mission()).toMatchObject({ content: SEED, lang: 'en' })
  await translate({ [KEY]: { [SEED]: 'رسالتنا' } })
  const shown = await mission()
  expect(shown.content).toBe('رسالتنا')
  expect(shown).not.toHaveProperty('lang')
  expect(await mission('fr')).toMatchObject({ content: SEED, lang: 'en' })
  expect((await all()).about.sections['mission-vision']).toEqual({
    ...(await mission('en')),
    content: SEED,
  })
  expect(await mission('tlh')).not.toHaveProperty('lang')
  await put('Another mission.')
  expect(await mission()).toMatchObject({ content: 'Another mission.', lang: 'en' })
  await put(SEED)
  expect((await mission()).content).toBe('رسالتنا')
})

it('brings pages what was translated since they were built, and what was taken away', async () => {
  await translate({ [KEY]: { [SEED]: 'رسالتنا' }, 'about/hero-title': { About: 'عنّا' } })
  await translate({ [KEY]: { [SEED]: 'مهمتنا' } })
  const changed = await newer('since=0&translated=1')
  expect(changed).toEqual({ [KEY]: { content: 'مهمتنا', html: expect.stringContaining('مهمتنا') } })
  await translate({ [KEY]: null })
  expect((await newer('since=0&translated=2'))[KEY]).toMatchObject({ content: SEED, lang: 'en' })
  expect(await newer('since=0&translated=3')).toEqual({})
})

it('keeps one notice for all its languages', async () => {
  const notice = aNotice({ title: 'Closed', text: 'Stay home.', link: '/contact' })
  const created = await browser.fetchJson(createNotice, { body: notice })
  const { id } = created.notice
  await translate({ [`notice:${id}/title`]: { Closed: 'مغلق' } })
  const { notices } = await asked('/api/notices?lang=')
  expect(notices).toHaveLength(1)
  expect(notices[0]).toMatchObject({ id, title: 'مغلق', text: 'Stay home.', lang: { text: 'en' } })
  expect((await (await site.send(getNotices)).json()).notices[0]).toEqual(
    expect.not.objectContaining({ lang: expect.anything() }),
  )
  const inFeed = async () => (await asked('/notices.json?lang=')).items[0]
  expect(await inFeed()).not.toHaveProperty('language')
  const body = { ...notice, title: 'Open again' }
  await browser.fetchJson(saveNotice, { params: { id }, body })
  expect(await inFeed()).toMatchObject({
    ...{ title: 'Open again', language: 'en', url: `${ORIGIN}/ar/contact` },
  })
  expect((await asked('/api/notices?lang=')).notices[0]).toMatchObject({
    title: 'Open again',
    lang: { title: 'en', text: 'en' },
  })
})

it('shows events in the language, at the address that they have', async () => {
  const [event] = await (await site.send(getEvents)).json()
  await translate({ [`event:${event.id}/title`]: { [event.title]: 'درس' } })
  const shown = (await asked('/api/events?lang=')).find(({ id }: { id: string }) => id === event.id)
  expect(shown).toMatchObject({ title: 'درس', lang: { description: 'en', location: 'en' } })
  expect(shown.slug).toMatch(new RegExp(`^[a-z-]+-${event.id}$`))
  const feed = await (await fetched('/events.ics?lang=ar')).text()
  expect(feed).toContain('SUMMARY:درس')
})

it('lists what can be translated, as it is written now', async () => {
  await put('ہماری مسجد')
  await browser.fetchJson(createNotice, { body: aNotice({ title: 'بند', language: 'ur' }) })
  const { groups } = await browser.fetchJson(getOriginals)
  const group = (id: string) => groups.find((one: OriginalGroup) => one.id === id)
  expect(group('about')).toMatchObject({ area: 'pages', address: '/about' })
  expect(group('about')?.texts).toContainEqual(
    expect.objectContaining({ key: KEY, words: ['ہماری مسجد'], language: 'ur' }),
  )
  expect(groups[0]).toMatchObject({ area: 'notices', title: 'بند' })
  expect(groups[0]?.texts[0]).toMatchObject({ words: ['بند'], language: 'ur' })
})

it('refuses a save that others were faster than, and undoes one', async () => {
  const first = await translate({ [KEY]: { [SEED]: 'أ' } })
  await translate({ [KEY]: { [SEED]: 'ب' } }, { base: first.revision })
  await translate({ [KEY]: { [SEED]: 'ج' } }, { base: first.revision, status: 409 })
  // Saved by two at once, or again: nothing changed.
  await translate({ [KEY]: { [SEED]: 'ب' } })
  const { data } = await browser.fetchJson(getRecentActivity)
  expect(data[0]).toMatchObject({
    action: 'Translated a text into Arabic',
    ...{ translations: 'ar', revision: 2, before: 1 },
  })
  await browser.fetchJson(translationsApi.restore, { params: ar, body: { revision: 1, base: 2 } })
  expect((await mission()).content).toBe('أ')
})

it('stores no forbidden HTML, and refuses a language without texts', async () => {
  const key = 'schoolInfo/tuition-details'
  await translate({ [key]: { '<p>Fees</p>': '<p onclick="x()">رسوم</p><script>x()</script>' } })
  const { texts } = await browser.fetchJson(translationsApi.read, { params: ar })
  expect(texts[key]?.text).toEqual(['<p>رسوم</p>'])
  await translate({}, { params: { language: 'tlh' }, status: 400 })
})

it('lets a translator change one language and nothing else', async () => {
  const by = await signedIn(site, await addAdmin('Yusuf', { role: 'translator-ar' }))
  await translate({ [KEY]: { [SEED]: 'رسالتنا' } }, { by })
  await translate({ [KEY]: { [SEED]: 'Mission' } }, { by, status: 403, params: { language: 'fr' } })
  await by.fetchJson(translationsApi.read, { params: { language: 'fr' } }, 403)
  await by.fetchJson(saveSection, { params: MISSION, body: { content: 'x' } }, 403)
  expect((await by.fetchJson(getOriginals)).groups.length).toBeGreaterThan(5)
  expect(
    (await (await site.send(getContent)).json()).about.sections['mission-vision'].content,
  ).toBe(SEED)
})

it('leads from a feed in a language to the pages of that language', async () => {
  const feed = async (path: string) => (await callFunction(new Request(ORIGIN + path))).text()
  const events = JSON.parse(await feed('/events.json?lang=ar'))
  expect(events).toMatchObject({ language: 'ar', home_page_url: `${ORIGIN}/ar/events` })
  expect(events.items[0]).toMatchObject({
    url: expect.stringContaining(`${ORIGIN}/ar/events/`),
    language: 'en',
  })
  const calendar = await feed('/events.ics?lang=ar')
  expect(calendar).toContain('PRODID:-//Masjid site//Calendar//AR')
  expect(calendar.replaceAll('\r\n ', '')).toContain(`${ORIGIN}/ar/events/`)
  const name = seedPages.header?.sections['site-name']?.content ?? ''
  await translate({ 'header/site-name': { [name]: 'مركز الرحمة' } })
  expect((await asked('/notices.json?lang=')).title).toBe('مركز الرحمة: الإعلانات')
  // Languages that the site does not offer have no pages.
  expect(JSON.parse(await feed('/events.json?lang=tr')).home_page_url).toBe(`${ORIGIN}/events`)
})

it('gives feeds in the language of a site that is not in English, and in English on request', async () => {
  await offer('fr', ['en'])
  const own = await fetched('/prayer-times.ics?times=athan')
  expect(own.status).toBe(301)
  expect(own.headers.get('location')).toBe('/prayer-times.ics?times=athan&lang=fr')
  expect((await asked('/notices.json?lang=', 'fr')).language).toBe('fr')
  const english = await asked('/notices.json?lang=', 'en')
  expect(english).toMatchObject({ language: 'en', home_page_url: `${ORIGIN}/en` })
  expect(english.feed_url).toBe(`${ORIGIN}/notices.json?lang=en`)
})

it('asks on the dashboard for what was changed after it was translated', async () => {
  const asked = async (by = browser) => (await by.fetchJson(getDashboard)).translations
  await translate({ [KEY]: { [SEED]: 'رسالتنا' } })
  expect(await asked()).toEqual({ value: [] })
  await put('Another mission')
  expect(await asked()).toEqual({ value: [{ language: 'ar', outdated: 1 }] })
  const french = await signedIn(site, await addAdmin('Jean', { role: translatorRole('fr') }))
  expect(await asked(french)).toEqual({ value: [] })
  await translate({ [KEY]: { 'Another mission': 'رسالتنا' } })
  expect(await asked()).toEqual({ value: [] })
})

it('says what stands beside the prayers in the language that was asked for', async () => {
  const slot = { time: '13:45', label: 'Second', place: 'Gym', language: 'English' }
  await update(prayerSettingsDocument, ({ value }) => ({ ...value, jumuah: [{ slots: [slot] }] }))
  const { groups } = await browser.fetchJson(getOriginals)
  const key = 'prayer:times/words'
  expect(groups.find(({ id }: OriginalGroup) => id === 'times')?.texts).toMatchObject([
    { key, words: expect.arrayContaining(['Second', 'Gym', 'English']) },
  ])
  await translate({ [key]: { Gym: 'القاعة', English: 'بالإنجليزية' } })
  const slots = async (path: string) => (await (await fetched(path)).json()).jumuah[0].slots
  expect(await slots('/api/prayertimes?lang=ar')).toMatchObject([
    { label: 'Second', place: 'القاعة', language: 'بالإنجليزية' },
  ])
  expect(await slots('/api/prayertimes')).toMatchObject([{ place: 'Gym', language: 'English' }])
})

describe('a site whose own language becomes another', () => {
  const TITLE = { pageId: 'about', sectionId: 'hero-title' }
  const title = async (lang: string) =>
    (await asked('/api/content?lang=', lang)).about.sections['hero-title']
  const change = (body: { own: string; others: string[]; written?: string }) =>
    browser.fetchJson(languagesApi.save, { body })

  it('keeps what was written, with its translations and its language', async () => {
    await put('Our mission.')
    await put('All about us', {}, 200, TITLE)
    await translate({ [KEY]: { 'Our mission.': 'Notre mission.' } }, { params: { language: 'fr' } })
    await change({ own: 'fr', others: ['en', 'ar'], written: 'en' })
    expect(await mission('fr')).toMatchObject({ content: 'Notre mission.' })
    expect(await mission('fr')).not.toHaveProperty('lang')
    for (const lang of ['fr', 'ar'])
      expect(await title(lang)).toMatchObject({ content: 'All about us', lang: 'en' })
    expect(await mission('en')).toMatchObject({ content: 'Our mission.' })
    expect(await mission('en')).not.toHaveProperty('lang')
    const { languages, translations } = await snapshot()
    expect(languages.earlier).toEqual(['en'])
    expect(Object.keys(translations.fr ?? {})).toEqual([KEY])

    await put('Une autre mission.')
    expect(await mission('fr')).not.toHaveProperty('lang')
    expect(await mission('en')).toMatchObject({ content: 'Une autre mission.', lang: 'fr' })
    const { texts } = await browser.fetchJson(translationsApi.read, { params: { language: 'en' } })
    expect(texts[KEY]).toEqual({ of: ['Our mission.'], text: ['Our mission.'] })

    await change({ own: 'en', others: ['fr'], written: 'fr' })
    expect((await all()).about.sections['hero-title']).not.toHaveProperty('lang')
    expect((await all()).about.sections['mission-vision']).toMatchObject({ lang: 'fr' })
    expect(await mission('fr')).not.toHaveProperty('lang')
  })

  it('keeps the translations of texts that it came with', async () => {
    await browser.fetchJson(saveStart, { body: { start: 'helpful' } })
    const faq = async (lang: string) =>
      (await asked('/api/content?lang=', lang)).contact.sections.faq
    const privacy = async (lang: string) =>
      (await asked('/api/content?lang=', lang)).privacy.sections.topics
    const [english, french] = [await faq('en'), await faq('fr')]
    const before = await privacy('ar')
    const [first] = JSON.parse(english.content)
    const words = wordsOf('faq', english.content)
    const said = words.map(one => (one === first.question ? 'سؤالنا' : `(${one})`))
    await translate({ 'contact/faq': Object.fromEntries(words.map((one, at) => [one, said[at]!])) })
    expect((await faq('ar')).content).toContain('سؤالنا')
    await change({ own: 'ar', others: ['en', 'fr'], written: 'en' })
    expect(await faq('ar')).toMatchObject({ content: expect.stringContaining('سؤالنا') })
    expect(await faq('ar')).not.toHaveProperty('lang')
    for (const [lang, { content }] of [
      ['en', english],
      ['fr', french],
    ] as const) {
      expect(await faq(lang)).toMatchObject({ content })
      expect(await faq(lang)).not.toHaveProperty('lang')
    }
    // Nobody translated it: it follows the site's language.
    expect(await privacy('ar')).toMatchObject({ content: before.content })
  })

  it('says nothing of an earlier language where it was written in the new one', async () => {
    await put('Notre mission.')
    await change({ own: 'fr', others: ['en'] })
    expect(await mission('fr')).not.toHaveProperty('lang')
    expect(await mission('en')).toMatchObject({ lang: 'fr' })
  })
})
