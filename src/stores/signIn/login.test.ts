import { beforeEach, expect, it, vi } from 'vitest'
import { tooManyTries, WRONG_CODE, WRONG_CREDENTIALS } from '#contract/login.ts'
import { AMINA, type FakeBrowser, fakeBrowser } from '#panel/testing/browser.ts'

let browser: FakeBrowser
let opened: string[]

beforeEach(() => {
  browser = fakeBrowser({ signedIn: false })
  opened = []
  vi.stubGlobal('location', {
    search: '?from=%2Fadmin%2Fpeople',
    replace: (path: string) => void opened.push(path),
  })
})

const LOGIN = 'POST /api/login'
const who = { username: 'a@example.org', password: 'secret words' }

it('signs in and opens the requested page', async () => {
  browser.responses[LOGIN] = { success: true, user: AMINA }
  const { submitLogin: signIn } = await import('./login.ts')
  await signIn(who)
  expect(opened).toEqual(['/admin/people'])
  expect(JSON.parse(browser.local.get('user') ?? '')).toMatchObject({ email: 'a@example.org' })
})

it.each([
  [{ ...who, username: ' ' }, undefined, 'Email and password are required'],
  [{ ...who, password: '' }, undefined, 'Email and password are required'],
  [who, undefined, 'Network error'],
  [who, 500, 'Login failed'],
  [who, { success: true }, 'Invalid login response'],
  [who, { success: true, user: 'amina' }, 'Invalid login response'],
  [who, new Response('"welcome"'), 'Invalid login response'],
  [who, new Response(''), 'Invalid login response'],
  [who, { success: false }, 'Login failed'],
  [who, { success: false, error: 'Closed for maintenance' }, 'Closed for maintenance'],
  [
    who,
    { status: 429, success: false, code: 'locked', error: 'Too many tries.' },
    'Too many tries.',
  ],
])('submitting %o with the response %o shows %s', async (login, response, problem) => {
  browser.responses[LOGIN] = response
  const { $login, submitLogin: signIn } = await import('./login.ts')
  await signIn(login)
  expect($login.get()).toEqual({ step: 'password', busy: false, problem })
  expect(opened).toEqual([])
})

it.each([
  [401, 'wrong_credentials', WRONG_CREDENTIALS, 'L’e-mail ou le mot de passe n’est pas correct.'],
  [401, 'wrong_code', WRONG_CODE, 'Ce code n’est pas correct, ou il a déjà servi.'],
  [429, 'locked', tooManyTries(3600), 'Trop d’essais. Réessayez dans 60 minutes.'],
])(
  'says in the language of the page that the server responded %s %s',
  async (status, code, error, problem) => {
    const minutes = 'Too many tries. Try again in {ceil} minutes.'
    vi.doMock('#stores/serverWords.ts', () => ({
      SERVER_WORDS: [
        [minutes, (ceil: string) => `Trop d’essais. Réessayez dans ${ceil} minutes.`],
        [error, problem],
      ],
    }))
    const { DEFAULT_LOCALE, setLocale } = await import('#locale/locale.ts')
    setLocale({ ...DEFAULT_LOCALE, language: 'fr' })
    browser.responses[LOGIN] = { status, success: false, code, error }
    const { $login, submitLogin: signIn } = await import('./login.ts')
    await signIn(who)
    expect($login.get().problem).toBe(problem)
  },
)

it('shows the code field when the account needs a code, and can start over', async () => {
  const { $login, submitLogin: signIn, startOver } = await import('./login.ts')
  browser.responses[LOGIN] = { status: 401, code: 'code_required', error: 'Enter the code' }
  await signIn(who)
  expect($login.get()).toEqual({ step: 'code', busy: false, problem: null })
  await signIn({ ...who, code: ' ' })
  expect($login.get().problem).toBe('Enter the code.')
  browser.responses[LOGIN] = { status: 401, code: 'wrong_code', error: 'That code is not right' }
  await signIn({ ...who, code: '123456' })
  expect($login.get()).toMatchObject({ step: 'code', problem: 'That code is not right' })
  startOver()
  expect($login.get()).toEqual({ step: 'password', busy: false, problem: null })
})

it('opens the panel directly for a signed-in user only', async () => {
  const { enterIfSignedIn } = await import('./login.ts')
  await enterIfSignedIn()
  expect(browser.requests).toEqual([])
  const { rememberUser } = await import('#stores/session.ts')
  rememberUser(AMINA)
  browser.responses['GET /api/session-status'] = 401
  await enterIfSignedIn()
  expect([opened, browser.local.has('user')]).toEqual([[], false])
  rememberUser(AMINA)
  browser.responses['GET /api/session-status'] = { success: true, user: AMINA }
  await enterIfSignedIn()
  expect(opened).toEqual(['/admin/people'])
})

it('opens the requested page after the browser sent the form itself', async () => {
  browser.responses['GET /api/session-status'] = { success: true, user: AMINA, notices: [] }
  const { enterIfSignedIn } = await import('./login.ts')
  await enterIfSignedIn()
  expect(opened).toEqual([])
  location.search += '&signed-in'
  await enterIfSignedIn()
  expect(opened).toEqual(['/admin/people'])
  expect(JSON.parse(browser.local.get('user') ?? '')).toMatchObject({ email: 'a@example.org' })
})
