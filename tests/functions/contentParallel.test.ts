import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getSectionVersion, saveSection } from '#contract/content.ts'
import { sectionPaths, splitPath } from '#domain/content/registry.ts'
import { all, MISSION, mission, put, seed, since, versions } from './contentSite.ts'
import { browser, withAmina } from './running.ts'

vi.mock('#server/publish/purge.ts', () => import('./purged.ts'))

withAmina(beforeEach)

describe('parallel saves', () => {
  it('stores 50 parallel saves to 50 sections', async () => {
    const paths = sectionPaths()
      .filter(path => /title$/.test(path))
      .slice(0, 50)
    expect(paths).toHaveLength(50)
    await Promise.all(
      paths.map((path, index) => {
        const [pageId, sectionId] = splitPath(path)
        return put(`Title ${index}`, { base: 0 }, 200, { pageId, sectionId })
      }),
    )
    const pages = await all()
    for (const [index, path] of paths.entries()) {
      const [pageId, sectionId] = splitPath(path)
      expect(pages[pageId].sections[sectionId].content).toBe(`Title ${index}`)
    }
    expect((await since(0)).revision).toBe(50)
  }, 60_000)

  it('stores one of many parallel saves with the same base, and reports a conflict to the others', async () => {
    await put('Before')
    const responses = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const response = await browser.send(saveSection, {
          params: MISSION,
          body: { content: `Text ${index}`, base: 1 },
        })
        return { status: response.status, body: await response.json() }
      }),
    )
    const won = responses.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    const refused = responses.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(9)
    const { content } = await mission()
    expect(new Set(refused.map(({ body }) => body.current.content))).toEqual(new Set([content]))
    expect((await versions()).map(({ revision }: { revision: number }) => revision)).toEqual([
      2, 1, 0,
    ])
  }, 30_000)

  it('keeps all parallel saves without a base readable as versions', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, index) => put(`Text ${index}`)))
    const texts = await Promise.all(
      (await versions()).map(async ({ revision }: { revision: number }) => {
        const params = { ...MISSION, revision: String(revision) }
        return (await browser.fetchJson(getSectionVersion, { params })).content
      }),
    )
    expect(texts.sort()).toEqual(
      [...Array.from({ length: 10 }, (_, index) => `Text ${index}`), seed].sort(),
    )
  }, 30_000)
})
