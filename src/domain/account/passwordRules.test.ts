import { describe, expect, it } from 'vitest'
import { PASSWORD_TEXTS, passwordProblem } from './passwordRules.ts'

const personal = ['Amina Khan', 'amina.khan@example.org']
const site = 'Mercy Islamic Center of Fairview'
const isCommon = (password: string) => ['trustno1', 'sunshine', '12345678'].includes(password)

describe('a new password', () => {
  it.each([
    ['seven c', null, PASSWORD_TEXTS.short],
    ['', null, PASSWORD_TEXTS.short],
    ['\u{1F54C}'.repeat(7), null, PASSWORD_TEXTS.short],
    ['\u{1F54C}\u{1F319}'.repeat(4), null, null],
    ['x9'.repeat(128), null, null],
    [`${'x9'.repeat(128)}1`, null, PASSWORD_TEXTS.long],
    ['four words of no sense', null, null],
    ['four words of no sense', 'four words of no sense', null],
    ['four words of no sense', 'four words of sense', PASSWORD_TEXTS.mismatch],
    ['trustno1', null, PASSWORD_TEXTS.common],
    ['TrustNo1', null, PASSWORD_TEXTS.common],
    ['Sunshine2026', null, PASSWORD_TEXTS.decorated],
    ['!!sunshine1', null, PASSWORD_TEXTS.decorated],
    ['sunshine after rain', null, null],
    ['87654321', null, PASSWORD_TEXTS.common],
    ['abcdefgh', null, PASSWORD_TEXTS.sequence],
    ['HGFEDCBA', null, PASSWORD_TEXTS.sequence],
    ['abcd4321', null, PASSWORD_TEXTS.sequence],
    ['poiuytrewq', null, PASSWORD_TEXTS.sequence],
    ['aaaabbbb', null, PASSWORD_TEXTS.sequence],
    ['aaaaaaaaaaaa', null, PASSWORD_TEXTS.repeats],
    ['tea4tea4', null, PASSWORD_TEXTS.repeats],
    ['monkeymonkey', null, PASSWORD_TEXTS.repeats],
    ['abcd of figs', null, null],
    ['xkq7 bdm2 pw9z', null, null],
    ['Alhamdulillah786', null, PASSWORD_TEXTS.siteWord],
    ['amina2026!', null, PASSWORD_TEXTS.personal],
    ['Amina.Khan', null, PASSWORD_TEXTS.personal],
    ['khan & amina', null, PASSWORD_TEXTS.personal],
    ['123Masjid', null, PASSWORD_TEXTS.siteWord],
    ['administrator', null, PASSWORD_TEXTS.siteWord],
    ['password1234', null, PASSWORD_TEXTS.siteWord],
    ['masjidadmin', null, PASSWORD_TEXTS.siteWord],
    ['mercyislamic', null, PASSWORD_TEXTS.siteName],
    ['MercyIslamicCenter1', null, PASSWORD_TEXTS.siteName],
    ['islamiccenter786', null, PASSWORD_TEXTS.siteName],
    ['Mercy-Masjid-2026', null, PASSWORD_TEXTS.siteName],
    ['centerofmercy', null, PASSWORD_TEXTS.siteName],
    ['amina mercy', null, PASSWORD_TEXTS.siteName],
    ['mercy garden of figs', null, null],
    ['73920184', null, null],
    ['aminas garden of figs', null, null],
  ])('%j (confirmed as %j) has the problem %s', (password, confirmation, problem) => {
    const context = { isCommon, personal, site, ...(confirmation !== null && { confirmation }) }
    expect(passwordProblem(password, context)).toBe(problem)
  })
})
