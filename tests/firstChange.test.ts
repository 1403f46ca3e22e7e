import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** What each step of the guide is put below. */
const BELOW: Record<string, RegExp> = {
  'src/domain/content/registry/site.ts': /'visit-hours': \[[^\]]*\],\n/,
  'src/config/seed/pages.json': /"visit-hours": .*\n/,
  'src/components/home/VisitUs.astro': /section="header\/address" \/>\n *<\/dd>\n/,
}
/** The tests that look at the sections themselves; the API's tests take each by its kind alone. */
const TESTS = [
  ...['src/domain/content/registry', 'src/config/seed', 'src/panel/content/rules'],
  ...['tests/fixedTexts.test.ts', 'tests/texts/texts.test.ts'],
]

let folder: string

/** The steps under 'A first change in ten minutes', each a file and what is added to it. */
function steps(): [path: string, added: string][] {
  const [, guide = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split('## A first change')
  const [text = ''] = guide.split('\n## ')
  const found = text.matchAll(/^\d\. `([^`]+)`[^\n]*\n\n *```\w+\n([\s\S]*?)\n *```/gm)
  return [...found].map(([, path = '', added = '']) => [path, `${added}\n`])
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'first-change-'))
  // Copies, since the aliases of a linked file lead to the sources without the change.
  const copied = ['src', 'netlify', 'package.json', 'vitest.config.ts', 'tests/fixedTexts.test.ts']
  for (const path of [...copied, 'tests/support', 'tests/functions', 'tests/texts']) {
    cpSync(path, join(folder, path), { recursive: true })
  }
  for (const path of ['node_modules', 'public', 'docs']) {
    symlinkSync(resolve(path), join(folder, path))
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('the first change of the guide for contributors leaves the tests green', () => {
  expect(steps().map(([path]) => path)).toEqual(Object.keys(BELOW))
  for (const [path, added] of steps()) {
    const file = join(folder, path)
    const before = readFileSync(file, 'utf8')
    const after = before.replace(BELOW[path] ?? /^$/, place => place + added)
    expect(after, path).not.toBe(before)
    writeFileSync(file, after)
  }
  run('tests/texts/main.ts')
  run('node_modules/vitest/vitest.mjs', 'run', ...TESTS)
})

function run(...command: string[]): void {
  const env = { ...process.env, VITEST: undefined }
  const ran = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8', env })
  expect(ran.status, ran.stdout + ran.stderr).toBe(0)
}
