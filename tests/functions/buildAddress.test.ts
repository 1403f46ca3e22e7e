import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')

it('fails a production build without SITE_URL and URL, and says what to set', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'no-address-'))
  try {
    const build = run('astro', ['build', '--outDir', folder], {
      cwd: root,
      env: { ...process.env, SITE_URL: '', URL: '', ASTRO_TELEMETRY_DISABLED: '1' },
    })
    await expect(build).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Set SITE_URL'),
    })
    expect(existsSync(join(folder, 'index.html'))).toBe(false)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
