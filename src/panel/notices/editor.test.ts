import { beforeEach, expect, it } from 'vitest'
import { DAY } from '#domain/time/civil.ts'
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

it.each([
  ['that is shown at once', {}, { isUnseen: false }],
  [
    'that is shown later, with that',
    { start: '2030-01-01T10:00:00.000Z', end: '2030-01-02T10:00:00.000Z' },
    { isUnseen: true },
  ],
  [
    'unless it is secret until then',
    { start: '2030-01-01T10:00:00.000Z', end: '2030-01-02T10:00:00.000Z', held: true },
    null,
  ],
])('offers to share a new notice %s', async (_, part, shared) => {
  const { beginNotice, noticeEditor } = await import('./editor.ts')
  const { closeShare, $shared } = await import('#panel/share/share.ts')
  const { noticeTemplateTexts } = await import('#texts/noticeTemplates.ts')
  closeShare()
  const end = new Date(Date.now() + DAY).toISOString()
  const notice = { ...NOTICE, end, ...part }
  browser.responses['POST /api/admin/notices'] = { notice }
  beginNotice('other', noticeTemplateTexts)
  const form = noticeEditor.$open.get()?.form
  form?.change({ title: 'Closed for snow' })
  await form?.save()
  // The banner that takes it back comes after the save's own.
  await new Promise(resolve => setTimeout(resolve))
  expect($shared.get()).toEqual(shared && expect.objectContaining(shared))
})

it('posts a notice once, where the response to the first try is lost', async () => {
  const { beginNotice, noticeEditor } = await import('./editor.ts')
  const { notices } = await import('./notices.ts')
  const { noticeTemplateTexts } = await import('#texts/noticeTemplates.ts')
  await notices.load()
  beginNotice('other', noticeTemplateTexts)
  const form = noticeEditor.$open.get()?.form
  form?.change({ title: 'Lost keys', text: 'At the office' })
  const posted = () => browser.requests.filter(name => name === 'POST /api/admin/notices').length
  expect(await form?.save()).toBe(false)
  const state = form?.$form.get()
  const kind = state?.state === 'ready' ? state.values.kind : undefined
  const there = { ...NOTICE, id: 'n2', kind, title: 'Lost keys' }
  browser.responses['GET /api/admin/notices'] = {
    notices: [NOTICE, { ...there, text: 'At the office' }],
    deleted: [],
  }
  expect(await form?.save()).toBe(true)
  expect([posted(), noticeEditor.$open.get()]).toEqual([1, null])
  // What takes it back is offered after that.
  await new Promise(resolve => setTimeout(resolve))
})

it('opens the form again that was open when the session ended, with what was typed', async () => {
  const { beginNotice, noticeEditor, reopenNotice } = await import('./editor.ts')
  const { checkSession, keepUser, $session } = await import('#panel/shell/session.ts')
  const { noticeTemplateTexts } = await import('#texts/noticeTemplates.ts')
  const { AMINA } = await import('#panel/testing/browser.ts')
  keepUser(AMINA)
  beginNotice('other', noticeTemplateTexts)
  noticeEditor.$open.get()?.form.change({ title: 'Closed for snow' })
  browser.responses['GET /api/session-status'] = 401
  await checkSession()
  expect($session.get().state).toBe('ended')
  noticeEditor.close()
  keepUser(AMINA)
  reopenNotice([NOTICE], noticeTemplateTexts)
  expect(noticeEditor.$open.get()?.form.$form.get()).toMatchObject({
    values: { title: 'Closed for snow' },
  })
  noticeEditor.close()
  reopenNotice([NOTICE], noticeTemplateTexts)
  expect(noticeEditor.$open.get()).toBeNull()
})
