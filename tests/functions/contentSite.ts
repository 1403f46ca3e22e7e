import { vi } from 'vitest'
import { seedPages } from '#config/seed/pages.ts'
import {
  getContent,
  getSectionVersions,
  type SectionResponse,
  saveSection,
} from '#contract/content.ts'
import { getRecentActivity } from '#contract/recentActivity.ts'
import { browser, site } from './running.ts'

/** The section that most tests of content save. */
export const MISSION = { pageId: 'about', sectionId: 'mission-vision' }
/** Its text until it is saved. */
export const seed = seedPages.about?.sections['mission-vision']?.content

export const put = (content: unknown, options: object = {}, status = 200, params = MISSION) =>
  browser.fetchJson(saveSection, { params, body: { content, ...options } }, status)
export const all = async () => (await site.send(getContent)).json()
export const mission = async (): Promise<SectionResponse> =>
  (await all()).about.sections['mission-vision']
export const since = async (revision: unknown) =>
  (await site.send(getContent, { query: { since: revision } })).json()
export const latest = async () => (await browser.fetchJson(getRecentActivity)).data[0]?.action
export const versions = async (params = MISSION) =>
  (await browser.fetchJson(getSectionVersions, { params })).versions

/** Lets requests to storage that match fail by a status until mocks are restored. */
export function failing(status: number, matches = (_: string, __: string) => true): void {
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
    matches(String(input), init?.method ?? 'get')
      ? new Response(null, { status })
      : real(input, init),
  )
}
