import { readFileSync } from 'node:fs'
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  request,
} from 'playwright/test'
import { test as base, expect } from './site.ts'

/** An admin of the site under test. */
export interface Account {
  name: string
  email: string
  password: string
}

/** The account that the site printed at its first start; no test may change it: all share it. */
export function firstAccount(): Account {
  return accountIn(readFileSync(process.env.FIRST_START ?? '', 'utf8'))
}

/** The admin account in what a site printed at its first start. */
function accountIn(output: string): Account {
  const findValue = (label: string) => new RegExp(`${label}\\s+(\\S+)`).exec(output)?.[1] ?? ''
  return {
    name: 'Administrator',
    email: findValue('Admin e-mail'),
    password: findValue('Password'),
  }
}

const SIGNED_OUT = { cookies: [], origins: [] }

/** A busy machine takes its time. */
export const SLOW = { timeout: 25_000 }

/** A request context of its own that is signed in, whatever the test's pages are. */
export async function signedInRequest(
  baseURL: string | undefined,
  { email, password }: Account = firstAccount(),
): Promise<APIRequestContext> {
  const api = await request.newContext({
    ...(baseURL && { baseURL }),
    storageState: SIGNED_OUT,
  })
  const response = await api.post('/api/login', { data: { username: email, password } })
  expect(response.status(), await response.text()).toBe(200)
  return api
}

let count = 0
let firstAdmin: Promise<APIRequestContext> | undefined

/** Invites a new admin from the first admin's account, and sets a password with the link. */
export async function newAccount(baseURL: string | undefined, who = 'Amina'): Promise<Account> {
  count += 1
  const email = `${who.toLowerCase()}-${process.pid}-${count}-${Date.now()}@example.org`
  const account = { name: who, email, password: `lantern orchard ${crypto.randomUUID()}` }
  const data = { name: who, email, currentPassword: firstAccount().password }
  const invite = async () => {
    firstAdmin ??= signedInRequest(baseURL)
    return (await firstAdmin).post('/api/people', { data })
  }
  let invited = await invite()
  // An account has its 20 last sessions, and tests sign in more often.
  if (invited.status() === 401) {
    firstAdmin = undefined
    invited = await invite()
  }
  expect(invited.status(), await invited.text()).toBe(200)
  const { link } = (await invited.json()) as { link: string }
  const token = new URLSearchParams(new URL(link, 'http://x').hash.slice(1)).get('token')
  // In a context of its own: it signs in.
  const theirs = await request.newContext({
    ...(baseURL && { baseURL }),
    storageState: SIGNED_OUT,
  })
  const set = await theirs.post('/api/set-password', {
    data: { token, newPassword: account.password },
  })
  expect(set.status(), await set.text()).toBe(200)
  await theirs.dispose()
  return account
}

/** Waits until scripts take a page's forms: before that, the browser sends them itself. */
export const formsReady = (page: Page) =>
  expect(page.locator('astro-island[ssr]')).toHaveCount(0, SLOW)

/** Signs in on the login page and waits until it is left. */
export async function signIn(page: Page, { email, password }: Account, path = '/login') {
  await page.goto(path)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(url => !url.pathname.startsWith('/login'))
}

/** A browser context that is signed in already, without going through the login page. */
export async function signedInContext(
  browser: Browser,
  baseURL: string | undefined,
  account: Account = firstAccount(),
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const api = await signedInRequest(baseURL, account)
  const { cookies } = await api.storageState()
  await api.dispose()
  const { name, email } = account
  const localStorage = [{ name: 'user', value: JSON.stringify({ name, email, role: 'admin' }) }]
  return browser.newContext({
    ...options,
    ...(baseURL && { baseURL }),
    storageState: { cookies, origins: [{ origin: new URL(baseURL ?? '').origin, localStorage }] },
  })
}

/** A page of such a context. */
export async function signedInPage(...context: Parameters<typeof signedInContext>): Promise<Page> {
  return (await signedInContext(...context)).newPage()
}

/** A signed-out browser context: tests' own contexts are signed in by default. */
export function signedOutContext(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({ storageState: SIGNED_OUT })
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>

/** Tests whose pages are signed in as an admin of their worker's own. */
export const test = base.extend<object, { account: Account; signedIn: State }>({
  account: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern
    async ({}, use, { project }) => {
      await use(await newAccount(project.use.baseURL))
    },
    { scope: 'worker' },
  ],
  signedIn: [
    async ({ account, browser }, use, { project }) => {
      const context = await signedInContext(browser, project.use.baseURL, account)
      const state = await context.storageState()
      await context.close()
      await use(state)
    },
    { scope: 'worker' },
  ],
  storageState: async ({ signedIn }, use) => {
    await use(signedIn)
  },
})

export { expect }
