import { describe, expect, it, vi } from 'vitest'
import { PRAYERS } from '#domain/prayer/names.ts'
import {
  closedOnSunday,
  eachWithServer,
  hanafi,
  isha,
  opened,
  seed,
  server,
  storage,
  USER,
} from '#panel/testing/prayerPanel.ts'
import type { Change } from './rules/change.ts'
import { openedIqama } from './rules/opened.ts'

eachWithServer()

describe('saving the prayer settings', () => {
  it('sends the open form’s change on the revision it is based on', async () => {
    const { openForm, savePrayerEdits, now } = await opened()
    expect(now()).toMatchObject({ stored: { revision: 3 }, form: null, conflict: null })
    openForm(isha)
    expect(now().changed).toBe(false)
    expect(await savePrayerEdits()).toBe(true)
    const put = server.requests.at(-1)
    expect(put).toMatchObject({ method: 'PUT', path: '/api/prayer-settings', body: { base: 3 } })
    expect(server.stored.settings.iqama.isha.at(-1)).toEqual({
      from: '2026-11-22',
      rule: { kind: 'fixed', time: '19:45' },
    })
    expect(now()).toMatchObject({ stored: { revision: 4 }, form: null })
    expect([now().changed, storage.size]).toEqual([false, 0])
  })

  it('collects several changes into one save', async () => {
    const { openForm, keepForm, editDraft, savePrayerEdits } = await opened()
    openForm(isha)
    expect(keepForm()).toBe(true)
    editDraft(hanafi)
    expect(server.requests).toHaveLength(1)
    await savePrayerEdits()
    expect(server.stored.settings).toMatchObject({
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
    expect(server.requests).toHaveLength(1)
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
    expect(server.stored.settings).toEqual(hanafi(seed()))
  })

  it.each<[string, Change]>([
    ['a blank time', { ...isha, rule: { kind: 'fixed', time: '' } } as Change],
    ['an iqama before its athan', { ...isha, rule: { kind: 'fixed', time: '17:00' } } as Change],
  ])('sends nothing with %s', async (_, change) => {
    const { openForm, typeIntoForm, savePrayerEdits, now } = await opened()
    openForm(isha)
    typeIntoForm(change)
    expect(await savePrayerEdits()).toBe(false)
    expect(server.requests).toHaveLength(1)
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
})

describe('leaving the open form', () => {
  const typed: Change = { ...isha, rule: { kind: 'fixed', time: '20:15' } }
  const asr = openedIqama(seed(), 'asr', '2026-11-21')

  it('closes at once while nothing was typed', async () => {
    const { openForm, typeIntoForm, closeForm, now } = await opened()
    openForm(isha)
    openForm(asr)
    typeIntoForm(asr)
    closeForm()
    expect(now().form).toBeNull()
  })

  it.each<[string, (store: Awaited<ReturnType<typeof opened>>) => void]>([
    ['another form opens', ({ openForm }) => openForm(asr)],
    ['it is canceled', ({ closeForm }) => closeForm()],
  ])('asks before %s, and keeps what was typed until then', async (_, leave) => {
    const store = await opened()
    store.openForm(isha)
    store.typeIntoForm(typed)
    leave(store)
    expect(store.now().form?.change).toEqual(typed)
    leave(store)
    store.$leaving.get()?.discard()
    expect(store.now().form?.change).not.toEqual(typed)
    expect(store.now().draft).toEqual(seed())
  })

  it('asks before what is incomplete is lost', async () => {
    const { openForm, typeIntoForm, $leaving } = await opened()
    openForm(isha)
    typeIntoForm({ ...isha, rule: { kind: 'fixed', time: '' } })
    openForm(asr)
    expect($leaving.get()).not.toBeNull()
  })
})

describe('undoing a save of the prayer settings', () => {
  it('says what visitors see after the save, and after its undo', async () => {
    const { openForm, savePrayerEdits, undo, $undo } = await opened()
    openForm({ ...isha, rule: { kind: 'fixed', time: '22:45' } })
    await savePrayerEdits()
    expect($undo.get()?.text).toBe(
      'Prayer times saved. Isha: 10 minutes after athan, not before 7:30 PM → 10:45 PM from Nov 22.',
    )
    await undo()
    expect($undo.get()?.text).toBe(
      'Isha: 10:45 PM → 10 minutes after athan, not before 7:30 PM from Nov 22.',
    )
  })

  it('says on which day a closure cancels what was saved', async () => {
    const { openForm, savePrayerEdits, $undo } = await opened()
    await closedOnSunday()
    openForm(isha)
    await savePrayerEdits()
    expect($undo.get()?.text).toMatch(
      / On Sunday, November 22 visitors read “No congregation \(snow\): Isha”\.$/,
    )
  })

  it('goes back to the seed, which has no kept version', async () => {
    server.stored = { revision: 0, savedAt: null, savedBy: null, settings: seed() }
    const { openForm, savePrayerEdits, undo, now } = await opened()
    openForm(isha)
    await savePrayerEdits()
    await undo()
    expect(server.requests.at(-1)).toMatchObject({
      method: 'POST',
      body: { base: 1, revision: 0 },
    })
    expect(now()).toMatchObject({ stored: { revision: 2 }, draft: seed() })
  })
})

describe('saves of two admins', () => {
  /** Both change the Isha iqama; I take Jumu'ah out as well. */
  const conflicting = async () => {
    const store = await opened()
    const iqama = { ...seed().iqama, isha: [{ rule: { kind: 'fixed' as const, time: '20:15' } }] }
    server.save({ ...hanafi(seed()), iqama })
    store.editDraft(draft => ({ ...draft, jumuah: [] }))
    store.openForm(isha)
    expect(await store.savePrayerEdits()).toBe(false)
    expect(store.now()).toMatchObject({
      conflict: {
        theirs: { revision: 4 },
        by: 'Bilal',
        choices: [{ key: 'iqama/isha/0 2026-11-22' }],
      },
      problem: null,
    })
    expect(server.stored.settings.jumuah).toHaveLength(1)
    return store
  }

  it.each([
    ['mine', '19:45'],
    ['theirs', '20:15'],
  ] as const)(
    'saves the iqama of %s after a conflict, and keeps all other changes',
    async (side, time) => {
      const { prayerForm } = await conflicting()
      expect(await prayerForm.choose({ 'iqama/isha/0 2026-11-22': side })).toBe(true)
      const { settings } = server.stored
      expect(settings).toMatchObject({ jumuah: [], calculation: { madhab: 'hanafi' } })
      expect(settings.iqama.isha.at(-1)).toMatchObject({ rule: { time } })
    },
  )

  it('shows the saved settings after the admin discards the own changes', async () => {
    const { prayerForm, now } = await conflicting()
    prayerForm.discard()
    expect(now()).toMatchObject({ conflict: null, form: null, draft: server.stored.settings })
    expect(now().changed).toBe(false)
  })
})

describe('the draft', () => {
  it('is kept through a reload and guarded until it is discarded', async () => {
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

  it('is kept when the session ends during a save', async () => {
    const before = await opened()
    before.openForm(isha)
    server.fails = { status: 401, error: 'Your session has ended.' }
    expect(await before.savePrayerEdits()).toBe(false)
    expect(before.$session.get().state).toBe('ended')
    expect(before.$hasUnsaved.get()).toBe(false)
    server.fails = null
    expect((await opened()).now()).toMatchObject({ restored: true, form: { change: isha } })
  })

  it('names who saved the newer version that it is in conflict with', async () => {
    const before = await opened()
    before.openForm(isha)
    before.typeIntoForm(isha)
    const iqama = { ...seed().iqama, isha: [{ rule: { kind: 'fixed' as const, time: '20:15' } }] }
    server.save({ ...seed(), iqama })
    const { now } = await opened()
    await vi.waitFor(() => expect(now().conflict).toMatchObject({ by: 'Bilal' }))
  })

  it('of another admin is ignored', async () => {
    const before = await opened()
    before.editDraft(hanafi)
    const kept = storage.get('draft:prayer-settings') ?? ''
    storage.set('draft:prayer-settings', kept.replace(USER.email, 'other@example.org'))
    expect((await opened()).now().draft).toEqual(seed())
  })
})
