import { expect, it, vi } from 'vitest'
import type { ActivityEntry } from '#domain/activity/activity.ts'
import { AMINA, type FakeBrowser, fakeBrowser } from '#panel/testing/browser.ts'

const entry = (part: Partial<ActivityEntry>): ActivityEntry => ({
  ...{ id: '1', action: 'Changed', who: 'Amina', timestamp: '2026-11-21T17:00:00Z' },
  ...part,
})

const site = {
  ...{ siteName: 'Mercy', siteDescription: '', address: '2 Main Street', phone: '2', email: '' },
  ...{ latitude: 40.7, longitude: -74, timezone: 'America/New_York' },
}
const settings = (part: Partial<typeof site> = {}) => ({
  'GET /api/admin/settings': { revision: 7, settings: { ...site, ...part } },
  'PUT /api/settings': { success: true, revision: 8, settings: site },
})
const moved = entry({
  values: { before: { address: '1 Main Street' }, after: { address: '2 Main Street' } },
})
const purple = entry({
  values: { before: { theme: 'theme-red' }, after: { theme: 'theme-purple' } },
})
const editor = entry({
  ...{ person: '7', values: { before: { role: 'admin' }, after: { role: 'editor' } } },
})
const deleted = entry({ action: 'Deleted the picture', picture: 'a' })
const replaced = entry({ picture: 'a', by: 'b', places: ['about/hero-image'] })
const created = entry({ action: 'Created notice: Tea', notice: 'tea', revision: 4 })
const UNDONE = 'The change was undone.'

/** Undoes an entry with these responses, and returns the banner and the requests that save. */
async function undone(one: ActivityEntry, responses: FakeBrowser['responses']) {
  const browser = fakeBrowser()
  const classList = Object.assign(new Set<string>(), { remove: () => {} })
  Object.assign(document.documentElement, { classList })
  Object.assign(browser.responses, responses)
  const { keepUser } = await import('#panel/shell/session.ts')
  keepUser(AMINA)
  const { undoSave } = await import('./undo.ts')
  await undoSave(one)
  const { $banner } = await import('#panel/shell/banner.ts')
  const saves = browser.requests.filter(request => !request.startsWith('GET'))
  return { text: $banner.get()?.text, saves }
}

it.each<[string, ActivityEntry, FakeBrowser['responses'], string, string[]]>([
  ['fields of the settings', moved, settings(), UNDONE, ['PUT /api/settings']],
  [
    'fields that were changed again',
    moved,
    settings({ address: '3 Main Street' }),
    'Address was changed again since then. Nothing was undone.',
    [],
  ],
  ['undone fields', moved, settings({ address: '1 Main Street' }), 'It is undone already.', []],
  [
    'the theme',
    purple,
    {
      'GET /api/admin/theme': { theme: 'theme-purple' },
      'POST /api/theme': { success: true, theme: 'theme-red' },
    },
    'The site is red now, for every visitor.',
    ['POST /api/theme'],
  ],
  [
    'a theme that was changed again',
    purple,
    { 'GET /api/admin/theme': { theme: 'theme-blue' } },
    'The theme was changed again since then. Nothing was undone.',
    [],
  ],
  [
    'a role that was changed again',
    editor,
    { 'GET /api/people': { people: [{ id: '7', name: 'Bilal', role: 'timekeeper' }] } },
    'Bilal was changed again since then. Nothing was undone.',
    [],
  ],
  [
    'a new notice',
    created,
    {
      'GET /api/admin/notices': { notices: [{ id: 'tea', title: 'Tea', revision: 4 }] },
      'DELETE /api/admin/notices/tea': { success: true },
    },
    UNDONE,
    ['DELETE /api/admin/notices/tea'],
  ],
  [
    'a new notice that was changed again',
    created,
    { 'GET /api/admin/notices': { notices: [{ id: 'tea', title: 'Tea', revision: 5 }] } },
    'Tea was changed again since then. Nothing was undone. Open it to look at its earlier versions.',
    [],
  ],
  [
    'a deleted notice',
    entry({ action: 'Deleted notice: Tea', notice: 'tea' }),
    {
      'GET /api/admin/notices': { notices: [], deleted: [{ id: 'tea', title: 'Tea' }] },
      'POST /api/admin/notices/tea/restore': { success: true, notice: { id: 'tea' } },
    },
    UNDONE,
    ['POST /api/admin/notices/tea/restore'],
  ],
  [
    'a deleted notice that is back',
    entry({ action: 'Deleted notice: Tea', notice: 'tea' }),
    { 'GET /api/admin/notices': { notices: [{ id: 'tea' }], deleted: [] } },
    'It is undone already.',
    [],
  ],
  [
    'a deletion of a picture',
    deleted,
    {
      'GET /api/pictures': { pictures: [{ hash: 'a', deleted: {} }] },
      'POST /api/pictures/a/restore': { success: true },
    },
    UNDONE,
    ['POST /api/pictures/a/restore'],
  ],
  [
    'a replaced picture',
    replaced,
    { 'POST /api/pictures/b/replace': { success: true, places: [] } },
    UNDONE,
    ['POST /api/pictures/b/replace'],
  ],
  [
    'a replaced picture that is not shown any more',
    replaced,
    { 'POST /api/pictures/b/replace': { status: 409, success: false, error: 'Not there.' } },
    'Not there.',
    ['POST /api/pictures/b/replace'],
  ],
])('undoes from the log %s, or says why not', async (_, one, responses, text, saves) => {
  expect(await undone(one, responses)).toEqual({ text, saves })
})

it('asks for proof before it gives a role back', async () => {
  const done = undone(editor, {
    'GET /api/people': { people: [{ id: '7', name: 'Bilal', role: 'editor' }] },
  })
  const { $proof, cancelProof } = await vi.waitFor(async () => {
    const proof = await import('#panel/shell/proof.ts')
    expect(proof.$proof.get().state).toBe('open')
    return proof
  })
  expect($proof.get()).toMatchObject({ words: { button: 'Make Bilal an owner' } })
  cancelProof()
  expect(await done).toEqual({ text: undefined, saves: [] })
})
