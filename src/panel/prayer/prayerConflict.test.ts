import { describe, expect, it, vi } from 'vitest'
import {
  eachWithServer,
  hanafi,
  isha,
  opened,
  seed,
  server,
  storage,
  USER,
} from '#panel/testing/prayerPanel.ts'

eachWithServer()

describe('saves of two admins', () => {
  it('keeps the changes of two admins to different parts without a conflict', async () => {
    const { editDraft, openForm, savePrayerEdits, now } = await opened()
    server.save(hanafi(seed()))
    editDraft(draft => ({ ...draft, jumuah: [] }))
    openForm(isha)
    expect(await savePrayerEdits()).toBe(true)
    expect(now()).toMatchObject({ conflict: null, form: null, changed: false })
    expect(server.stored).toMatchObject({
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
      expect(await prayerForm.choose({ 'iqama/isha': side })).toBe(true)
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

  it('is merged with what another admin saved since', async () => {
    const before = await opened()
    before.editDraft(hanafi)
    server.save({ ...seed(), jumuah: [] })
    const after = await opened()
    expect(after.now()).toMatchObject({ stored: { revision: 4 }, restored: true })
    expect(after.now().draft).toEqual({ ...hanafi(seed()), jumuah: [] })
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
