import { expect, it } from 'vitest'
import { COUNTED_KIND_NAMES, kindChoices, ruleInWords } from './iqama.ts'
import { IqamaRuleSchema } from './iqamaRule.ts'
import { PRAYERS } from './names.ts'

it('offers every kind for the prayers it is for', () => {
  const offered = new Map(
    PRAYERS.map(prayer => [prayer, kindChoices(prayer).map(({ value }) => value)]),
  )
  expect(offered.get('maghrib')).toEqual(['fixed', 'quarterly', ...COUNTED_KIND_NAMES])
  expect(offered.get('isha')).toEqual(['fixed', 'quarterly', 'after-athan'])
})

it.each(COUNTED_KIND_NAMES)('stores %s with whole minutes', kind => {
  expect(IqamaRuleSchema.parse({ kind, minutes: 5 })).toEqual({ kind, minutes: 5 })
  for (const minutes of [-1, 2.5, 181, undefined]) {
    expect(IqamaRuleSchema.safeParse({ kind, minutes }).success).toBe(false)
  }
  expect(ruleInWords({ kind, minutes: 1 })).toMatch(/^1 minute /)
})

it('rejects an unknown kind', () => {
  expect(IqamaRuleSchema.safeParse({ kind: 'before-noon', minutes: 5 }).success).toBe(false)
})
