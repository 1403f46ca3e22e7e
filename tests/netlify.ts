import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { CheckResult } from '../netlify/admin/smoke/check.ts'
import type { Credentials } from '../netlify/admin/smoke/credentials.ts'
import { checkSite } from '../netlify/admin/smoke/run.ts'
import { siteClient } from '../netlify/admin/smoke/site.ts'
import { rows, total } from '../netlify/admin/smoke/table.ts'

/** Too large for `npm ci`: npx downloads it at the first use, some 350 MB. */
const CLI = 'netlify-cli@27.10.2'
const PORT = '8899'
const URL_UNDER_TEST = `http://localhost:${PORT}`
const READY_WITHIN_MS = 300_000
const RESPONSE_WITHIN_MS = 60_000
const credentials: Credentials = {
  email: 'smoke@example.org',
  password: 'figs and olives at noon',
  code: async () => '',
}

/**
 * Failures that `netlify dev` makes, not the site: its static server has a Cache-Control of its own,
 * and where a function responds with 403 or 404 it goes on to request other names of the page.
 */
const KNOWN: Readonly<Record<string, RegExp>> = {
  'their scripts, styles and fonts': /not as immutable/,
  'refused: message from another site': /status 404 instead of 403/,
  '/events/no-such-event': /json.* instead of a page/,
}

/*
 * `npm run test:netlify`: builds the site, serves it by `netlify dev` and checks it by
 * `npm run smoke`. Shows how the platform's own tools run pages, redirects, headers and functions.
 */
const build = { ...process.env, SITE_URL: URL_UNDER_TEST }
execFileSync('npm', ['run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'], env: build })
// What an earlier run stored, such as its admin.
rmSync('.netlify/blobs-serve', { recursive: true, force: true })
console.log(`Starting ${CLI}; it bundles the functions first.`)

const dev = spawn(
  'npx',
  [
    '--yes',
    CLI,
    'dev',
    '--offline',
    '--no-open',
    '--skip-gitignore',
    // The site has none, and Deno would be downloaded for them.
    '--internal-disable-edge-functions',
    '--port',
    PORT,
  ],
  {
    // A group of its own, which ends as one.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      SITE_URL: '',
      SESSION_SECRET: 'a secret for tests, of 32 bytes or more',
      ADMIN_EMAIL: credentials.email,
      ADMIN_PASSWORD: credentials.password,
    },
  },
)
let output = ''
for (const stream of [dev.stdout, dev.stderr]) {
  stream.on('data', chunk => {
    output += chunk
  })
}

// Each call of a function starts a process there.
const site = siteClient(URL_UNDER_TEST, fetch, RESPONSE_WITHIN_MS)
let failures = 1
try {
  await untilReady(dev)
  const findings: CheckResult[] = []
  for await (const area of checkSite(site, credentials)) {
    const judged = area.map(excuse)
    findings.push(...judged)
    console.log(rows(judged).join('\n'))
  }
  console.log(`\n${total(findings)}, ${CLI}`)
  failures = findings.filter(({ verdict }) => verdict === 'FAILED').length
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
} finally {
  if (failures > 0) console.error(`\nWhat netlify dev printed:\n${output}`)
  if (dev.pid !== undefined && dev.exitCode === null) process.kill(-dev.pid, 'SIGTERM')
}
process.exit(failures > 0 ? 1 : 0)

/** Makes a note of what `netlify dev` does otherwise than the platform. */
function excuse(finding: CheckResult): CheckResult {
  const reason = KNOWN[finding.subject]
  if (finding.verdict !== 'FAILED' || !reason?.test(finding.detail)) return finding
  return { ...finding, verdict: 'note', detail: `${finding.detail} (only in netlify dev)` }
}

/** Waits for the first response. Rejects when the process ends before. */
async function untilReady(child: ChildProcess): Promise<void> {
  const end = Date.now() + READY_WITHIN_MS
  for (;;) {
    if (child.exitCode !== null) throw new Error(`netlify dev ended with ${child.exitCode}`)
    const response = await fetch(`${URL_UNDER_TEST}/api/theme`).catch(() => undefined)
    if (response?.ok) return
    if (Date.now() > end) throw new Error('netlify dev did not start in time')
    await wait(1000)
  }
}
