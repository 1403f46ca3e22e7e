import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PrayerSettingsResponse } from '#contract/prayerSettings.ts'
import { PRAYERS } from '#domain/prayer/names.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import type { Change } from './rules/change.ts'
import { openedIqama } from './rules/opened.ts'

const NOW = new Date('2026-11-21T17:00:00Z')
const user = { id: '1', name: 'Amina', email: 'amina@example.org', role: 'admin' as const }
const isha: Change = {
  kind: 'iqama',
  prayer: 'isha',
  rule: { kind: 'fixed', time: '19:45' },
  when: 'offered',
  from: '2026-11-22',
  until: '',
}

/** A server with one document, as the endpoints respond. */
class Server {
  answer: PrayerSettingsResponse = {
    revision: 3,
    savedAt: '2026-11-20T10:00:00Z',
    settings: seed(),
  }
  asked: { method: string; path: string; body: Record<string, unknown> }[] = []
  fails: { status: number; error: string; fields?: object } | null = null
  meanwhile: (() => void) | null = null

  readonly fetch = async (path: string, init: RequestInit) => {
    const body = init.body ? JSON.parse(String(init.body)) : {}
    this.asked.push({ method: init.method ?? '', path, body })
    if (this.fails) return Response.json({ success: false, ...this.fails }, this.fails)
    if (init.method === 'GET') return Response.json(this.answer)
    this.meanwhile?.()
    if (body.base !== this.answer.revision) {
      const conflict = {
        ...{ success: false, error: 'Someone else' },
        ...{ current: this.answer, savedBy: 'Bilal' },
      }
      return Response.json(conflict, { status: 409 })
    }
    this.save(body.settings ?? seed())
    return Response.json({ success: true, ...this.answer })
  }

  save(settings: PrayerSettings) {
    const revision = this.answer.revision + 1
    this.answer = { revision, savedAt: NOW.toISOString(), settings }
  }
}

let server: Server
let storage: Map<string, string>

const seed = () => seedPrayerSettings(NOW)
const hanafi = (s: PrayerSettings): PrayerSettings => ({
  ...s,
  calculation: { ...s.calculation, madhab: 'hanafi' },
})

/** The store as a page that was just opened has it. */
async function opened() {
  vi.resetModules()
  const [store, session, unsaved, banner] = await Promise.all([
    import('./prayerSettings.ts'),
    import('#panel/shell/session.ts'),
    import('#panel/shell/unsaved.ts'),
    import('#panel/shell/banner.ts'),
  ])
  session.$session.set({ state: 'open', user: { ...user, avatar: null, twoFactor: false } })
  await store.prayerForm.load()
  const undo = async () => {
    const { stored } = ready(store)()
    banner.$undo.get()?.run?.()
    await vi.waitFor(() => expect(ready(store)().stored).not.toBe(stored))
  }
  return { ...store, ...session, ...unsaved, now: ready(store), undo }
}

function ready(store: typeof import('./prayerSettings.ts')) {
  return () => {
    const editing = store.$prayerEditing.get()
    if (editing.state !== 'ready') throw new Error(`it is ${editing.state}`)
    return editing
  }
}

