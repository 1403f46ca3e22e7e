import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { getAccount, saveAccount } from '#contract/account.ts'
import { sendMessage } from '#contract/contact.ts'
import { getAdminContent, saveSection } from '#contract/content.ts'
import { createEvent, deleteEvent, getAdminEvents } from '#contract/events.ts'
import { createNotice, getAdminNotices, saveNotice } from '#contract/notices.ts'
import { getPeople, invitePerson } from '#contract/people.ts'
import { prayerApi } from '#contract/prayerSettings.ts'
import { follow, getPushState } from '#contract/push.ts'
import { screensApi } from '#contract/screens.ts'
import { getAdminTheme, setTheme } from '#contract/theme.ts'
import { getUpload, uploadImage } from '#contract/uploads.ts'
import type { User } from '#domain/account/user.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { isPushEndpoint } from '#domain/push/services.ts'
import { DEFAULT_SCREEN } from '#domain/screens/screen.ts'
import { forgetDocuments } from '#server/storage/documents.ts'
import { allMessages } from '#server/storage/mailbox.ts'
import { addAdmin, type Browser, PASSWORD, signedIn } from '#tests/functions/browser.ts'
import { aMessage } from '#tests/functions/contactForms.ts'
import { eventForm } from '#tests/functions/eventForms.ts'
import { type FaultyStorage, startFaultyStorage } from '#tests/functions/faultyStorage.ts'
import { aNotice } from '#tests/functions/notices.ts'
import { testPicture } from '#tests/functions/pictures.ts'
import { VAPID_PRIVATE_KEY } from '#tests/functions/pushSite.ts'
import { type Site, startSite } from '#tests/functions/site.ts'
import { IS_LONG } from './random.ts'

vi.mock('#server/publish/purge.ts', () => ({ purge: async () => {} }))

let site: Site
let storage: FaultyStorage
let admin: Browser
let amina: User
const counts = { sent: 0, faults: 0, refused: 0, acknowledged: 0, lost: 0 }

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  site = await startSite({ VAPID_PRIVATE_KEY })
  amina = await addAdmin('Amina')
  admin = await signedIn(site, amina)
  storage = await startFaultyStorage(site)
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) =>
    isPushEndpoint(String(input)) ? new Response(null, { status: 201 }) : fetch(input, init),
  )
})
afterAll(async () => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  console.log(
    `abuse: ${counts.sent} saves, ${counts.faults} with faults of storage: ${counts.acknowledged} acknowledged, ${counts.refused} refused with 5xx, ${counts.lost} acknowledged writes lost`,
  )
  storage.close()
  await site.stop()
})

/** One kind of save; `mark` is different for each. */
interface Save {
  /** What must be there before, such as an event to delete. */
  prepare?: (mark: number) => Promise<string>
  send: (mark: number, prepared: string) => Promise<Response>
  isStored: (mark: number, prepared: string) => Promise<boolean>
}

const THEMES = ['theme-green', 'theme-blue', 'theme-purple', 'theme-red'] as const
const theme = (mark: number) => THEMES[mark % THEMES.length] ?? 'theme-green'
const MISSION = { pageId: 'about', sectionId: 'mission-vision' }
const titles = async (): Promise<string[]> =>
  (await admin.fetchJson(getAdminEvents)).map(({ title }: { title: string }) => title)
const picture = async (mark: number) => {
  const form = new FormData()
  form.set('image', await testPicture('png', `#${String(mark).padStart(6, '0')}`))
  return form
}
const profile = (mark: number) => {
  const { email, notifications } = amina
  return { name: `Amina ${mark}`, email, bio: '', notifications }
}

