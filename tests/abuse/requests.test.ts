import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { beginBackup } from '#contract/backup.ts'
import { sendMessage } from '#contract/contact.ts'
import { getAdminContent } from '#contract/content.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { createEvent, getAdminEvents } from '#contract/events.ts'
import { FEEDS } from '#contract/feeds.ts'
import { getHealth } from '#contract/health.ts'
import { getMessages } from '#contract/messages.ts'
import { createNotice } from '#contract/notices.ts'
import { prayerApi } from '#contract/prayerSettings.ts'
import { beginRestore } from '#contract/restore.ts'
import { uploadImage } from '#contract/uploads.ts'
import { categoryOf, isAllowed, languageOfRole, ROLES, type Role } from '#domain/account/roles.ts'
import type { User } from '#domain/account/user.ts'
import { SHELL } from '#domain/events/shell.ts'
import { isPushEndpoint } from '#domain/push/services.ts'
import { read, update } from '#server/storage/documents.ts'
import { signInsDocument } from '#server/storage/signIns.ts'
import { usersDocument } from '#server/storage/users.ts'
import { addAdmin, Browser, PASSWORD, signedIn } from '#tests/functions/browser.ts'
import { aMessage } from '#tests/functions/contactForms.ts'
import { eventForm } from '#tests/functions/eventForms.ts'
import { aNotice } from '#tests/functions/notices.ts'
import { testPicture } from '#tests/functions/pictures.ts'
import { VAPID_PRIVATE_KEY } from '#tests/functions/pushSite.ts'
import {
  allEndpoints,
  callFunction,
  hasFunction,
  ORIGIN,
  type Site,
  startSite,
} from '#tests/functions/site.ts'
import { correctFor, type Known } from './correct.ts'
import { mutated } from './mutate.ts'
import { type Enrolled, enroll, passkeyBody } from './passkeys.ts'
import { IS_LONG, random, SEED } from './random.ts'

vi.mock('#server/publish/purge.ts', () => ({ purge: async () => {} }))

/** Mutated requests for each endpoint and role. */
const EACH = IS_LONG ? 100 : 2
const endpoints = await allEndpoints()
const pages = [
  ...Object.values(FEEDS).map(({ path }) => path),
  ...['/events/:slug', '/alfirdous/:page'],
].map(
  (path): Endpoint => ({
    method: 'GET',
    path: path as Endpoint['path'],
    access: 'public',
    failure: '',
  }),
)
const targets = [...endpoints, ...pages]
const label = ({ method, path }: Endpoint) => `${method} ${path}`

let site: Site
let known: Known
let aminas: Enrolled
const counts = { requests: 0, refused: 0, done: 0, failed: 0, elsewhere: 0 }
const logged: string[] = []

let kept: User[] = []
let callers = 0
/** A signed-in caller with an account of its own, since a request may end or remove it. */
async function newCaller(
  role: Role,
): Promise<{ browser: Browser; known: Known; enrolled?: Enrolled }> {
  await update(usersDocument, () => ({ users: kept }))
  await update(signInsDocument, () => ({ sessions: [], known: [] }))
  const user = await addAdmin(`Caller${callers++}`, { role })
  const browser = await signedIn(site, user)
  const proof = { body: { currentPassword: PASSWORD } }
  const permits =
    role === 'admin'
      ? {
          backup: (await browser.fetchJson(beginBackup, proof)).permit,
          restore: (await browser.fetchJson(beginRestore, proof)).permit,
        }
      : {}
  return { browser, known: { ...known, email: user.email, ...permits } }
}

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(line => void logged.push(String(line)))
  site = await startSite({ UPLOADS_MB: '1000', VAPID_PRIVATE_KEY, SITE_URL: ORIGIN })
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const address = String(input instanceof Request ? input.url : input)
    if (address.startsWith(site.blobs.url)) return fetch(input, init)
    if (isPushEndpoint(address)) return new Response(null, { status: 201 })
    // The build's pages, which the function for newer events fills in.
    if (address === `${ORIGIN}/events/shell`) return new Response(Object.values(SHELL).join(' '))
    // The site also asks itself for its 404 page, and what is published.
    if (new URL(address).origin === ORIGIN) return new Response('', { status: 404 })
    counts.elsewhere += 1
    throw new TypeError(`A request elsewhere: ${address}`)
  })
  const [amina, person] = [await addAdmin('Amina'), await addAdmin('Bilal')]
  const browser = await signedIn(site, amina)
  aminas = await enroll(browser)
  kept = [...(await read(usersDocument)).value.users]
  const upload = async (color: string) => {
    const body = new FormData()
    body.set('image', await testPicture('png', color))
    return (await browser.fetchJson(uploadImage, { body })).image as string
  }
  await site.send(sendMessage, { body: aMessage() })
  known = {
    event: (await browser.fetchJson(createEvent, { body: eventForm() })).event.id,
    notice: (await browser.fetchJson(createNotice, { body: aNotice() })).notice.id,
    picture: await upload('#111111'),
    other: (await upload('#222222')).slice(0, 64),
    message: (await browser.fetchJson(getMessages)).messages[0].id,
    person: person.id,
    email: amina.email,
    password: PASSWORD,
    backup: 'e30.e30.e30',
    restore: 'e30.e30.e30',
  }
})
afterAll(async () => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  console.log(
    `abuse: ${counts.requests} mutated requests to ${targets.length} endpoints (seed ${SEED}): ${counts.done} done, ${counts.refused} refused, ${counts.failed} answers of 5xx, ${counts.elsewhere} requests elsewhere`,
  )
  await site.stop()
})

