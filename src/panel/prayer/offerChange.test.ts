import { expect, it } from 'vitest'
import { at } from '#domain/prayer/testing/rules.ts'
import { closedOnSunday, eachWithServer, isha, seed } from '#panel/testing/prayerPanel.ts'

eachWithServer()

it('says which iqama changes, to what and when, for who reads it later', async () => {
  const { $shared } = await import('#panel/share/share.ts')
  const { offerChange } = await import('./offerChange.ts')
  const { applied } = await import('./rules/change.ts')
  offerChange(seed(), applied(seed(), { ...isha, rule: at('20:15') }))
  expect($shared.get()?.text).toBe('From Sunday, November 22: Isha iqama 8:15 PM (was 7:30 PM)')

  // A closure of that evening takes it from the sentence that is shared.
  $shared.set(null)
  await closedOnSunday()
  offerChange(seed(), applied(seed(), { ...isha, rule: at('20:15') }))
  expect($shared.get()?.text).toBe('From Monday, November 23: Isha iqama 8:15 PM (was 7:30 PM)')
  $shared.set(null)
  const onceOnly = { ...isha, rule: at('20:15'), until: '2026-11-22' }
  offerChange(seed(), applied(seed(), onceOnly))
  expect($shared.get()).toBeNull()
})
