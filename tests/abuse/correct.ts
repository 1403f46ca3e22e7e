import type { Endpoint } from '#contract/endpoint.ts'
import { habitsOfCountry } from '#domain/habits/habits.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { DEFAULT_SCREEN } from '#domain/screens/screen.ts'
import { SEED_STRUCTURE } from '#domain/structure/seed.ts'
import { aMessage } from '#tests/functions/contactForms.ts'
import { eventForm } from '#tests/functions/eventForms.ts'
import { aNotice } from '#tests/functions/notices.ts'
import { testPicture } from '#tests/functions/pictures.ts'
import type { Correct } from './mutate.ts'

/** Ids of stored things, and the caller's own, for requests that come far. */
export interface Known {
  event: string
  notice: string
  message: string
  person: string
  picture: string
  /** The hash of another picture. */
  other: string
  email: string
  password: string
  /** Permits of the caller's session, for a backup and for a restore. */
  backup: string
  restore: string
}

const PICTURE = await testPicture()
const settings = JSON.parse(JSON.stringify(seedPrayerSettings(new Date('2026-11-21T12:00:00Z'))))
/** The key is the receiver's of RFC 8291, appendix A. */
const SUBSCRIPTION = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/abuse',
  keys: {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
}
const ID = '0b9c2f0e-1111-4222-8333-444455556666'

/** A correct call of the endpoint, or one that comes as far as a caller without a permit can. */
export function correctFor({ method, path }: Endpoint, known: Known): Correct {
  const proof = { currentPassword: known.password }
  const body = BODIES[`${method} ${path}`]?.(known, proof)
  const isNew = method !== 'GET' && method !== 'DELETE'
  const query = method === 'GET' ? QUERIES[path]?.(known) : undefined
  return { params: paramsOf(path, known), query, body: body ?? (isNew ? { ...proof } : undefined) }
}

function paramsOf(path: string, known: Known): Record<string, string> {
  const ids: Record<string, string> = {
    pageId: 'about',
    sectionId: 'mission-vision',
    revision: '1',
    language: 'ar',
    hash: path.includes('/pictures/') ? known.picture.slice(0, 64) : 'a'.repeat(64),
    image: known.picture,
    videoId: 'dQw4w9WgXcQ',
    slug: `dinner-${known.event}`,
    page: 'calendar',
    id: IDS.find(([part]) => path.includes(part))?.[1](known) ?? ID,
  }
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return Object.fromEntries(names.map(name => [name, ids[name] ?? ID]))
}

const IDS: [string, (known: Known) => string][] = [
  ['/events/', ({ event }) => event],
  ['/admin/notices/', ({ notice }) => notice],
  ['/messages/', ({ message }) => message],
  ['/people/', ({ person }) => person],
]

const QUERIES: Record<string, (known: Known) => Record<string, string>> = {
  '/api/content': () => ({ since: '0' }),
  '/api/newer': () => ({ since: '0', events: '1' }),
  '/api/screen': () => ({ screen: 'main' }),
  '/api/recent-activity': () => ({ page: '1', pageSize: '10' }),
  '/api/messages': () => ({ page: '1' }),
  '/api/sign-ins': ({ person }) => ({ person, refused: '1' }),
  '/api/backup': ({ backup }) => ({ permit: backup }),
  '/api/backup/entry': ({ backup }) => ({ permit: backup, store: 'documents', key: 'theme' }),
}

const CALENDAR =
  'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Tea\r\nDTSTART:20990304T190000\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n'

