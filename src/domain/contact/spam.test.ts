import { describe, expect, it } from 'vitest'
import samples from '#tests/support/contactMessages.json' with { type: 'json' }
import type { ContactFields } from './fields.ts'
import { checkSpam, normalizeText, SPAM_THRESHOLD, SPAM_WEIGHTS } from './spam.ts'

type Sample = ContactFields & { trap?: string; fillSeconds?: number; duplicates?: number }
const filled = (sample: Partial<Sample>) => ({
  ...{ name: '', email: 'someone@example.org', phone: '', subject: 'general', message: '' },
  ...sample,
})
/** Written for this site, all names are invented: like what people write to a mosque, and like spam. */
const [GENUINE, SPAM] = [samples.genuine.map(filled), samples.spam.map(filled)]

const verdict = (sample: Sample, fillSeconds: number | null) =>
  checkSpam({
    fields: sample,
    trap: sample.trap ?? '',
    fillSeconds: sample.fillSeconds ?? fillSeconds,
    duplicates: sample.duplicates ?? 0,
    flooded: false,
  })
const named = (samples: readonly Sample[]) =>
  samples.map(sample => [`${sample.name}: ${sample.message.slice(0, 50)}`, sample] as const)

describe('genuine messages', () => {
  it.each(named(GENUINE))('are accepted: %s', (_, sample) => {
    expect(verdict(sample, 40).score).toBeLessThan(SPAM_THRESHOLD)
    expect(verdict(sample, null)).toMatchObject({ quarantined: false })
  })
})

describe('spam messages', () => {
  it.each(named(SPAM))('are quarantined: %s', (_, sample) => {
    expect(verdict(sample, null)).toMatchObject({ quarantined: true })
  })
})

it('has enough samples of both', () => {
  expect(GENUINE.length).toBeGreaterThanOrEqual(25)
  expect(SPAM.length).toBeGreaterThanOrEqual(20)
})

it('quarantines most spam even when the form was filled in slowly', () => {
  const caught = SPAM.filter(sample => verdict(sample, 40).quarantined)
  expect(caught.length / SPAM.length).toBeGreaterThan(0.8)
})

it('never quarantines for one reason alone, except the hidden field and a flood', () => {
  const { trap, flooded, mostForLinks, mostForPitches, manyDuplicates, ...single } = SPAM_WEIGHTS
  expect(trap).toBeGreaterThanOrEqual(SPAM_THRESHOLD)
  expect(flooded + SPAM_WEIGHTS.localWords).toBeGreaterThanOrEqual(SPAM_THRESHOLD)
  for (const weight of Object.values(single)) expect(weight).toBeLessThan(SPAM_THRESHOLD)
  expect([mostForLinks, mostForPitches, manyDuplicates].every(most => most <= 6)).toBe(true)
})

it.each([
  ['Salam,   BROTHERS!', 'salam brothers'],
  ['ｓａｌａｍ', 'salam'],
  ['السلام عليكم!', 'السلام عليكم'],
])('compares %s as %s', (text, same) => expect(normalizeText(text)).toBe(same))

it('quarantines every message of a flood and says why', () => {
  for (const fields of GENUINE) {
    const { quarantined, reasons } = checkSpam({
      fields,
      trap: '',
      fillSeconds: 40,
      duplicates: 0,
      flooded: true,
    })
    expect(quarantined).toBe(true)
    expect(reasons[0]?.reason).toBe('More messages came in that hour than are e-mailed')
  }
})
