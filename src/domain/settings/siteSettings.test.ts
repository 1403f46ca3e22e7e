import { describe, expect, it } from 'vitest'
import { SettingsChangeSchema } from '#contract/settings.schema.ts'
import { NAME_FIELDS, SITE_FIELDS } from './siteSettings.ts'
import { SAMPLE_SITE } from './testing/siteFields.ts'

describe('the site’s settings', () => {
  it('are accepted unchanged', () => {
    expect(SettingsChangeSchema.parse(SAMPLE_SITE)).toEqual(SAMPLE_SITE)
    expect(Object.keys(SAMPLE_SITE)).toEqual(Object.keys(SITE_FIELDS))
  })

  it.each([
    [{ siteName: '' }, 'siteName', 'The site needs a name.'],
    [{ siteName: 'x'.repeat(81) }, 'siteName', 'at most 80'],
    [{ phone: 'call us' }, 'phone', 'Enter a phone number'],
    [{ email: 'nobody' }, 'email', 'Enter an e-mail address'],
    [{ latitude: 91 }, 'latitude', 'from -90 to 90'],
    [{ longitude: 'west' }, 'longitude', 'such as -74.006'],
    [{ address: 'x'.repeat(201) }, 'address', 'at most 200'],
  ])('reject %j by its field', (change, field, text) => {
    const issues = SettingsChangeSchema.safeParse({ ...SAMPLE_SITE, ...change }).error?.issues ?? []
    expect(issues.map(({ path }) => path[0])).toEqual([field])
    expect(issues[0]?.message).toContain(text)
  })

  it('stay as they are where they are not sent', () => {
    expect(SettingsChangeSchema.parse({ phone: '' })).toEqual({ phone: '' })
  })

  it('have the limits of their sections', () => {
    expect(NAME_FIELDS.siteDescription.most).toBe(300)
  })
})
