import { beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { notAllowed } from '#contract/notAllowed.ts'
import { changeRole, getPeople, resetPerson } from '#contract/people.ts'
import { prayerApi } from '#contract/prayerSettings.ts'
import { getSessionStatus } from '#contract/sessionStatus.ts'
import { isAllowed, languageOfRole, ROLES, type Role } from '#domain/account/roles.ts'
import { NEW_ADMIN_MS } from '#domain/account/standing.ts'
import { read, update } from '#server/storage/documents.ts'
import { usersDocument } from '#server/storage/users.ts'
import { addAdmin, PASSWORD, signedIn } from './browser.ts'
import rights from './rights.json' with { type: 'json' }
import { site, withSite } from './running.ts'
import { allEndpoints, NOWHERE } from './site.ts'

const label = ({ method, path }: Endpoint) => `${method} ${path}`
const endpoints = await allEndpoints()
/** Ending the own sessions comes last. */
const privateOnes = endpoints
  .filter(({ access }) => !access)
  .sort(
    (a, b) =>
      Number(label(a) === 'DELETE /api/sessions') - Number(label(b) === 'DELETE /api/sessions'),
  )

/** What is open to others than owners. An endpoint that is not listed is for owners only. */
const OPEN: Record<string, string[]> = rights

let count = 0
const person = (role: Role, name = `${role}${count++}`) => addAdmin(name, { role })
const setRole = (id: string, role: Role) =>
  update(usersDocument, ({ value }) => ({
    users: value.users.map(user => (user.id === id ? { ...user, role } : user)),
  }))
const proof = { currentPassword: PASSWORD }

withSite(beforeAll)

it('opens to editors and timekeepers what is listed here and nothing else', () => {
  const declared: Record<string, string[]> = {}
  for (const endpoint of privateOnes) {
    const roles = (['editor', 'timekeeper'] as const)
      .filter(role => isAllowed(role, endpoint.right))
      .join(', ')
    if (roles) declared[roles] = [...(declared[roles] ?? []), label(endpoint)]
  }
  const sorted = (lists: Record<string, string[]>) =>
    Object.fromEntries(Object.entries(lists).map(([roles, list]) => [roles, [...list].sort()]))
  expect(sorted(declared)).toEqual(sorted(OPEN))
})

const ONE_OF_EACH: Role[] = [
  ...ROLES.filter(role => (languageOfRole(role) ?? 'ar') === 'ar'),
  'events-youth',
]

describe.each(ONE_OF_EACH)('signed in as %s', role => {
  it('responds 403 to every endpoint of other roles, and changes nothing', async () => {
    const browser = await signedIn(site, await person(role))
    const refused = privateOnes.filter(({ right }) => !isAllowed(role, right))
    expect(refused.length > 0).toBe(role !== 'admin')
    const before = site.dump()
    for (const endpoint of refused) {
      const body = endpoint.method === 'GET' ? {} : { body: { ...proof } }
      const response = await browser.send(endpoint, { params: NOWHERE, ...body })
      expect([label(endpoint), response.status]).toEqual([label(endpoint), 403])
      expect(await response.json()).toEqual({
        success: false,
        error: notAllowed(role, endpoint.right),
        code: 'not_allowed',
      })
    }
    expect(site.dump()).toEqual(before)
  })

  it('accepts the role at its own endpoints', async () => {
    const browser = await signedIn(site, await person(role))
    for (const endpoint of privateOnes.filter(({ right }) => isAllowed(role, right))) {
      const body = endpoint.method === 'GET' ? {} : { body: {} }
      const language = languageOfRole(role) ?? 'ar'
      const response = await browser.send(endpoint, { params: { ...NOWHERE, language }, ...body })
      const { code } = await response
        .clone()
        .json()
        .catch(() => ({}))
      expect([label(endpoint), response.status, code]).not.toEqual([label(endpoint), 401, code])
      expect([label(endpoint), code]).not.toEqual([label(endpoint), 'not_allowed'])
    }
  })
})

it.each([
  ['lowered', (id: string) => setRole(id, 'editor'), 403],
  [
    'removed',
    (id: string) =>
      update(usersDocument, ({ value }) => ({ users: value.users.filter(one => one.id !== id) })),
    401,
  ],
])(
  'applies to the next request of an open session that the account was %s',
  async (_, change, status) => {
    const user = await person('timekeeper')
    const browser = await signedIn(site, user)
    expect((await browser.send(prayerApi.save, { body: {} })).status).toBe(400)
    await change(user.id)
    expect((await browser.send(prayerApi.save, { body: {} })).status).toBe(status)
  },
)

describe('changing a role', () => {
  it('stores it, notifies the person, and keeps a new owner from managing others for a day', async () => {
    const [amina, bilal] = [await person('admin', 'Amina'), await person('editor', 'Bilal')]
    const [hers, his] = [await signedIn(site, amina), await signedIn(site, bilal)]
    const toOwner = { params: { id: bilal.id }, body: { role: 'admin', ...proof } }
    expect((await hers.fetchJson(changeRole, toOwner)).person.role).toBe('admin')
    expect(await his.fetchJson(getSessionStatus)).toMatchObject({
      user: { role: 'admin' },
      notices: [{ text: 'Amina made you an owner.' }],
    })
    const { managesFrom } = await his.fetchJson(getPeople)
    expect(Date.parse(managesFrom) - Date.now()).toBeGreaterThan(NEW_ADMIN_MS - 60_000)
    const send = { params: { id: amina.id }, body: proof }
    expect((await his.fetchJson(resetPerson, send, 403)).code).toBe('too_new')
    const lowered = { params: { id: amina.id }, body: { role: 'editor', ...proof } }
    expect((await his.fetchJson(changeRole, lowered, 403)).code).toBe('too_new')
    await hers.fetchJson(changeRole, { ...toOwner, body: { role: 'editor', ...proof } })
    await his.fetchJson(getPeople, {}, 403)
  })

  it('refuses a role that does not exist, and changes nothing for the same role', async () => {
    const [amina, bilal] = [await person('admin'), await person('editor')]
    const hers = await signedIn(site, amina)
    const send = (role: string) => ({ params: { id: bilal.id }, body: { role, ...proof } })
    await hers.fetchJson(changeRole, send('super'), 400)
    await hers.fetchJson(changeRole, send('editor'))
    const stored = (await read(usersDocument)).value.users.find(({ id }) => id === bilal.id)
    expect(stored).toMatchObject({ role: 'editor', notices: [] })
  })

  it('leaves one owner when two lower each other in parallel', async () => {
    await update(usersDocument, () => ({ users: [] }))
    const [amina, bilal] = [await person('admin'), await person('admin')]
    const [hers, his] = [await signedIn(site, amina), await signedIn(site, bilal)]
    const body = { role: 'timekeeper', ...proof }
    const responses = await Promise.all([
      hers.send(changeRole, { params: { id: bilal.id }, body }),
      his.send(changeRole, { params: { id: amina.id }, body }),
    ])
    expect(responses.map(({ status }) => status).filter(status => status === 200)).toHaveLength(1)
    const { users } = (await read(usersDocument)).value
    expect(users.filter(({ role }) => role === 'admin')).toHaveLength(1)
    const [last] = users.filter(({ role }) => role === 'admin')
    const own = await signedIn(site, last!)
    const refused = await own.fetchJson(changeRole, { params: { id: last!.id }, body }, 409)
    expect(refused.code).toBe('last_admin')
  })
})