/** The roles for a kind of event differ in that kind alone. */
const CALLERS = [
  'visitor',
  ...ROLES.filter(
    role => (categoryOf(role) ?? 'youth') === 'youth' && (languageOfRole(role) ?? 'ar') === 'ar',
  ),
] as const

describe.each(CALLERS)('mutated requests of the role %s', role => {
  it('get neither a 5xx nor a detail of the code, and never more than the role may', async () => {
    const findings: string[] = []
    let caller: Awaited<ReturnType<typeof newCaller>> | undefined
    for (const [index, endpoint] of targets.entries()) {
      const chance = random(SEED * 10_007 + index * 4 + CALLERS.indexOf(role))
      for (let count = 0; count < EACH; count++) {
        if (role !== 'visitor') caller ??= await newCaller(role)
        let cookies = [...(caller?.browser.cookies ?? [])]
        const correct = correctFor(endpoint, caller?.known ?? known)
        if (endpoint.path.includes('passkey')) {
          if (caller) caller.enrolled ??= await enroll(caller.browser)
          const browser = caller?.browser ?? new Browser(site)
          const enrolled = caller?.enrolled ?? aminas
          correct.body = (await passkeyBody(endpoint.path, browser, enrolled)) ?? correct.body
          if (correct.params.id) correct.params = { ...correct.params, id: enrolled.id }
          cookies = [...browser.cookies]
        }
        const cookie = cookies.map(pair => pair.join('=')).join('; ')
        const { request, changes } = mutated(endpoint, correct, cookie, chance)
        // Such as /api/.., which a URL resolves before it is sent: the host itself responds 404.
        if (!hasFunction(new URL(request.url).pathname)) continue
        const late: Promise<unknown>[] = []
        // An address of its own for each, so that limits by address do not end the test.
        const ip = `198.51.${chance.below(256)}.${chance.below(256)}`
        const response = await callFunction(request, {
          ip,
          waitUntil: work => void late.push(work),
        })
        const text = await response.text()
        await Promise.all(late)
        counts.requests += 1
        if (response.status >= 500) counts.failed += 1
        else if (response.status >= 400) counts.refused += 1
        else counts.done += 1
        // Signed out or in again, locked by too many tries, or with as many passkeys as an account may
        // have: the next request needs another caller.
        const isSignIn = /^\/api\/(sessions|passkeys\/add$|.*(password|login$))/.test(endpoint.path)
        if ([401, 429].includes(response.status) || isSignIn) caller = undefined
        const wrong =
          response.status >= 500 ||
          /\.[mc]?[jt]s:\d+|node:internal|at async /.test(text) ||
          (!endpoint.access &&
            (role === 'visitor' || !isAllowed(role, endpoint.right)) &&
            request.method === endpoint.method &&
            response.status < 400)
        if (wrong) {
          const log = response.status >= 500 ? logged.at(-1)?.slice(0, 900) : ''
          findings.push(
            `${label(endpoint)}: ${changes} → ${response.status} ${text.slice(0, 120)} ${log}`,
          )
        }
      }
    }
    expect(findings).toEqual([])
  }, 1_200_000)
})

it('leaves a site that still works, with nothing unreadable stored', async () => {
  const { browser } = await newCaller('admin')
  for (const endpoint of [getAdminContent, getAdminEvents, prayerApi.read, getMessages]) {
    expect([label(endpoint), (await browser.send(endpoint)).status]).toEqual([label(endpoint), 200])
  }
  for (const endpoint of endpoints) {
    if (endpoint.method !== 'GET' || endpoint.access !== 'public') continue
    if (endpoint.path.includes(':')) continue
    const { status } = await site.send(endpoint, { query: correctFor(endpoint, known).query ?? {} })
    expect([label(endpoint), status]).toEqual([label(endpoint), 200])
  }
  const health = await (await site.send(getHealth)).json()
  expect(health).toMatchObject({ ok: true })
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  expect(counts.elsewhere).toBe(0)
})