const times = (mark: number) => {
  const settings = structuredClone(seedPrayerSettings(new Date('2026-11-21T12:00:00Z')))
  return { ...settings, place: { ...settings.place, latitude: 40 + mark / 1000 } }
}
const subscription = (mark: number) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${mark}`,
  keys: {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
})

const SAVES: Record<string, Save> = {
  theme: {
    send: mark => admin.send(setTheme, { body: { theme: theme(mark) } }),
    isStored: async mark => (await admin.fetchJson(getAdminTheme)).theme === theme(mark),
  },
  text: {
    send: mark => admin.send(saveSection, { params: MISSION, body: { content: `Text ${mark}` } }),
    isStored: async mark => {
      const { about } = await admin.fetchJson(getAdminContent)
      return about.sections['mission-vision'].content === `Text ${mark}`
    },
  },
  event: {
    send: mark => admin.send(createEvent, { body: eventForm({ title: `Dinner ${mark}` }) }),
    isStored: async mark => (await titles()).includes(`Dinner ${mark}`),
  },
  deletion: {
    prepare: async mark =>
      (await admin.fetchJson(createEvent, { body: eventForm({ title: `Tea ${mark}` }) })).event.id,
    send: (_, id) => admin.send(deleteEvent, { params: { id } }),
    isStored: async mark => !(await titles()).includes(`Tea ${mark}`),
  },
  message: {
    send: mark =>
      site.send(sendMessage, {
        body: aMessage({ message: `Salam ${mark}`, email: `m${mark}@example.net` }),
        ip: `198.51.${mark >> 8}.${mark & 255}`,
      }),
    isStored: async mark =>
      (await allMessages()).some(({ message }) => message.message === `Salam ${mark}`),
  },
  picture: {
    send: async mark => admin.send(uploadImage, { body: await picture(mark) }),
    isStored: async mark => {
      const { image } = await admin.fetchJson(uploadImage, { body: await picture(mark) })
      return (await site.send(getUpload, { params: { image } })).status === 200
    },
  },
  notice: {
    prepare: async () => {
      const { notices } = await admin.fetchJson(getAdminNotices)
      if (notices.length > 0) return notices[0].id
      return (await admin.fetchJson(createNotice, { body: aNotice() })).notice.id
    },
    send: (mark, id) =>
      admin.send(saveNotice, { params: { id }, body: aNotice({ title: `Closed ${mark}` }) }),
    isStored: async mark => {
      const { notices } = await admin.fetchJson(getAdminNotices)
      return notices[0].title === `Closed ${mark}`
    },
  },
  'iqama rule': {
    send: mark => admin.send(prayerApi.save, { body: { settings: times(mark) } }),
    isStored: async mark => {
      const { settings } = await admin.fetchJson(prayerApi.read)
      return settings.place.latitude === times(mark).place.latitude
    },
  },
  screen: {
    send: mark =>
      admin.send(screensApi.save, {
        body: { screens: [{ ...DEFAULT_SCREEN, name: `Hall ${mark}` }] },
      }),
    isStored: async mark =>
      (await admin.fetchJson(screensApi.read)).screens[0].name === `Hall ${mark}`,
  },
  follower: {
    prepare: async () => String((await admin.fetchJson(getPushState)).total),
    send: mark =>
      site.send(follow, {
        body: { subscription: subscription(mark), topics: ['janazah'] },
        ip: `198.51.${mark >> 8}.${mark & 255}`,
      }),
    isStored: async (_, before) =>
      (await admin.fetchJson(getPushState)).total === Number(before) + 1,
  },
  profile: {
    send: mark => admin.send(saveAccount, { body: profile(mark) }),
    isStored: async mark => (await admin.fetchJson(getAccount)).name === `Amina ${mark}`,
  },
  invitation: {
    send: mark =>
      admin.send(invitePerson, {
        body: { name: 'Guest', email: `guest-${mark}@example.net`, currentPassword: PASSWORD },
      }),
    isStored: async mark => {
      const { people } = await admin.fetchJson(getPeople)
      return people.some(({ email }: { email: string }) => email === `guest-${mark}@example.net`)
    },
  },
}

const SHORT = ['theme', 'text', 'event', 'message']
const KINDS = Object.keys(SAVES).filter(kind => IS_LONG || SHORT.includes(kind))
/** One lost response is repeated by the server; a storage that stays down is not survived. */
const FAULTS = [
  ['lands unheard', 1],
  ['responds 503', Number.POSITIVE_INFINITY],
  ...(IS_LONG
    ? ([
        ['breaks off', 1],
        ['responds 429', 4],
        ['lands unheard', 4],
      ] as const)
    : []),
] as const

let mark = 0
it.each(KINDS.flatMap(kind => FAULTS.map(([fault, times]) => [kind, fault, times] as const)))(
  'keeps every acknowledged %s while storage %s for %d requests, from each of its requests on',
  async (kind, fault, times) => {
    const save = SAVES[kind]!
    for (let after = 0; ; after++) {
      mark += 1
      expect(after).toBeLessThan(200)
      const prepared = (await save.prepare?.(mark)) ?? ''
      storage.fail(fault, times, after)
      const response = await save.send(mark, prepared)
      const isHit = storage.seen.length > after
      storage.fail(null)
      forgetDocuments()
      counts.sent += 1
      if (isHit) counts.faults += 1
      const where = `${kind}, request ${after}, ${fault}`
      if (response.status < 400) {
        counts.acknowledged += 1
        const isStored = await save.isStored(mark, prepared)
        if (!isStored) counts.lost += 1
        expect([where, isStored]).toEqual([where, true])
      } else {
        counts.refused += 1
        expect([where, response.status, isHit]).toEqual([where, 500, true])
        expect(await response.json()).toMatchObject({ success: false })
      }
      if (!isHit) break
    }
  },
  300_000,
)
