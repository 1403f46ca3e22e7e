import type { Peer } from './latency.ts'
import { median, report } from './report.ts'

const PAIRS = 50
const PARALLEL = 30

let calls = 0

/** One try to sign in, from an address of its own, so that lock-outs stay out of the measure. */
async function trySignIn(site: string, username: string): Promise<number> {
  calls++
  const started = performance.now()
  const response = await fetch(`${site}/api/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.51.${Math.floor(calls / 250)}.${(calls % 250) + 1}`,
    },
    body: JSON.stringify({ username, password: 'not the password' }),
  })
  await response.text()
  if (response.status !== 401) throw new Error(`sign-in answered ${response.status} instead of 401`)
  return performance.now() - started
}

/**
 * Compares how long a sign-in takes for an unknown user and for a wrong password, pair by pair, and
 * measures what thirty sign-ins at once need. The host must trust X-Forwarded-For and hold the
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
      trySignIn(site, `bench-${PAIRS + one}@example.org`),
    ),
  )
  report('Sign-in', [
    { name: 'unknown user, median', value: a, unit: 'ms' },
    { name: 'wrong password, median', value: b, unit: 'ms' },
    { name: 'difference', value: (Math.abs(a - b) / Math.max(a, b)) * 100, unit: '%', limit: 5 },
    { name: `${PARALLEL} at once`, value: performance.now() - together, unit: 'ms' },
    {
      name: 'largest resident set of the host',
      value: (await host.ask<number>('peak')) / 1024,
      unit: 'MB',
      limit: 450,
    },
  ])
}
