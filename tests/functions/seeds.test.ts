import { beforeEach, expect, it } from 'vitest'
import { seedEvents } from '#config/seed/events.ts'
import { SEED } from '#config/seed/releases.ts'
import { prepareNewSite } from '#server/auth/newSite.ts'
import { contentDocument } from '#server/storage/content.ts'
import { read, update } from '#server/storage/documents.ts'
import { eventsDocument } from '#server/storage/events.ts'
import { prayerSettingsDocument } from '#server/storage/prayerSettings.ts'
import { withSite } from './running.ts'

withSite(beforeEach)

it('stores at the first start of a new site which seed it has', async () => {
  await prepareNewSite()
  expect(await read(contentDocument)).toMatchObject({ revision: 1, value: { seed: SEED } })
  await prepareNewSite()
  expect(await read(contentDocument)).toMatchObject({ revision: 1 })
})

it('stores at the first start events on days of its first weeks', async () => {
  await prepareNewSite()
  const { value } = await read(eventsDocument)
  expect(value.events.map(({ repeats, recurring }) => repeats ?? recurring)).toContain('days')
  expect(value.events.map(({ image }) => image)).toContain('open-house.svg')
})

it('adds no event to an older site', async () => {
  await update(prayerSettingsDocument, ({ value }) => value)
  await prepareNewSite()
  const { value, revision } = await read(eventsDocument)
  expect({ revision, events: value.events.length }).toEqual({
    revision: 0,
    events: seedEvents.length,
  })
})

it('gives a site that was started before and never saved a text its own seed', async () => {
  await update(prayerSettingsDocument, ({ value }) => value)
  await prepareNewSite()
  expect((await read(contentDocument)).value.seed).toBe(1)
})
