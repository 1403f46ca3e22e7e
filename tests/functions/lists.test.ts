import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { sendMessage } from '#contract/contact.ts'
import { createEvent, getAdminEvents } from '#contract/events.ts'
import { habitsApi } from '#contract/habits.ts'
import { getEvents } from '#contract/listedEvents.ts'
import { getMessages } from '#contract/messages.ts'
import { getNewer } from '#contract/newer.ts'
import { getSessionStatus } from '#contract/sessionStatus.ts'
import { getOriginals } from '#contract/translations.ts'
import { SEED_SUBJECTS } from '#domain/contact/subjects.ts'
import { SEED_CATEGORIES } from '#domain/lists/categories.ts'
import { merged } from '#domain/lists/change.ts'
import { setLocale } from '#locale/locale.ts'
import { addAdmin, signedIn } from './browser.ts'
import { aMessage } from './contactForms.ts'
import { anEvent, eventForm } from './eventForms.ts'
import { browser, site, withAmina } from './running.ts'

vi.mock('#server/publish/purge.ts', () => import('./purged.ts'))

withAmina(beforeAll)
afterAll(() => setLocale(undefined))

const categories = [{ id: 'sisters', name: 'Sisters', mark: 'youth' }, ...SEED_CATEGORIES]
const subjects = [...SEED_SUBJECTS, { id: 'hall', name: 'Hall for rent', contact: true }]

async function save(lists: object): Promise<void> {
  const {
    savedAt: _,
    savedBy: __,
    revision: base,
    ...values
  } = await browser.fetchJson(habitsApi.read)
  await browser.fetchJson(habitsApi.save, { body: { ...values, ...lists, base } })
}

it('of one’s own are refused until an owner adds them, and then in force at once', async () => {
  const refused = await browser.send(createEvent, { body: eventForm({ category: 'sisters' }) })
  expect([refused.status, (await refused.json()).fields]).toMatchObject([
    400,
    { category: 'Choose a category.' },
  ])
  const hall = () => site.send(sendMessage, { body: aMessage({ subject: 'hall' }) })
  expect((await hall()).status).toBe(400)

  await save({ categories, subjects })
  const id = await anEvent(browser, { category: 'sisters', date: '2999-03-05' })
  const events = await browser.fetchJson(getEvents)
  expect(events).toContainEqual(expect.objectContaining({ id, category: 'sisters' }))
  expect((await hall()).status).toBe(200)
  const { messages } = await browser.fetchJson(getMessages, { query: { subject: 'hall' } })
  expect(messages).toMatchObject([{ subject: 'hall' }])
  expect((await browser.fetchJson(getSessionStatus)).lists).toMatchObject({ categories, subjects })
  const newer = await browser.fetchJson(getNewer, { query: { since: 0, events: 'recent' } })
  expect(newer.lists?.categories).toEqual(categories)
  const { groups } = await browser.fetchJson(getOriginals)
  expect(groups.find((group: { id: string }) => group.id === 'lists')?.texts).toMatchObject([
    { key: 'list:categories/sisters', words: ['Sisters'] },
    { key: 'list:subjects/hall', words: ['Hall for rent'] },
  ])
})

it('give a role for one of their categories, which sees a merge', async () => {
  const huda = await signedIn(site, await addAdmin('Huda', { role: 'events-sisters' }))
  const social = await anEvent(browser, { category: 'social' })
  const own = await anEvent(huda, { category: 'sisters' })
  const change = eventForm({ category: 'social' })
  expect((await huda.send(createEvent, { body: change })).status).toBe(403)

  await save({ categories: merged(categories, 'sisters', 'social'), subjects })
  expect((await huda.send(createEvent, { body: change })).status).toBe(200)
  const events = await browser.fetchJson(getAdminEvents)
  const of = (wanted: string) => expect.objectContaining({ id: wanted, category: 'social' })
  expect(events).toEqual(expect.arrayContaining([of(own), of(social)]))
})

it('lose no entry that something can have, and come back with an earlier version', async () => {
  const { savedAt: _, savedBy: __, revision, ...values } = await browser.fetchJson(habitsApi.read)
  const removed = { ...values, categories: SEED_CATEGORIES, base: revision }
  expect((await browser.send(habitsApi.save, { body: removed })).status).toBe(400)
  // As an older release sends it.
  const { categories: ___, subjects: ____, ...others } = values
  await browser.fetchJson(habitsApi.save, { body: { ...others, base: revision } })
  expect((await browser.fetchJson(habitsApi.read)).subjects).toEqual(subjects)

  await browser.fetchJson(habitsApi.restore, { body: { revision: 0 } })
  expect((await browser.fetchJson(habitsApi.read)).categories).toBeUndefined()
  expect((await browser.fetchJson(getSessionStatus)).lists).toBeUndefined()
  // What has an entry that is gone stays, under its id.
  expect(await browser.fetchJson(getEvents)).toContainEqual(
    expect.objectContaining({ category: 'sisters' }),
  )
})
