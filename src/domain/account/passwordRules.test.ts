import { describe, expect, it } from 'vitest'
import { PASSWORD_TEXTS, passwordProblem } from './passwordRules.ts'

const personal = ['Amina Khan', 'amina.khan@example.org', 'Mercy Islamic Center']
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
    ['Alhamdulillah786', null, PASSWORD_TEXTS.guessable],
    ['amina2026!', null, PASSWORD_TEXTS.guessable],
    ['Amina.Khan', null, PASSWORD_TEXTS.guessable],
    ['123Masjid', null, PASSWORD_TEXTS.guessable],
    ['administrator', null, PASSWORD_TEXTS.guessable],
    ['73920184', null, null],
    ['aminas garden of figs', null, null],
  ])('%j (confirmed as %j) has the problem %s', (password, confirmation, problem) => {
    const context = { isCommon, personal, ...(confirmation !== null && { confirmation }) }
    expect(passwordProblem(password, context)).toBe(problem)
  })
})
