import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadSnapshot } from '#config/loadSnapshot.ts'
import { SEED } from '#config/seed/releases.ts'
import { writeSnapshot } from '#server/build/snapshot.ts'
import { storeTexts } from '#server/content/store.ts'
import { read, update } from '#server/storage/documents.ts'
import { StorageError } from '#server/storage/errors.ts'
import { eventsDocument } from '#server/storage/events.ts'
import { prayerSettingsDocument } from '#server/storage/prayerSettings.ts'
import { storePicture } from '#server/uploads/picture.ts'
import { readPicture } from '#server/uploads/stored.ts'
import { testPicture } from './pictures.ts'
import { withSite } from './running.ts'

let folder: string
withSite(beforeEach)
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'snapshot-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true })
})

it('writes the saved sections and their revision into the snapshot', async () => {
  const file = join(folder, 'snapshot.json')
  await writeSnapshot(file)
  expect((await loadSnapshot(file)).content).toEqual({ revision: 0, sections: {}, seed: SEED })
  await storeTexts({ id: 'amina', name: 'Amina' }, { 'home/hero': 'Come in.' })
  await storeTexts({ id: 'amina', name: 'Amina' }, { 'header/site-name': 'Masjid An-Noor' })
  await writeSnapshot(file)
  const { content, revisions } = await loadSnapshot(file)
  expect(content.sections['home/hero']).toMatchObject({ content: 'Come in.', revision: 1 })
  expect(content.sections['header/site-name']).toMatchObject({ content: 'Masjid An-Noor' })
  expect([content.revision, revisions.content]).toEqual([2, 2])
})

it('writes when events and prayer times were saved, apart from what visitors get', async () => {
  const file = join(folder, 'snapshot.json')
  await writeSnapshot(file)
  const seed = await loadSnapshot(file)
  expect([seed.prayer.savedAt, seed.events.savedAt]).toEqual([null, {}])
  const savedAt = '2026-11-01T10:00:00.000Z'
  await update(prayerSettingsDocument, ({ value }) => ({ ...value }))
  await update(eventsDocument, ({ value: { events, deleted } }) => ({
    events: events.map((event, index) => (index === 0 ? { ...event, savedAt } : event)),
    deleted,
  }))
  await writeSnapshot(file)
  const { prayer, events } = await loadSnapshot(file)
  expect(prayer.savedAt).toBe((await read(prayerSettingsDocument)).savedAt)
  expect(events.savedAt).toEqual({ [seed.events.events[0]?.id ?? '']: savedAt })
  expect(JSON.stringify(events.events)).not.toContain('savedAt')
})

it('holds the center’s logo where it is a stored picture', async () => {
  const file = join(folder, 'snapshot.json')
  const by = { id: 'amina', name: 'Amina' }
  const logoFor = async (content: string) => {
    await storeTexts(by, { 'header/logo': content })
    await writeSnapshot(file)
    return (await loadSnapshot(file)).logo
  }
  const name = await storePicture(by, await testPicture(), 'image')
  const stored = Buffer.from((await readPicture(name))!.bytes).toString('base64')
  expect(await logoFor(`/api/uploads/${name}`)).toEqual({ name, data: stored })
  const described = JSON.stringify({ src: `/api/uploads/${name}`, alt: 'Noor' })
  expect(await logoFor(described)).toEqual({ name, data: stored })
  expect(await logoFor(`/api/uploads/${'0'.repeat(64)}.png`)).toBeNull()
  expect(await logoFor('https://elsewhere.example/logo.png')).toBeNull()
})

it('writes no snapshot when storage fails, so that no build uses seeds as content', async () => {
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
    String(input).endsWith('/content') ? new Response(null, { status: 401 }) : real(input, init),
  )
  await expect(writeSnapshot(join(folder, 'snapshot.json'))).rejects.toThrow(StorageError)
  expect(await readdir(folder)).toEqual([])
})

it.each(['not JSON', '{"content":{}}'])(
  'stops the build for a damaged snapshot (%s)',
  async text => {
    const file = join(folder, 'snapshot.json')
    await writeFile(file, text)
    await expect(loadSnapshot(file)).rejects.toThrow()
    await expect(loadSnapshot(join(folder, 'none.json'))).rejects.toThrow()
  },
)
