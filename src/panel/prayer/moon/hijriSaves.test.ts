import { expect, it, vi } from 'vitest'
import { withMonth } from '#domain/prayer/awaitedMoon.ts'
import { eachWithServer, hanafi, opened, server } from '#panel/testing/prayerPanel.ts'

const RAMADAN = { year: 1448, month: 9, date: '2027-02-07' }
const confirmRamadan = {
  change: (hijri: Parameters<typeof withMonth>[0]) => withMonth(hijri, RAMADAN, RAMADAN.date),
  undo: (hijri: Parameters<typeof withMonth>[0]) => withMonth(hijri, RAMADAN, null),
  done: 'Ramadan begins tonight: confirmed.',
}

eachWithServer()

async function withStores() {
  const page = await opened()
  const [saves, banner] = await Promise.all([
    import('./hijriSaves.ts'),
    import('#panel/shell/banner.ts'),
  ])
  return { ...page, ...saves, ...banner }
}

it('saves a confirmed month without what is being edited', async () => {
  const { editDraft, now, saveHijri } = await withStores()
  editDraft(hanafi)
  expect(await saveHijri(now().stored, confirmRamadan)).toBeNull()
  const { hijri, calculation } = server.stored.settings
  expect(hijri.confirmed).toEqual([RAMADAN])
  expect(calculation.madhab).toBe('standard')
  expect(now().draft.calculation.madhab).toBe('hanafi')
})

it('confirms the month on what another admin saved meanwhile, and undoes only the month', async () => {
  const { now, saveHijri, $undo } = await withStores()
  server.meanwhile = () => {
    server.meanwhile = null
    server.save(hanafi(server.stored.settings))
  }
  expect(await saveHijri(now().stored, confirmRamadan)).toBeNull()
  expect(server.stored.settings).toMatchObject({
    calculation: { madhab: 'hanafi' },
    hijri: { confirmed: [RAMADAN] },
  })
  $undo.get()?.run?.()
  await vi.waitFor(() => expect(server.stored.settings.hijri.confirmed).toEqual([]))
  expect(server.stored.settings.calculation.madhab).toBe('hanafi')
})

it('returns why a month was not saved', async () => {
  const { now, saveHijri, $undo } = await withStores()
  server.fails = { status: 500, error: 'Failed to save the prayer settings. Please try again.' }
  expect(await saveHijri(now().stored, confirmRamadan)).toBe(server.fails.error)
  expect($undo.get()).toBeNull()
})
