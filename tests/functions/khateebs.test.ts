import { beforeEach, expect, it } from 'vitest'
import { khateebsApi } from '#contract/khateebs.ts'
import { prayerApi } from '#contract/prayerSettings.ts'
import { getPrayerTimes } from '#contract/prayerTimes.ts'
import { followHabits } from '#server/http/followHabits.ts'
import { khateebsTask } from '#server/khateebs/task.ts'
import { update } from '#server/storage/documents.ts'
import { languagesDocument } from '#server/storage/languages.ts'
import { browser, mail, site, withAmina, withMail } from './running.ts'

/** A Wednesday, 10:30 AM at the mosque. */
const NOW = '2026-11-25T15:30:00Z'

withMail(beforeEach)
withAmina(beforeEach, () => ({ SITE_NOW: NOW, SMTP_URL: mail.url }), { role: 'timekeeper' })

it('reminds a khateeb of a rota once, whose address nobody else can read', async () => {
  const { settings, revision } = await browser.fetchJson(prayerApi.read)
  const rota = { from: '2026-11-27', fridays: [['Imam Yusuf'], ['Dr. Amal']] }
  await browser.fetchJson(prayerApi.save, {
    body: { settings: { ...settings, rota }, base: revision },
  })
  const people = [
    { name: 'Imam Yusuf', email: 'yusuf@example.net', agreed: true },
    { name: 'Dr. Amal', email: '', agreed: false },
  ]
  await browser.fetchJson(khateebsApi.save, { body: { people } })
  expect((await browser.fetchJson(khateebsApi.read)).people).toEqual(people)
  expect(await (await site.send(getPrayerTimes)).text()).not.toContain('yusuf@example.net')

  const run = (at: string) => khateebsTask.run(new Date(at), new AbortController().signal)
  await Promise.all([run(NOW), run(NOW)])
  await run('2026-11-26T15:30:00Z')
  expect(mail.received.map(({ to }) => to)).toEqual([['yusuf@example.net']])
  expect(mail.received[0]?.text).toContain(
    'Friday, November 27: khutbah at 1:15 PM, prayer at 1:45 PM',
  )
})

async function reminderIn(own: string) {
  await update(languagesDocument, () => ({ own, others: [] }))
  await followHabits({ isNew: true })
  const { settings, revision } = await browser.fetchJson(prayerApi.read)
  const rota = { from: '2026-11-27', fridays: [['Yusuf']] }
  await browser.fetchJson(prayerApi.save, {
    body: { settings: { ...settings, rota }, base: revision },
  })
  const people = [{ name: 'Yusuf', email: 'yusuf@example.net', agreed: true }]
  await browser.fetchJson(khateebsApi.save, { body: { people } })
  await khateebsTask.run(new Date(NOW), new AbortController().signal)
  const [{ head, text } = { head: {}, text: '' }] = mail.received
  return { head, text }
}

it('says it in the site’s own language, from the right where that runs so', async () => {
  const { head, text } = await reminderIn('ur')
  expect(head).toMatchObject({ 'content-language': 'ur' })
  expect(text).toContain('السلام علیکم Yusuf،')
  expect(text).toContain('جمعہ 27 نومبر: خطبہ')
  expect(text).toContain('<p dir="rtl"')
  expect(text).not.toMatch(/khutbah|prayer/i)
})

it('sets the day off as French does', async () => {
  expect((await reminderIn('fr')).text).toContain('Vendredi 27 novembre\u00a0: khoutba')
})

it('says it in English alone where the site’s own language has no texts of mails', async () => {
  const { head, text } = await reminderIn('bs')
  expect(head).toMatchObject({ 'content-language': 'en' })
  expect(text).toContain('Friday, November 27: khutbah')
})

it('is refused without consent, and to who may not change prayer times', async () => {
  const people = [{ name: 'Imam Yusuf', email: 'yusuf@example.net', agreed: false }]
  const refused = await browser.send(khateebsApi.save, { body: { people } })
  expect(refused.status).toBe(400)
  expect((await site.send(khateebsApi.read)).status).toBe(401)
})
