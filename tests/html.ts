import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The Nu HTML checker of the W3C: npx downloads it at the first use, some 30 MB, and Java where there is none. */
const CHECKER = 'vnu-jar@26.9.27'

/* `npm run test:html`: builds the site and prints what the checker finds wrong in its pages. */
const folder = mkdtempSync(join(tmpdir(), 'html-'))
try {
  execFileSync('astro', ['build', '--outDir', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, SITE_URL: 'http://localhost:8888' },
  })
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file =>
    file.endsWith('.html'),
  )
  const { status } = spawnSync(
    'npx',
    ['--yes', CHECKER, '--skip-non-html', '--errors-only', '--format', 'gnu', ...pages.sort()],
    { cwd: folder, stdio: 'inherit' },
  )
  console.log(`${pages.length} pages checked: ${status === 0 ? 'no errors' : 'errors above'}`)
  process.exitCode = status ?? 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
