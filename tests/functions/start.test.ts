import { beforeAll, expect, it, vi } from 'vitest'
import { getContent, saveSection } from '#contract/content.ts'
import { getDashboard } from '#contract/dashboard.ts'
import { getEvents } from '#contract/listedEvents.ts'
import { getNewer } from '#contract/newer.ts'
import { saveStart } from '#contract/start.ts'
import { structureApi } from '#contract/structure.ts'
import { update } from '#server/storage/documents.ts'
import { languagesDocument } from '#server/storage/languages.ts'
import { addAdmin, signedIn } from './browser.ts'
import { browser as owner, site, withAmina } from './running.ts'
import { callFunction, ORIGIN } from './site.ts'

vi.mock('#server/publish/purge.ts', () => import('./purged.ts'))

withAmina(beforeAll)

const choose = (start: string) => owner.fetchJson(saveStart, { body: { start } })
const contentText = async () => (await site.send(getContent)).text()
const structureNow = async () => (await owner.fetchJson(structureApi.read)).structure
const hiddenPages = async () => {
  const structure = await structureNow()
  return structure.pages.flatMap(({ id, state }: { id: string; state: string }) =>
    state === 'hidden' ? id : [],
  )
}
const examples = async (): Promise<string[]> => {
  const { setup } = await owner.fetchJson(getDashboard)
  return setup.value.examples.map(({ name }: { name: string }) => name)
}

it('counts what the site came with until the mosque chose its own start', async () => {
  const names = await examples()
  const counted = names.filter(name => /^(?:Texts of “About”|Events) \(\d+\)$/.test(name))
  expect(counted).toHaveLength(2)
  expect(names).toContain('Place on the map')
})

it('leaves nothing of the examples but what was written, and hides what has nothing to say', async () => {
  const params = { pageId: 'nikah', sectionId: 'hero-title' }
  await owner.fetchJson(saveSection, { params, body: { content: 'Weddings' } })
  await choose('helpful')
  expect((await structureNow()).sites.school.address).toBe('/school')
  const content = await contentText()
  expect(content.match(/Mercy Islamic|Firdaous|New York|501\(c\)|\(212\)|example\.org/g)).toBeNull()
  expect(content).toContain('A mosque is a house where God is remembered')
  const newerThan = async (structure: number) =>
    (await (await site.send(getNewer, { query: { since: 1, structure } })).json()).content
  // Also on pages that were built before.
  const { changed: before, gone } = await newerThan(0)
  expect(gone).toEqual(expect.arrayContaining(['/nikah', '/alfirdaous/enroll']))
  expect(gone).not.toContain('/alfirdaous')
  expect(before['header/address']).toEqual({ content: '', html: '' })
  expect(before['about/mission-vision'].html).toContain('A mosque is a house')
  expect(before).not.toHaveProperty('nikah/hero-title')
  expect((await newerThan(1)).changed).toEqual({})
  expect(await (await site.send(getEvents)).json()).toEqual([])
  const calendar = await callFunction(new Request(`${ORIGIN}/events.ics`))
  expect(await calendar.text()).not.toContain('SUMMARY')
  expect(await hiddenPages()).toEqual(expect.arrayContaining(['nikah', 'sisters', 'schoolEnroll']))
  expect((await examples()).filter(name => /^Texts|^Events|number|address/.test(name))).toEqual([
    'Admin’s e-mail address',
  ])
  await choose('empty')
  expect(await contentText()).not.toContain('A mosque is a house')
  expect(await hiddenPages()).toContain('about')
  await choose('examples')
  expect(await contentText()).toContain('Mercy Islamic Center')
  expect(await contentText()).toContain('Weddings')
  expect(await hiddenPages()).toEqual([])
})

it('is read in a further language that has it, until the mosque writes its own', async () => {
  await update(languagesDocument, () => ({ own: 'en', others: ['ar', 'bn'] }))
  await choose('helpful')
  const about = async (lang: string) =>
    (await (await site.send(getContent, { query: { lang } })).json()).about.sections[
      'mission-vision'
    ]
  expect((await about('ar')).content).toMatch(/^\p{Script=Arabic}/u)
  expect(await about('ar')).not.toHaveProperty('lang')
  expect(await about('bn')).toMatchObject({ lang: 'en' })
  const params = { pageId: 'about', sectionId: 'mission-vision' }
  await owner.fetchJson(saveSection, { params, body: { content: 'Our own words.' } })
  expect(await about('ar')).toMatchObject({ content: 'Our own words.', lang: 'en' })
})

it('is chosen by owners', async () => {
  const editor = await signedIn(site, await addAdmin('ed', { role: 'editor' }))
  await editor.fetchJson(saveStart, { body: { start: 'empty' } }, 403)
})
