import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { hostPeer } from '../bench/peer.ts'
import { median } from '../bench/report.ts'
import { ensureBrowser } from '../support/browser.ts'
import { BROWSER_ARGS } from '../support/browserArgs.ts'
import { ANY_CERTIFICATE, overHttp2 } from '../support/overHttp2.ts'
import { buildStarlight } from './starlight.ts'

/** Too large for `npm ci`: npx downloads it at the first use. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** What one run found: times in milliseconds, bytes, counts, scores of 100, the machine's speed. */
interface Run {
  machine: number
  fcp: number
  lcp: number
  tbt: number
  cls: number
  bytes: number
  requests: number
  scores: number[]
}

/*
 * `npm run lighthouse -- 5`: home and prayer times beside the home page of a Starlight site, all
 * served by our host over HTTP/2, as visitors get them, as medians of 5 runs each (3 without the
 * number). The pages take turns.
 * `npm run lighthouse -- 5 /usr/bin/chromium`: in that browser instead of the one of the tests.
 */
const runs = Number(process.argv[2] ?? 3)
const browser = process.argv[3] ?? ensureBrowser()
const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
try {
  const ours = join(folder, 'site')
  execFileSync('astro', ['build', '--outDir', ours], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, SITE_URL: 'http://localhost:8888' },
  })
  mkdirSync(join(folder, 'starlight'))
  const reference = await buildStarlight(join(folder, 'starlight'))
  const host = hostPeer(ours, join(folder, 'data'))
  const other = hostPeer(reference, join(folder, 'other'))
  const served = await overHttp2(await host.request<string>('url'))
  const reached = await overHttp2(await other.request<string>('url'))
  const pages = {
    'Starlight’s home': reached.url,
    home: served.url,
    'prayer times': `${served.url}/prayer-times`,
  }
  const found = Object.keys(pages).map((): Run[] => [])
  for (let turn = 0; turn < runs; turn++) {
    for (const [index, address] of Object.values(pages).entries())
      found[index]?.push(await measure(address))
  }
  served.close()
  reached.close()
  await Promise.all([host.stop(), other.stop()])
  print(Object.keys(pages), found)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Lighthouse's mobile preset: a slow phone on a slow network, simulated from one load. */
async function measure(address: string): Promise<Run> {
  const file = join(folder, 'report.json')
  // This process serves the pages meanwhile.
  await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      address,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${CATEGORIES}`,
      `--chrome-flags=--headless=new ${[...BROWSER_ARGS, ANY_CERTIFICATE].join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: browser } },
  )
  const { audits, categories, environment } = JSON.parse(readFileSync(file, 'utf8'))
  const value = (audit: string): number => audits[audit].numericValue
  const requests: { transferSize: number }[] = audits['network-requests'].details.items
  return {
    machine: environment.benchmarkIndex,
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: requests.reduce((sum, { transferSize }) => sum + transferSize, 0),
    requests: requests.length,
    scores: CATEGORIES.map(category => Math.round(categories[category].score * 100)),
  }
}

/** Medians as a table; FCP and LCP with their ratio to the first page's. */
function print(names: readonly string[], found: readonly Run[][]): void {
  const medianOf = (of: readonly Run[], pick: (run: Run) => number) => median(of.map(pick))
  const first = found[0] ?? []
  const time = (of: readonly Run[], pick: (run: Run) => number) => {
    const ms = medianOf(of, pick)
    return `${Math.round(ms)} ms (${(ms / medianOf(first, pick)).toFixed(2)} ×)`
  }
  const machine = Math.round(medianOf(found.flat(), run => run.machine))
  console.log(`\n${browser}; benchmark index of the machine: ${machine}`)
  console.log(`Medians of ${runs}; scores: ${CATEGORIES.join(', ')}\n`)
  console.log('| page | FCP | LCP | TBT | CLS | bytes | requests | scores |')
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |')
  for (const [index, of] of found.entries()) {
    const cells = [
      names[index],
      time(of, run => run.fcp),
      time(of, run => run.lcp),
      `${Math.round(medianOf(of, run => run.tbt))} ms`,
      medianOf(of, run => run.cls).toFixed(3),
      `${Math.round(medianOf(of, run => run.bytes) / 1024)} KB`,
      medianOf(of, run => run.requests),
      CATEGORIES.map((_, at) => medianOf(of, run => run.scores[at] ?? 0)).join(' '),
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
}
