import { parsedWords, UsageError } from './command.ts'
import { exitWith } from './exit.ts'
import type { CheckResult } from './smoke/check.ts'
import { readCredentials } from './smoke/credentials.ts'
import { checkSite } from './smoke/run.ts'
import { siteClient } from './smoke/site.ts'
import { rows, total } from './smoke/table.ts'

const USAGE = `Usage: npm run smoke -- <address> [--sign-in]

  Checks a deployed site from outside: pages, API, headers, caches, 404, redirects, feeds, what
  search engines read, health. Changes nothing. The exit code is 1 when a check fails.
  --sign-in   also checks that a save is public within seconds: signs in as SMOKE_EMAIL with
              SMOKE_PASSWORD (asked for when not set), makes an edit that nobody sees on the privacy
              page and takes it back. Both are saves: the pages are rebuilt as after any other.`

async function smoke(words: readonly string[]): Promise<string[]> {
  const { values, positionals } = parsedWords(words, { 'sign-in': { type: 'boolean' } })
  const [address = '', ...more] = positionals
  if (!/^https?:/.test(address) || !URL.canParse(address) || more.length > 0) {
    throw new UsageError('Name one address, such as https://mosque.example.org.')
  }
  const credentials = values['sign-in'] ? await readCredentials() : undefined
  const all: CheckResult[] = []
  for await (const findings of checkSite(siteClient(new URL(address).origin), credentials)) {
    all.push(...findings)
    console.log(rows(findings).join('\n'))
  }
  if (all.some(({ verdict }) => verdict === 'FAILED')) process.exitCode = 1
  return ['', total(all)]
}

await exitWith(USAGE, smoke)
