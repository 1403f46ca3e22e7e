import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getSectionVersion, restoreSection, saveSection } from '#contract/content.ts'
import { sectionVersionStore } from '#server/storage/content.ts'
import { forgetDocuments } from '#server/storage/documents.ts'
import { addAdmin, signedIn } from './browser.ts'
import { failing, latest, MISSION, mission, put, seed, versions } from './contentSite.ts'
import { browser, site, withAmina } from './running.ts'

vi.mock('#server/publish/purge.ts', () => import('./purged.ts'))

withAmina(beforeEach)

describe('earlier versions', () => {
  it('lists versions newest first down to the seed, with name and time, and returns each', async () => {
    expect(await versions()).toEqual([{ revision: 0, savedAt: null, by: null }])
    await put('One')
    const bilal = await signedIn(site, await addAdmin('Bilal'))
    await bilal.fetchJson(saveSection, { params: MISSION, body: { content: 'Two' } })
    const list = await versions()
    expect(
      list.map(({ revision, by }: { revision: number; by: string }) => [revision, by]),
    ).toEqual([
      [2, 'Bilal'],
      [1, 'Amina'],
      [0, null],
    ])
    expect(list[1].savedAt).toMatch(/^\d{4}-/)
    const texts = await Promise.all(
      [0, 1, 2].map(async revision =>
        browser.fetchJson(getSectionVersion, {
          params: { ...MISSION, revision: String(revision) },
        }),
      ),
    )
    expect(texts.map(({ content }) => content)).toEqual([seed, 'One', 'Two'])
    expect(texts[1]).toMatchObject({ revision: 1, by: 'Amina' })
  })

  it('separates the versions of sections whose ids differ in case', async () => {
    const at = (sectionId: string) => ({ pageId: 'schoolCalendar', sectionId })
    await put('[]', {}, 200, at('schoolEvents'))
    await put('Calendar', {}, 200, at('hero-title'))
    await put('', {}, 200, at('schoolEvents'))
    expect(
      (await versions(at('schoolEvents'))).map(({ revision }: { revision: number }) => revision),
    ).toEqual([3, 1, 0])
    expect(await versions(at('hero-title'))).toHaveLength(2)
  })

  it('restores a version as a new save', async () => {
    await put('One')
    await put('Two')
    const restore = (body: object, status = 200) =>
      browser.fetchJson(restoreSection, { params: MISSION, body }, status)
    expect(await restore({ revision: 1, base: 2 })).toMatchObject({
      success: true,
      revision: 3,
      section: { content: 'One', revision: 3 },
    })
    expect(await latest()).toMatch(
      /^Restored content: About, Mission and vision, the text of \d{4}-\d\d-\d\d$/,
    )
    expect(await restore({ revision: 2, base: 2 }, 409)).toMatchObject({
      current: { content: 'One', revision: 3 },
    })
    expect((await restore({ revision: 99 }, 404)).error).toContain('not kept')
    await restore({ revision: -1 }, 400)
    await restore({ revision: 0 })
    expect((await mission()).content).toBe(seed)
    expect((await versions()).map(({ revision }: { revision: number }) => revision)).toEqual([
      4, 3, 2, 1, 0,
    ])
  })

  it('keeps the versions when a save fails', async () => {
    await put('One')
    failing(403, (url, method) => method === 'put' && url.endsWith('/content'))
    await put('Two', {}, 500)
    vi.restoreAllMocks()
    forgetDocuments()
    expect((await mission()).content).toBe('One')
    expect((await versions()).map(({ revision }: { revision: number }) => revision)).toEqual([1, 0])
  })

  it('stores the version before it replaces the text', async () => {
    await put('One')
    failing(403, (url, method) => method === 'put' && url.includes('/versions/content/'))
    expect(await put('Two', {}, 500)).toMatchObject({
      error: 'Update failed',
    })
    vi.restoreAllMocks()
    expect((await mission()).content).toBe('One')
  })

  it('deletes the oldest versions when there are too many', async () => {
    for (let index = 1; index <= 6; index++) await put(`Text ${index}`)
    await sectionVersionStore.prune('about/mission-vision', 3)
    expect((await versions()).map(({ revision }: { revision: number }) => revision)).toEqual([
      6, 5, 4, 3, 0,
    ])
  })
})
