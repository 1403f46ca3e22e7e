import { describe, expect, it } from 'vitest'
import { SITE_LABELS, SiteFieldsSchema, siteTextMost } from './siteSettings.ts'
import { SITE_FIELDS } from './testing/siteFields.ts'

describe('the site’s settings', () => {
  it('are accepted unchanged', () => {
    expect(SiteFieldsSchema.parse(SITE_FIELDS)).toEqual(SITE_FIELDS)
    expect(Object.keys(SITE_LABELS)).toEqual(Object.keys(SITE_FIELDS))
  })

  it.each([
    [{ siteName: '' }, 'siteName', 'The site needs a name.'],
    [{ siteName: 'x'.repeat(81) }, 'siteName', 'at most 80'],
    [{ phone: 'call us' }, 'phone', 'Enter a phone number'],
    [{ email: 'nobody' }, 'email', 'Enter an e-mail address'],
    [{ latitude: 91 }, 'latitude', 'at most 90'],
    [{ longitude: 'west' }, 'longitude', 'must be a number'],
    [{ address: 'x'.repeat(201) }, 'address', 'at most 200'],
  ])('reject %j by its field', (change, field, text) => {
    const issues = SiteFieldsSchema.safeParse({ ...SITE_FIELDS, ...change }).error?.issues ?? []
    expect(issues.map(({ path }) => path[0])).toEqual([field])
    expect(issues[0]?.message).toContain(text)
  })

  it('have the limits of their sections', () => {
    expect(siteTextMost('siteDescription')).toBe(300)
  })
})
