import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CallError } from '#contract/failure.ts'
import * as store from './banner.ts'

const { $banner, $undo, offerUndo, showError, showSuccess, undo } = store

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  store.closeBanner()
  store.closeUndo()
})

it('shows a success for three seconds, and its undo for at least ten', () => {
  showSuccess('Event has been successfully deleted.')
  offerUndo('“Tea” was deleted.', () => {})
  vi.advanceTimersByTime(3_000)
  expect($banner.get()).toBeNull()
  vi.advanceTimersByTime(7_000)
  expect($undo.get()?.text).toBe('“Tea” was deleted.')
  vi.advanceTimersByTime(10_000)
  expect($undo.get()).toBeNull()
})

it('keeps an undo offer while the pointer is on it', () => {
  offerUndo('“Tea” was deleted.', () => {})
  undo.hold()
  vi.advanceTimersByTime(60_000)
  expect($undo.get()).not.toBeNull()
  undo.release()
  vi.advanceTimersByTime(15_000)
  expect($undo.get()).toBeNull()
})

it('keeps a suggestion until it is closed', () => {
  store.suggest({ text: 'The map shows another place.', label: 'Move it', run: () => {} })
  vi.advanceTimersByTime(60_000)
  expect(store.$suggestion.get()?.label).toBe('Move it')
  store.closeSuggestion()
  expect(store.$suggestion.get()).toBeNull()
})

it('keeps an error until it is closed, and closes a temporary one after three seconds', () => {
  showError('No')
  vi.advanceTimersByTime(60_000)
  expect($banner.get()?.text).toBe('No')
  showError('Failed to save event. Please try again.', { passes: true })
  vi.advanceTimersByTime(2_999)
  expect($banner.get()).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect($banner.get()).toBeNull()
})

it.each([
  [0, 'Failed. Try again.', 'Failed. Try again. The site did not answer: check your internet.'],
  [0, 'Update failed', 'Update failed. The site did not answer: check your internet.'],
  [500, 'Update failed', 'Update failed'],
])('names the network where a call failed with status %i: %s', async (status, failure, text) => {
  await store.orShowError(async () => {
    throw new CallError(failure, { status })
  })
  expect($banner.get()?.text).toBe(text)
})

it('asks to load the page again where the code of an action did not arrive', async () => {
  const failed = new TypeError('Failed to fetch dynamically imported module: /_astro/undo.js')
  expect(await store.orShowError(() => Promise.reject(failed))).toBe(false)
  expect($banner.get()?.text).toMatch(/check your internet, then load the page again/)
})
