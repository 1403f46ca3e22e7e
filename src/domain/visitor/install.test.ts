import { expect, it } from 'vitest'
import { isInstallHintDue } from './install.ts'

const SECOND_VISIT = { visits: '2', shown: null, isInstalled: false, isBusy: false }

it.each<[string, Partial<Parameters<typeof isInstallHintDue>[0]>, boolean]>([
  ['the second visit', {}, true],
  ['a later visit', { visits: '9' }, true],
  ['the first visit', { visits: '1' }, false],
  ['a visit that could not be counted', { visits: null }, false],
  ['a damaged count', { visits: 'many' }, false],
  ['a visit after the hint was shown', { shown: '1' }, false],
  ['the installed site', { isInstalled: true }, false],
  ['a page with a form', { isBusy: true }, false],
])('decides whether the install hint is due on %s', (_, facts, isDue) => {
  expect(isInstallHintDue({ ...SECOND_VISIT, ...facts })).toBe(isDue)
})
