import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadSnapshot } from '#config/loadSnapshot.ts'
import { IDENTITY } from '#config/seed/pages.ts'
import type { Snapshot } from '#config/snapshotSchema.ts'
import { habitsOfCountry } from '#domain/habits/habits.ts'
import { monthsOf, NAME_SETS, type NameSetId, termsOf } from '#domain/habits/names.ts'
import { MOSQUES, snapshotOf } from './mosques.ts'

/** What the functions have, or the platform; a link to it is no dead one. */
const SERVED = /^\/(?:api|admin|uploads)\b|\.(?:ics|xml|json|txt|js)$/
/** Pages that are in English for those who make programs or run the site. */
const TECHNICAL =
  /^(?:developers|admin|login|set-password|forgot-password|prayer-times\/embed)\.html$/

/* `npm run test:countries`: builds the site of each mosque and prints what is another's in its pages. */
const wanted = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'countries-'))
const kept = process.env.KEEP
let wrong = 0
try {
  const seed = await loadSnapshot(undefined)
  for (const [name, mosque] of Object.entries(MOSQUES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const snapshot = snapshotOf(mosque, seed)
    const site = join(kept ?? folder, name)
    const file = join(folder, `${name}.json`)
    writeFileSync(file, JSON.stringify(snapshot))
    execFileSync('astro', ['build', '--outDir', site], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, SITE_URL: 'https://masjid.test', SNAPSHOT_FILE: file },
    })
    const found = [...others(site, snapshot), ...deadLinks(site)]
    wrong += found.length
    console.log(
      `${name}: ${globSync('**/*.html', { cwd: site }).length} pages, ${found.length} finds`,
    )
    for (const line of found) console.log(`  ${line}`)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = wrong > 0 ? 1 : 0

/** What people and search engines read of a page: its text, its data and the words of attributes. */
function read(html: string): string {
  const code =
    /<(script(?![^>]*ld\+json)|style|svg)\b[\s\S]*?<\/\1>|<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g
  const words = html.replace(code, ' ').replace(/<html[^>]*>/, '')
  const named = [...words.matchAll(/\s(?:content|alt|title|aria-label|placeholder)="([^"]*)"/g)]
  return [...named.map(([, text]) => text), words.replace(/<[^>]*>/g, ' ')]
    .join('\n')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}

/** Words and forms of another mosque or country, with the page and what is around them. */
function others(site: string, { habits, structure }: Snapshot): string[] {
  const values = habits ?? habitsOfCountry('US')
  const own = [...Object.values(values.names), ...monthsOf(values.months as NameSetId)]
  const names = (Object.keys(NAME_SETS) as NameSetId[])
    .flatMap(set => [...Object.values(termsOf(set)), ...monthsOf(set)])
    .filter(one => !own.some(mine => mine.toLowerCase() === one.toLowerCase()))
  const spelled =
    values.spelling === 'british'
      ? 'center color enrollment organization neighbor program en_US'
      : 'centre colour enrolment organisation neighbour programme en_GB'
  const word = [...new Set([...names, ...spelled.split(' ')])].join('|').replaceAll("'", "['’]")
  const hours =
    values.clock === '24'
      ? /\b\d{1,2}(?::\d\d)? [AP]M\b/g
      : /\b(?:1[3-9]|2[0-3]):[0-5]\d\b(?! UTC)/g
  const months =
    '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:tember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)'
  const dates =
    values.dates === 'dmy'
      ? new RegExp(`(?<!\\d )\\b(?:${months}) \\d{1,2}\\b`, 'g')
      : new RegExp(`\\b\\d{1,2} (?:${months})\\b`, 'g')
  const seed = Object.values(IDENTITY).flatMap(({ name, address, phone, email }) => [
    ...[name, address, phone, email],
    name.split(' ').slice(0, 2).join(' '),
  ])
  const forbidden: RegExp[] = [
    new RegExp(`(?<![\\p{L}’'/.@_-])(?:${word})s?(?![\\p{L}’'-])`, 'giu'),
    ...[hours, dates],
    new RegExp(seed.map(one => one.replace(/[().]/g, '\\$&')).join('|'), 'g'),
    /\bNew York\b|\bexample\.org\b/g,
    ...(values.country === 'US' ? [] : [/501\(c\)\(3\)/g]),
    ...(['USD', 'CAD'].includes(values.currency) ? [] : [/\$\d/g]),
    ...(structure.sites.school.on ? [] : [/\bschools?\b|firdaous/gi]),
  ]
  return globSync('**/*.{html,webmanifest}', { cwd: site }).flatMap(page => {
    if (TECHNICAL.test(page)) return []
    const html = readFileSync(join(site, page), 'utf8')
    const text = read(html)
    const isUndescribed = /"(?:og:)?description" content(?:=""|[ >])/.test(html)
    const undescribed = isUndescribed ? [`${page}: an empty description`] : []
    const words = forbidden.flatMap(pattern =>
      [...text.matchAll(pattern)].slice(0, 3).map(({ 0: match, index }) => {
        const around = text.slice(Math.max(0, index - 40), index + match.length + 30)
        return `${page}: ‘${match}’ in ‘${around.replace(/\s+/g, ' ')}’`
      }),
    )
    return [...undescribed, ...words]
  })
}

/** Links of pages to addresses that nothing answers. */
function deadLinks(site: string): string[] {
  const has = (path: string) =>
    ['', '.html', '/index.html'].some(end => path !== '' && existsSync(join(site, path + end))) ||
    path === '/'
  const pages = [...globSync('**/*.html', { cwd: site }), 'sitemap.xml', 'manifest.webmanifest']
  return pages.flatMap(page => {
    const text = readFileSync(join(site, page), 'utf8')
    const links = text.matchAll(/(?:href="|<loc>https:\/\/masjid\.test|"url": ?")(\/[^"#?<]*)/g)
    return [...new Set([...links].map(([, path = '']) => path))]
      .filter(path => !path.startsWith('//') && !SERVED.test(path) && !has(path))
      .map(path => `${page}: a link to ${path}, which is not there`)
  })
}
