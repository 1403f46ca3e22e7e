import { LIMITS } from './limits.ts'
import type { Peer } from './peer.ts'
import { median, report } from './report.ts'

const PAIRS = 50
const PARALLEL = 30
const STRANGERS = 80
const ADMIN = 'bench-0@example.org'

let calls = 0

/** One call from an address of its own, so that lock-outs stay out of the measure. */
async function post(site: string, username: string, password: string, cookie = '') {
  calls++
  const started = performance.now()
  const response = await fetch(`${site}/api/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.51.${Math.floor(calls / 250)}.${(calls % 250) + 1}`,
      cookie,
    },
    body: JSON.stringify({ username, password }),
  })
  await response.text()
  return { response, ms: performance.now() - started }
}

/** One wrong try to sign in; a busy host may refuse one of many with 503. */
async function trySignIn(site: string, username: string, statuses = [401]): Promise<number> {
  const { response, ms } = await post(site, username, 'not the password')
  if (!statuses.includes(response.status))
    throw new Error(`Sign-in responded ${response.status} instead of ${statuses.join(' or ')}`)
  return ms
}

/** How long an admin takes to sign in at a known browser while strangers' passwords are hashed. */
async function signInBesideStrangers(site: string): Promise<number> {
  const enter = (cookie?: string) => post(site, ADMIN, 'the password of the bench', cookie)
  const { response: first } = await enter()
  const device = first.headers.getSetCookie().find(line => line.startsWith('device='))
  const strangers = Array.from({ length: STRANGERS }, (_, one) =>
    post(site, `stranger-${one}@example.org`, 'not the password'),
  )
  await strangers[0]
  const { response, ms } = await enter(device?.split(';')[0])
  if (response.status !== 200)
    throw new Error(`Sign-in responded ${response.status} instead of 200`)
  await Promise.all(strangers)
  return ms
}

/**
 * Compares how long a sign-in takes for an unknown user and for a wrong password, pair by pair, and
 * measures what thirty sign-ins at once need, and how long a flood of strangers keeps an admin at a
 * known browser waiting. The host must trust X-Forwarded-For and hold the
 * accounts bench-0@example.org and up, one for each try.
 */
export async function benchSignIn(site: string, host: Peer): Promise<void> {
  const unknown: number[] = []
  const wrong: number[] = []
  for (let pair = 0; pair < PAIRS; pair++) {
    unknown.push(await trySignIn(site, `nobody-${pair}@example.org`))
    wrong.push(await trySignIn(site, `bench-${pair}@example.org`))
  }
  const [a, b] = [median(unknown), median(wrong)]
  const together = performance.now()
  await Promise.all(
    Array.from({ length: PARALLEL }, (_, one) =>
      trySignIn(site, `bench-${PAIRS + one}@example.org`, [401, 503]),
    ),
  )
  const parallel = performance.now() - together
  const beside = await signInBesideStrangers(site)
  report('Sign-in', [
    { name: 'unknown user, median', value: a, unit: 'ms' },
    { name: 'wrong password, median', value: b, unit: 'ms' },
    {
      name: 'difference',
      value: Math.abs(a - b),
      unit: 'ms',
      reference: Math.max(a, b),
      limit: LIMITS.signIn.difference,
    },
    { name: `${PARALLEL} at once`, value: parallel, unit: 'ms' },
    {
      name: `at a known browser beside ${STRANGERS} strangers`,
      value: beside,
      unit: 'ms',
      reference: b,
      limit: LIMITS.signIn.besideStrangers,
    },
    {
      name: 'largest resident set of the host',
      value: (await host.request<number>('peak')) / 1024,
      unit: 'MB',
      limit: LIMITS.memory.signIn,
    },
  ])
}
