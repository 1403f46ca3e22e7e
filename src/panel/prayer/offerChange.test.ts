import { expect, it } from 'vitest'
import { at } from '#domain/prayer/testing/rules.ts'
import { eachWithServer, isha, seed } from '#panel/testing/prayerPanel.ts'

eachWithServer()

it('says which iqama changes, to what and when, for who reads it later', async () => {
  const { $shared } = await import('#panel/share/share.ts')
  const { offerChange } = await import('./offerChange.ts')
  const { applied } = await import('./rules/change.ts')
  offerChange(seed(), applied(seed(), { ...isha, rule: at('20:15') }))
  expect($shared.get()?.text).toBe('From Sunday, November 22: Isha iqama 8:15 PM (was 7:30 PM)')

  // A closure of that evening takes it from the sentence that is shared.
  $shared.set(null)
  const { notices } = await import('#panel/notices/notices.ts')
  const [start, end] = ['2026-11-22T22:00:00Z', '2026-11-23T04:59:00Z'] as const
  const closure = { kind: 'closure', title: 'Closed', text: '', start, end, keeps: [] } as const
  const saved = { id: 'c', revision: 1, savedAt: start, savedBy: 'Amina', earlier: [] }
  notices.set({ notices: [{ ...closure, ...saved }], deleted: [] })
  offerChange(seed(), applied(seed(), { ...isha, rule: at('20:15') }))
  expect($shared.get()?.text).toBe('From Monday, November 23: Isha iqama 8:15 PM (was 7:30 PM)')
  $shared.set(null)
  const onceOnly = { ...isha, rule: at('20:15'), until: '2026-11-22' }
  offerChange(seed(), applied(seed(), onceOnly))
  expect($shared.get()).toBeNull()
})
