import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakeBrowser, fakeBrowser } from '#panel/testing/browser.ts'

const NOTICE = {
  ...{ id: 'n1', kind: 'closure' as const, title: 'Closed for snow', text: '', revision: 1 },
  ...{ start: '2026-11-26T10:00:00.000Z', end: '2026-11-27T10:00:00.000Z' },
  ...{ savedBy: 'Amina', savedAt: '2026-11-26T10:00:00.000Z', earlier: [] },
}
let browser: FakeBrowser

beforeEach(() => {
  browser = fakeBrowser()
  browser.responses['GET /api/admin/notices'] = { notices: [NOTICE], deleted: [] }
})
afterEach(() => void vi.unstubAllGlobals())

it.each([
  ['without a network', undefined, 1],
  ['that the server refused', 500, 2],
])('keeps the list in sight after a deletion %s', async (_, response, loads) => {
  const { removeNotice } = await import('./editor.ts')
  const { notices } = await import('./notices.ts')
  const { $banner } = await import('#panel/shell/banner.ts')
  await notices.load()
  browser.responses['DELETE /api/admin/notices/n1'] = response
  if (response === undefined) delete browser.responses['GET /api/admin/notices']
  await removeNotice(NOTICE)
  expect($banner.get()).toMatchObject({ kind: 'error' })
  expect(notices.$data.get()).toMatchObject({ state: 'ready', data: { notices: [{ id: 'n1' }] } })
  expect(browser.requests.filter(name => name === 'GET /api/admin/notices')).toHaveLength(loads)
})
