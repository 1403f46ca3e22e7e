import { expect, it } from 'vitest'
import { COUNTED_KIND_NAMES, kindChoices, ruleInWords } from './iqama.ts'
import { IqamaRuleSchema } from './iqamaRule.ts'
import { PRAYERS } from './names.ts'

it.each(PRAYERS)('offers %s every kind but those of another prayer', prayer => {
  const offered = kindChoices(prayer).map(({ value }) => value)
  expect(offered).toEqual(expect.arrayContaining(['fixed', 'quarterly', 'after-athan']))
  expect(offered.includes('after-sunset')).toBe(prayer === 'maghrib')
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
