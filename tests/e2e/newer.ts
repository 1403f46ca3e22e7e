import type { Page } from 'playwright/test'
import type { NewerResponse } from '#contract/newer.ts'

/** The request that every page sends once it is there. */
export const NEWER = /\/api\/newer\?/

/** Changes what pages learn to be newer than their build; the other parts stay as the API sends them. */
export const changeNewer = (
  page: Page,
  change: (newer: NewerResponse) => Partial<NewerResponse> | Promise<Partial<NewerResponse>>,
) =>
  page.route(NEWER, async route => {
    try {
      const response = await route.fetch()
      const newer: NewerResponse = await response.json()
      await route.fulfill({ response, json: { ...newer, ...(await change(newer)) } })
    } catch (error) {
      // The visitor has left the page meanwhile, or the test has ended.
      if (!/disposed|closed|already handled|Test ended/i.test(String(error))) throw error
    }
  })

/** A response's content: these sections are newer than the page. */
export const newerContent = (
  changed: NonNullable<NewerResponse['content']>['changed'],
  revision = 1_000_000,
) => ({ content: { revision, changed, theme: 'theme-green' as const, logMonths: null } })
