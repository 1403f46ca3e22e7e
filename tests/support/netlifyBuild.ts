import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { encodeBlobsContext } from '#local/blobs/context.ts'
import { startBlobs } from '#local/blobs/server.ts'

/** The address that the platform gives to a build. */
export const PLATFORM_URL = 'https://mosque.netlify.app'

/** Too large for `npm ci`: npx downloads it at the first use, some 130 MB. */
const PLATFORM_BUILD = '@netlify/build@37.3.3'

const run = promisify(execFile)

/** One bundled function of Netlify's manifest. */
export interface BundledFunction {
  name: string
  /** The zip. */
  path: string
  routes?: { pattern: string; methods: string[]; prefer_static?: boolean }[]
  excludedRoutes?: { pattern: string }[]
  schedule?: string
  trafficRules?: { action: { config: { rateLimitConfig: { windowLimit: number } } } }
  runtimeVersion: string
}

/**
 * Builds the site as Netlify does, without a network: the plugin reads a Blobs server of its own,
 * then the build command and the bundling of every function run. Throws with the log when it fails.
 */
export async function netlifyBuild(root: string): Promise<BundledFunction[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'netlify-build-'))
  const blobs = await startBlobs({ dataDir })
  try {
    const options = ['--offline', '--context', 'production', '--cwd', root]
    await run('npx', ['--yes', '--package', PLATFORM_BUILD, 'netlify-build', ...options], {
      cwd: root,
      env: {
        ...process.env,
        SITE_URL: '',
        URL: PLATFORM_URL,
        NETLIFY_BLOBS_CONTEXT: encodeBlobsContext(blobs.context),
      },
      maxBuffer: 16 * 1024 * 1024,
    })
    const manifest = await readFile(join(root, '.netlify/functions/manifest.json'), 'utf8')
    return JSON.parse(manifest).functions
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`netlify-build failed:\n${stdout}${stderr}`, { cause: error })
  } finally {
    await blobs.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
