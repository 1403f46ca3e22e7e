import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadSnapshot } from '#config/loadSnapshot.ts'
import { IDENTITY, seedPages } from '#config/seed/pages.ts'
import { languageName, PSEUDO } from '#locale/languages.ts'
import { unbracketed } from './find.ts'
import { eachMoment } from './moments.ts'

/* `npm run test:untranslated`: builds the site with a language that is English in brackets, and lists what its pages say without, at rest, at moments and after clicks. */
const folder = mkdtempSync(join(tmpdir(), 'untranslated-'))
const site = process.env.BUILT ?? join(folder, 'dist')
try {
  if (!process.env.BUILT) {
    const file = join(folder, 'snapshot.json')
    const seed = await loadSnapshot(undefined)
    writeFileSync(file, JSON.stringify({ ...seed, languages: { own: 'en', others: [PSEUDO] } }))
    execFileSync('astro', ['build', '--outDir', site], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, SITE_URL: 'https://masjid.test', SNAPSHOT_FILE: file },
    })
  }
  const { events, prayer } = await loadSnapshot(undefined)
  const known = [
    ...Object.values(IDENTITY).flatMap(({ name, email }) => [name, email]),
    ...[prayer.settings.place.name, 'masjid.test', 'localhost', languageName(PSEUDO)],
    ...prayer.settings.jumuah
      .flatMap(({ slots }) => slots)
      .flatMap(({ label = '', language = '' }) => [label, language].filter(Boolean)),
  ]
  const content = [
    ...Object.values(seedPages).flatMap(page =>
      Object.values(page?.sections ?? {}).map(section => section.content),
    ),
    ...events.events.flatMap(({ title, description, location = '' }) => [
      title,
      description.replace(/\s+/g, ' '),
      location,
    ]),
  ].map(text => known.reduce((rest, one) => rest.replaceAll(one, ''), text))
  const pages = globSync(`${PSEUDO}{.html,/**/*.html}`, { cwd: site }).sort()
  const found = pages.flatMap(page => {
    const html = readFileSync(join(site, page), 'utf8')
    const root = /<html[^>]*>/.exec(html)?.[0] ?? ''
    return [
      ...(root.includes(` lang="${PSEUDO}"`) && / dir="(?:ltr|rtl)"/.test(root)
        ? []
        : [`${page}: no lang or dir`]),
      ...unbracketed(html, PSEUDO, known, content).map(line => `${page}: ${line}`),
    ]
  })
  // What a page that somebody uses says besides, once.
  const seen = new Set(found.map(line => line.replace(/^[^:]*: /, '')))
  await eachMoment((where, html) => {
    for (const line of unbracketed(html, PSEUDO, known, content)) {
      if (seen.has(line)) continue
      seen.add(line)
      found.push(`${where}: ${line}`)
    }
  })
  console.log(`${pages.length} pages and their moments, ${found.length} finds`)
  for (const line of found) console.log(`  ${line}`)
  if (found.length > 0) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
