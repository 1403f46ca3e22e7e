import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createNotice,
  deleteNotice,
  getAdminNotices,
  restoreNotice,
  saveNotice,
  TOO_MANY_URGENT,
} from '#contract/notices.ts'
import { linkRefused } from '#domain/notices/link.ts'
import type { NoticeFields } from '#domain/notices/notice.ts'
import { update } from '#server/storage/documents.ts'
import { noticesDocument } from '#server/storage/notices.ts'
import { addAdmin, PASSWORD, signedIn } from './browser.ts'
import { aNotice } from './notices.ts'
import { browser, mail, site, withAmina, withMail } from './running.ts'

const DAY = '2026-11-23T17:00:00Z'
/** 11:30 PM in New York. */
const NIGHT = '2026-11-24T04:30:00Z'
const proof = { currentPassword: PASSWORD }

/** A timekeeper's. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(DAY) })
})
withMail(beforeEach)
withAmina(beforeEach, () => ({ SMTP_URL: mail.url, SITE_URL: 'https://mosque.example.org' }), {
  role: 'timekeeper',
})

const urgent = (fields: Partial<NoticeFields> = {}) =>
  aNotice({ kind: 'urgent', title: 'Water', ...fields })
const janazah = () => aNotice({ kind: 'janazah', title: 'Salat al-Janazah' })
const kept = async () => (await browser.fetchJson(getAdminNotices)).notices
const signedInAs = async (name: string, role: 'admin' | 'editor') =>
  signedIn(site, await addAdmin(name, { role }))

describe('without proof', () => {
  it('an open session posts no urgent notice, however often', async () => {
    for (let tries = 0; tries < 42; tries++) {
      const refused = await browser.fetchJson(createNotice, { body: urgent() }, 403)
      expect(refused.code).toBe('proof_required')
    }
    expect(await kept()).toEqual([])
    expect(mail.received).toEqual([])
  })

  it('no edit, restored version or deleted notice becomes one', async () => {
    const { notice } = await browser.fetchJson(createNotice, { body: { ...urgent(), ...proof } })
    const params = { id: notice.id }
    const calm = await browser.fetchJson(saveNotice, { params, body: aNotice() })
    await browser.fetchJson(saveNotice, { params, body: urgent() }, 403)
    const body = { revision: notice.revision, base: calm.notice.revision }
    await browser.fetchJson(restoreNotice, { params, body }, 403)
    const again = { params, body: { ...urgent(), ...proof } }
    await browser.fetchJson(saveNotice, again)
    await browser.fetchJson(deleteNotice, { params })
    await browser.fetchJson(restoreNotice, { params, body: {} }, 403)
    expect(await kept()).toEqual([])
  })

  it('one is ended, and made an announcement', async () => {
    const { notice } = await browser.fetchJson(createNotice, { body: { ...urgent(), ...proof } })
    const params = { id: notice.id }
    const over = { ...urgent(), end: new Date(Date.now()).toISOString() }
    await browser.fetchJson(saveNotice, { params, body: over })
    await browser.fetchJson(saveNotice, { params, body: aNotice() })
  })

  it('a janazah is posted by day, and not at night', async () => {
    await browser.fetchJson(createNotice, { body: janazah() })
    vi.setSystemTime(new Date(NIGHT))
    const editor = await signedInAs('Bilal', 'editor')
    await editor.fetchJson(createNotice, { body: janazah() }, 403)
    await editor.fetchJson(createNotice, { body: { ...janazah(), ...proof } })
    await editor.fetchJson(createNotice, { body: aNotice() })
  })
})

it('three urgent notices an hour are posted by owners, and three by all others', async () => {
  const body = { ...urgent(), ...proof }
  const others = [browser, await signedInAs('Bilal', 'editor'), browser]
  for (const one of others) await one.fetchJson(createNotice, { body })
  const refused = await browser.send(createNotice, { body })
  expect([refused.status, await refused.json()]).toMatchObject([429, { error: TOO_MANY_URGENT }])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  const owner = await signedInAs('Khadija', 'admin')
  for (let count = 0; count < 3; count++) await owner.fetchJson(createNotice, { body })
  await owner.fetchJson(createNotice, { body }, 429)
  vi.setSystemTime(new Date(Date.now() + 3_600_000))
  await browser.fetchJson(createNotice, { body })
})

it('a save that fails does not count', async () => {
  const { notice } = await browser.fetchJson(createNotice, { body: { ...urgent(), ...proof } })
  const outdated = { ...urgent(), ...proof, base: notice.revision + 5 }
  const params = { id: notice.id }
  for (let tries = 0; tries < 4; tries++)
    await browser.fetchJson(saveNotice, { params, body: outdated }, 409)
  await browser.fetchJson(saveNotice, { params, body: { ...urgent(), ...proof } })
})

it('every owner is mailed, whatever they have turned off', async () => {
  const none = { emailNotifications: false, prayerTimeUpdates: false, siteProblems: false }
  const owners = [
    await addAdmin('Khadija', { role: 'admin' }),
    await addAdmin('Yusuf', { role: 'admin', notifications: { ...none, securityAlerts: false } }),
  ]
  await browser.fetchJson(createNotice, { body: { ...urgent(), ...proof } })
  expect(mail.received.flatMap(({ to }) => to).sort()).toEqual(
    owners.map(({ email }) => email).sort(),
  )
  expect(mail.received[0]?.text).toContain('Amina posted an urgent notice: “Water”.')
})

describe('a link', () => {
  it.each(['http://example.org', 'https://mosque.org@evil.example/', 'mailto:a@example.org'])(
    'is not %s',
    async link => {
      const { fields } = await browser.fetchJson(createNotice, { body: aNotice({ link }) }, 400)
      expect(fields.link).toBe(linkRefused(link))
    },
  )

  it('of an older notice stays, through a change of its other fields', async () => {
    const { notice } = await browser.fetchJson(createNotice, { body: aNotice() })
    const link = 'http://example.org/snow'
    await update(noticesDocument, ({ value }) => ({
      notices: value.notices.map(one => ({ ...one, link })),
    }))
    const params = { id: notice.id }
    const saved = await browser.fetchJson(saveNotice, {
      params,
      body: aNotice({ link, text: '!' }),
    })
    expect(saved.notice).toMatchObject({ link, text: '!' })
    const other = { params, body: aNotice({ link: 'http://example.org/ice' }) }
    await browser.fetchJson(saveNotice, other, 400)
  })
})
