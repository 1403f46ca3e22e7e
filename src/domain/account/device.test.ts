import { expect, it } from 'vitest'
import { loadLanguage } from '#config/translations.ts'
import { inLanguage } from '#locale/languages.ts'
import { writtenAs } from '#locale/locale.ts'
import { mailTexts } from '#texts/mails.ts'
import { deviceName } from './device.ts'
import devices from './testing/devices.json' with { type: 'json' }

it.each(devices)('names the device of %s', (userAgent, name) =>
  expect(deviceName(userAgent)).toBe(name),
)

it.each([
  ['ar', 'Firefox على Linux', 'جهاز غير معروف'],
  ['ur', 'Linux پر Firefox', 'نامعلوم آلہ'],
  ['fr', 'Firefox sur Linux', 'appareil inconnu'],
  ['tr', 'Linux üzerinde Firefox', 'bilinmeyen bir cihaz'],
])('names it in a mail in %s', async (language, known, unknown) => {
  await loadLanguage(language)
  writtenAs(inLanguage(language), () => {
    expect(deviceName('Gecko (X11; Linux) Firefox/150', mailTexts.signIn)).toBe(known)
    expect(deviceName(null, mailTexts.signIn)).toBe(unknown)
  })
})
