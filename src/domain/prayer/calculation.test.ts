import { expect, it } from 'vitest'
import { CALCULATION_FIELDS } from './calculation.ts'

it('gives a method’s angles', () => {
  expect(CALCULATION_FIELDS.method.options).toMatchObject({
    MWL: 'Muslim World League, 18° / 17°',
    UmmAlQura: 'Umm al-Qura University, Makkah, 18.5° / 90 min',
  })
})
