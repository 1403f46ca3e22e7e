import { describe, expect, it } from 'vitest'
import { PASSWORD_TEXTS, passwordProblem } from './passwordRules.ts'
import passwords from './testing/passwords.json' with { type: 'json' }

const personal = ['Amina Khan', 'amina.khan@example.org']
const site = 'Mercy Islamic Center of Fairview'
const isCommon = (password: string) => ['trustno1', 'sunshine', '12345678'].includes(password)

describe('a new password', () => {
  it.each<[string, string | null, string | null]>([
    ['\u{1F54C}'.repeat(7), null, PASSWORD_TEXTS.short],
    ['\u{1F54C}\u{1F319}'.repeat(4), null, null],
    ['x9'.repeat(128), null, null],
    [`${'x9'.repeat(128)}1`, null, PASSWORD_TEXTS.long],
    ['four words of no sense', 'four words of no sense', null],
    ['four words of no sense', 'four words of sense', PASSWORD_TEXTS.mismatch],
    ...(passwords as [string, keyof typeof PASSWORD_TEXTS | null][]).map(
      ([password, problem]): [string, null, string | null] => [
        password,
        null,
        problem && PASSWORD_TEXTS[problem],
      ],
    ),
  ])('%j (confirmed as %j) has the problem %s', (password, confirmation, problem) => {
    const context = { isCommon, personal, site, ...(confirmation !== null && { confirmation }) }
    expect(passwordProblem(password, context)).toBe(problem)
  })
})