beforeEach(() => {
  server = new Server()
  storage = new Map()
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  vi.stubGlobal('fetch', server.fetch)
  const area = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  }
  vi.stubGlobal('sessionStorage', area)
  vi.stubGlobal('localStorage', area)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('loading', () => {
  it('shows what is stored', async () => {
    const { now } = await opened()
    expect(now()).toMatchObject({ stored: { revision: 3 }, form: null, conflict: null })
    expect(now().changed).toBe(false)
  })

  it('says when that fails, and tries again', async () => {
    server.fails = { status: 500, error: 'Failed to load the prayer settings.' }
    const { $prayerEditing, prayerForm } = await opened()
    expect($prayerEditing.get()).toEqual({ state: 'failed', message: server.fails.error })
    server.fails = null
    await prayerForm.load()
    expect($prayerEditing.get().state).toBe('ready')
  })
})

describe('saving', () => {
  it('sends the open form’s change on the revision it is based on', async () => {
    const { openForm, savePrayerEdits, now } = await opened()
    openForm(isha)
    expect(now().changed).toBe(false)
    expect(await savePrayerEdits()).toBe(true)
    const put = server.asked.at(-1)
    expect(put).toMatchObject({ method: 'PUT', path: '/api/prayer-settings', body: { base: 3 } })
    expect(server.answer.settings.iqama.isha.at(-1)).toEqual({
      from: '2026-11-22',
      rule: { kind: 'fixed', time: '19:45' },
    })
    expect(now()).toMatchObject({ stored: { revision: 4 }, form: null })
    expect([now().changed, storage.size]).toEqual([false, 0])
  })

  it('collects several changes', async () => {
    const { openForm, keepForm, editDraft, savePrayerEdits } = await opened()
    openForm(isha)
    expect(keepForm()).toBe(true)
    editDraft(hanafi)
    expect(server.asked).toHaveLength(1)
    await savePrayerEdits()
    expect(server.answer.settings).toMatchObject({
      calculation: { madhab: 'hanafi' },
      iqama: { isha: [{}, { from: '2026-11-22' }] },
    })
  })

  it.each(PRAYERS)('sends nothing while the form of %s shows what is stored', async prayer => {
    const { openForm, typeIntoForm, canSave, savePrayerEdits, now } = await opened()
    const change = openedIqama(seed(), prayer, '2026-11-21')
    openForm(change)
    expect([canSave(now()), await savePrayerEdits()]).toEqual([false, false])
    typeIntoForm({ ...change, rule: { kind: 'fixed', time: '23:00' } })
    expect(canSave(now())).toBe(true)
    typeIntoForm(change)
    expect(canSave(now())).toBe(false)
    expect(server.asked).toHaveLength(1)
  })

  it('shows on Save what is missing in a form that was typed into', async () => {
    const { openForm, typeIntoForm, canSave, now } = await opened()
    openForm({ kind: 'day', day: { date: '' } })
    expect(canSave(now())).toBe(false)
    typeIntoForm({ kind: 'day', day: { date: '', note: 'Eid' } })
    expect(canSave(now())).toBe(true)
  })

  it('does not save an untouched form along with other changes', async () => {
    const { openForm, editDraft, savePrayerEdits, now } = await opened()
    openForm(isha)
    editDraft(hanafi)
    expect(now().form).toBeNull()
    await savePrayerEdits()
    expect(server.answer.settings).toEqual(hanafi(seed()))
  })

  it.each<[string, Change]>([
    ['a blank time', { ...isha, rule: { kind: 'fixed', time: '' } } as Change],
    ['an iqama before its athan', { ...isha, rule: { kind: 'fixed', time: '17:00' } } as Change],
  ])('sends nothing with %s', async (_, change) => {
    const { openForm, typeIntoForm, savePrayerEdits, now } = await opened()
    openForm(isha)
    typeIntoForm(change)
    expect(await savePrayerEdits()).toBe(false)
    expect(server.asked).toHaveLength(1)
    expect(now()).toMatchObject({ tried: true, form: { change } })
  })

  it.each([
    [{ status: 500, error: 'Failed to save.' }, 'Failed to save.', []],
    [
      { status: 400, error: 'Look again.', fields: { 'iqama.isha.1.from': 'No.' } },
      'Look again.',
      [{ path: ['iqama', 'isha', 1, 'from'], message: 'No.' }],
    ],
  ])('keeps everything when the server refuses: %j', async (fails, problem, refused) => {
    const { openForm, savePrayerEdits, typeIntoForm, now } = await opened()
    openForm(isha)
    server.fails = fails
    expect(await savePrayerEdits()).toBe(false)
    expect(now()).toMatchObject({ problem, refused, saving: false, form: { change: isha } })
    typeIntoForm({ ...isha, from: '2026-11-23' })
    expect(now()).toMatchObject({ problem: null, refused: [] })
  })

  it('keeps what is typed during the request', async () => {
    const { editDraft, savePrayerEdits, now } = await opened()
    editDraft(hanafi)
    server.meanwhile = () =>
      editDraft(draft => ({ ...draft, place: { ...draft.place, name: 'Queens' } }))
    await savePrayerEdits()
    expect(server.answer.settings.place.name).toBe('New York City')
    expect(now().draft).toMatchObject({
      place: { name: 'Queens' },
      calculation: { madhab: 'hanafi' },
    })
    expect(now().changed).toBe(true)
  })
})

describe('undo', () => {
  it('restores the version before', async () => {
    const { openForm, savePrayerEdits, undo, now } = await opened()
    openForm(isha)
    await savePrayerEdits()
    await undo()
    expect(server.asked.at(-1)).toMatchObject({
      path: '/api/prayer-settings/restore',
      body: { revision: 3, base: 4 },
    })
    expect(now().draft).toEqual(seed())
  })

  it('saves the seed again, which is no kept version', async () => {
    server.answer = { revision: 0, savedAt: null, settings: seed() }
    const { openForm, savePrayerEdits, undo, now } = await opened()
    openForm(isha)
    await savePrayerEdits()
    await undo()
    expect(server.asked.at(-1)).toMatchObject({
      method: 'PUT',
      body: { base: 1, settings: seed() },
    })
    expect(now().stored.revision).toBe(2)
  })
})

describe('two admins', () => {
  it('save different parts: both are kept without a conflict', async () => {
    const { editDraft, openForm, savePrayerEdits, now } = await opened()
    server.save(hanafi(seed()))
    editDraft(draft => ({ ...draft, jumuah: [] }))
    openForm(isha)
    expect(await savePrayerEdits()).toBe(true)
    expect(now()).toMatchObject({ conflict: null, form: null, changed: false })
    expect(server.answer).toMatchObject({
      revision: 5,
      settings: {
        jumuah: [],
        calculation: { madhab: 'hanafi' },
        iqama: { isha: [{}, { from: '2026-11-22' }] },
      },
    })
  })

  /** Both change the Isha iqama; I take Jumu'ah out as well. */
  const conflicting = async () => {
    const store = await opened()
    const iqama = { ...seed().iqama, isha: [{ rule: { kind: 'fixed' as const, time: '20:15' } }] }
    server.save({ ...hanafi(seed()), iqama })
    store.editDraft(draft => ({ ...draft, jumuah: [] }))
    store.openForm(isha)
    expect(await store.savePrayerEdits()).toBe(false)
    expect(store.now()).toMatchObject({
      conflict: { theirs: { revision: 4 }, by: 'Bilal', choices: [{ key: 'iqama/isha' }] },
      problem: null,
    })
    expect(server.answer.settings.jumuah).toHaveLength(1)
    return store
  }

  it.each([
    ['mine', '19:45'],
    ['theirs', '20:15'],
  ] as const)('change the same iqama: %s is chosen, and all else is kept', async (side, time) => {
    const { prayerForm } = await conflicting()
    expect(await prayerForm.choose({ 'iqama/isha': side })).toBe(true)
    const { settings } = server.answer
    expect(settings).toMatchObject({ jumuah: [], calculation: { madhab: 'hanafi' } })
    expect(settings.iqama.isha.at(-1)).toMatchObject({ rule: { time } })
  })

  it('theirs is shown when all of mine is given up', async () => {
    const { prayerForm, now } = await conflicting()
    prayerForm.discard()
    expect(now()).toMatchObject({ conflict: null, form: null, draft: server.answer.settings })
    expect(now().changed).toBe(false)
  })
})

describe('what was typed', () => {
  it('is there again after a reload, and guarded until it is given up', async () => {
    const before = await opened()
    before.openForm(isha)
    before.typeIntoForm({ ...isha, from: '' })
    before.editDraft(hanafi)
    const after = await opened()
    expect(after.now()).toMatchObject({
      restored: true,
      draft: hanafi(seed()),
      form: { change: { from: '' } },
    })
    expect(after.$hasUnsaved.get()).toBe(true)
    after.discardUnsaved()
    expect(after.$hasUnsaved.get()).toBe(false)
    expect((await opened()).now()).toMatchObject({ restored: false, draft: seed() })
  })

  it('survives the end of the session in the middle of a save', async () => {
    const before = await opened()
    before.openForm(isha)
    server.fails = { status: 401, error: 'Your session has ended.' }
    expect(await before.savePrayerEdits()).toBe(false)
    expect(before.$session.get().state).toBe('ended')
    expect(before.$hasUnsaved.get()).toBe(false)
    server.fails = null
    expect((await opened()).now()).toMatchObject({ restored: true, form: { change: isha } })
  })

  it('merges a returning draft with what another admin saved since', async () => {
    const before = await opened()
    before.editDraft(hanafi)
    server.save({ ...seed(), jumuah: [] })
    const after = await opened()
    expect(after.now()).toMatchObject({ stored: { revision: 4 }, restored: true })
    expect(after.now().draft).toEqual({ ...hanafi(seed()), jumuah: [] })
  })

  it('is not another admin’s', async () => {
    const before = await opened()
    before.editDraft(hanafi)
    const kept = storage.get('draft:prayer-settings') ?? ''
    storage.set('draft:prayer-settings', kept.replace(user.email, 'other@example.org'))
    expect((await opened()).now().draft).toEqual(seed())
  })
})