type Body = NonNullable<Correct['body']>
const picture = (field: string, file = PICTURE) => {
  const form = new FormData()
  form.set(field, file, 'a.png')
  return form
}
const BODIES: Record<string, (known: Known, proof: object) => Body> = {
  'POST /api/login': ({ email, password }) => ({ username: email, password, code: '123456' }),
  'POST /api/forgot-password': ({ email }) => ({ email }),
  'POST /api/set-password': () => ({
    token: 'a'.repeat(43),
    newPassword: 'quinces and dates',
    confirmPassword: 'quinces and dates',
  }),
  'POST /api/contact': () => ({ ...aMessage() }),
  'POST /api/contact/school': () => ({ ...aMessage() }),
  'POST /api/push': () => ({ subscription: SUBSCRIPTION, topics: ['janazah', 'events'] }),
  'PUT /api/admin/push': () => ({
    quiet: { from: '22:00', until: '06:00' },
    iqamaAt: '20:00',
  }),
  'POST /api/theme': () => ({ theme: 'theme-red' }),
  'PUT /api/offsite-backups': (_, proof) => ({
    ...proof,
    recipient: 'age1jsq53wzq3y76r9dw0fd6x8g58carw6p3pq5zejyrc4rlan3a6d0q6dxuvu',
  }),
  'PUT /api/settings': () => ({
    siteName: 'Masjid',
    siteDescription: 'A masjid.',
    address: '1 Main Street',
    phone: '555 0100',
    email: 'office@example.org',
    latitude: 40.7,
    longitude: -74,
    timezone: 'America/New_York',
  }),
  'PUT /api/prayer-settings': () => ({ settings: structuredClone(settings) }),
  'POST /api/prayer-settings/restore': () => ({ revision: 1 }),
  'PUT /api/habits': () => habitsOfCountry('GB'),
  'POST /api/habits/restore': () => ({ revision: 0 }),
  'PUT /api/screens': () => ({ screens: [{ ...DEFAULT_SCREEN, name: 'Prayer hall' }] }),
  'POST /api/screens/restore': () => ({ revision: 0 }),
  'PUT /api/structure': () => ({ structure: structuredClone(SEED_STRUCTURE) }),
  'POST /api/structure/restore': () => ({ revision: 0 }),
  'POST /api/screens/seen': () => ({ screen: 'main' }),
  'PUT /api/content/:pageId/:sectionId': () => ({ content: 'To serve.', base: 0 }),
  'POST /api/content/:pageId/:sectionId/restore': () => ({ revision: 0 }),
  'POST /api/admin/events': ({ event }) => ({ changes: [{ id: event, active: false }] }),
  'POST /api/admin/calendar-preview': () => ({ source: { text: CALENDAR } }),
  'POST /api/admin/calendar-import': () => ({
    source: { text: CALENDAR },
    uids: ['1'],
    category: 'social',
    active: true,
  }),
  'POST /api/admin/calendars': () => ({
    address: 'https://calendar.invalid/a.ics',
    category: 'social',
  }),
  'POST /api/admin/notices': () => aNotice(),
  'PUT /api/admin/notices/:id': () => ({
    ...aNotice({ kind: 'janazah', link: '/contact' }),
    base: 1,
  }),
  'POST /api/admin/notices/:id/restore': () => ({ revision: 1, base: 1 }),
  'POST /api/events': () => eventForm({ image: PICTURE }),
  'PUT /api/events/:id': () => eventForm({ recurring: 'true' }),
  'POST /api/events/:id/restore': () => ({ revision: 1, base: 1 }),
  'POST /api/uploads': () => picture('image'),
  'POST /api/documents': () => picture('document', new Blob(['%PDF-1.7\nstartxref\n9\n%%EOF'])),
  'PUT /api/pictures/:hash': () => ({ name: 'Hall', alt: 'The hall' }),
  'POST /api/pictures/:hash/replace': ({ other }) => ({ by: other }),
  'PUT /api/account/avatar': () => picture('avatar'),
  'POST /api/account/avatar': () => picture('avatar'),
  'PUT /api/account': ({ email }, proof) => ({
    name: 'Amina',
    email,
    bio: 'Treasurer',
    notifications: {
      emailNotifications: true,
      prayerTimeUpdates: false,
      eventReminders: false,
      donationAlerts: false,
      securityAlerts: true,
      siteProblems: true,
    },
    ...proof,
  }),
  'POST /api/change-password': (_, proof) => ({
    ...proof,
    newPassword: 'quinces and dates',
    confirmPassword: 'quinces and dates',
    twoFactorEnabled: false,
  }),
  'POST /api/people': (_, proof) => ({ name: 'Bilal', email: 'bilal@example.net', ...proof }),
  'POST /api/people/:id/role': (_, proof) => ({ role: 'editor', ...proof }),
  'POST /api/people/:id/reset': (_, proof) => ({ removeTwoFactor: false, ...proof }),
  'POST /api/passkey-requirement': (_, proof) => ({ isRequired: false, ...proof }),
  'POST /api/two-factor/confirm': () => ({ code: '123456' }),
  'PUT /api/messages/:id': () => ({ place: 'archived', read: true }),
  'POST /api/restore/part': ({ restore }) => {
    const form = picture('part')
    form.set('permit', restore)
    form.set('index', '0')
    return form
  },
  'POST /api/restore/preview': ({ restore }) => ({ permit: restore, parts: 1 }),
  'POST /api/restore/apply': ({ restore }) => ({
    permit: restore,
    parts: 1,
    sha256: 'a'.repeat(64),
  }),
}
