import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ROOT } from '../project.ts'
import { folderOnOtherFileSystem } from '../testing/otherFileSystem.ts'
import { type TestProject, testProject } from '../testing/project.ts'
import { astroBuild } from './astroBuild.ts'

let project: TestProject
beforeEach(() => {
  project = testProject({
    'site/package.json': '{ "type": "module" }',
    'site/src/pages/index.astro': '<h1>Salam</h1>',
    'site/src/pages/environment.json.ts':
      'export const GET = () => Response.json({ file: process.env.SNAPSHOT_FILE, site: process.env.SITE_URL, names: Object.keys(process.env) })',
  })
  symlinkSync(join(ROOT, 'node_modules'), join(project.root, 'site/node_modules'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  project.remove()
})

const build = async (folder: string) => {
  mkdirSync(folder, { recursive: true })
  const snapshotFile = join(project.root, 'snapshot.json')
  const signal = new AbortController().signal
  const command = astroBuild(join(project.root, 'site'), 'http://localhost:9000')
  await command({ folder, snapshotFile, signal })
}

it('builds into a folder beside the project whose name begins with the project’s', async () => {
  const secrets = ['SMTP_URL', 'ADMIN_PASSWORD', 'NETLIFY_AUTH_TOKEN', 'AWS_SECRET_ACCESS_KEY']
  for (const name of [...secrets, 'ANY_OTHER']) vi.stubEnv(name, 'a secret')
  const folder = join(project.root, 'site-data/builds/1')
  await build(folder)
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain('Salam')
  const { names, ...rest } = JSON.parse(readFileSync(join(folder, 'environment.json'), 'utf8'))
  expect(rest).toEqual({
    file: join(project.root, 'snapshot.json'),
    site: 'http://localhost:9000',
  })
  expect(names).toContain('PATH')
  for (const name of [...secrets, 'ANY_OTHER']) expect(names).not.toContain(name)
  expect(readdirSync(join(project.root, 'site/.astro'))).not.toContain('build-1')
})

it('builds into a folder on another file system than the project’s, assets included', async () => {
  project.write('site/astro.config.mjs', "export default { build: { inlineStylesheets: 'never' } }")
  project.write('site/src/pages/index.astro', '---\nimport "../style.css"\n---\n<h1>Salam</h1>')
  project.write('site/src/style.css', 'h1 { color: green }')
  const other = folderOnOtherFileSystem(project.root)
  try {
    const folder = join(other, 'builds/1')
    await build(folder)
    const [, style = ''] =
      /href="(\/_astro\/[^"]+\.css)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8')) ?? []
    expect(readFileSync(join(folder, style), 'utf8')).toContain('color:')
  } finally {
    rmSync(other, { recursive: true, force: true })
  }
})

it('fails with the last output of the build', async () => {
  project.write('site/src/pages/index.astro', '---\nimport "./gone.ts"\n---\n<h1>Salam</h1>')
  const folder = join(project.root, 'site/.data/builds/2')
  await expect(build(folder)).rejects.toThrow('./gone.ts')
  expect(existsSync(join(folder, 'index.html'))).toBe(false)
})
