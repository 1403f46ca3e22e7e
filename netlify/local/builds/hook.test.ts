import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getStore } from '@netlify/blobs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Host, startHost } from '../host.ts'
import { testProject } from '../testing/project.ts'
import { rawRequest } from '../testing/rawRequest.ts'

const project = testProject({
  'netlify/functions/version.ts': `
    export default () => Response.json(process.env.BUILD_HOOK_URL, {
      headers: { 'netlify-cdn-cache-control': 's-maxage=300' },
    })
    export const config = { path: '/api/hook' }
  `,
})
let host: Host
let version = 0
/** Built into the pages: another one requires another build. */
let siteUrl: string | undefined = 'https://masjid.example'
let fail = false

const start = () =>
  startHost({
    root: project.root,
    dataDir: project.dataDir,
    port: 0,
    ...(siteUrl && { siteUrl }),
    log: () => {},
    // As a first start does: a site with a build and nothing stored has lost its database.
    prepare: async () => void (await getStore('documents').set('settings', 'stored')),
    pages: {
      writeSnapshot: async file => {
        version += 1
        writeFileSync(file, String(version))
      },
      command: async ({ folder, snapshotFile }) => {
        if (fail) throw new Error('no such component')
        const text = readFileSync(snapshotFile, 'utf8')
        project.write(`${folder.slice(project.root.length)}/index.html`, `version ${text}`)
        project.write(`${folder.slice(project.root.length)}/_astro/${text}.js`, text)
      },
    },
  })

beforeAll(async () => {
  host = await start()
})
afterAll(async () => {
  await host.close()
  project.remove()
})

const request = (path: string, method = 'GET') => rawRequest({ port: host.port, path, method })
const home = async () => (await request('/')).body.toString()
const hook = () => new URL(host.buildHookUrl!).pathname
const status = async () => JSON.parse((await request(hook())).body.toString())

it('builds before the first response, and gives functions the address of the hook', async () => {
  expect(await home()).toBe('version 1')
  expect(JSON.parse((await request('/api/hook')).body.toString())).toBe(host.buildHookUrl)
})

it('responds at once, builds beside the live site and swaps it in', async () => {
  expect((await request('/_astro/1.js')).status).toBe(200)
  const response = await request(`${hook()}?trigger_title=Friday%20times`, 'POST')
  expect([response.status, response.body.length]).toEqual([200, 0])
  await expect.poll(home).toBe('version 2')
  expect(await status()).toMatchObject({ state: 'published', title: 'Friday times', queued: false })
  expect((await request('/api/hook')).headers['cache-status']).toContain('fwd=miss')
  for (const asset of ['/_astro/1.js', '/_astro/2.js']) {
    const { status, headers } = await request(asset)
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  }
})

it('reports a failed build and keeps the site', async () => {
  fail = true
  await request(hook(), 'POST')
  await expect.poll(async () => (await status()).state).toBe('failed')
  expect((await status()).error).toContain('no such component')
  expect(await home()).toBe('version 2')
  fail = false
})

it.each([
  ['a wrong id', 'POST', '/build-hooks/wrong', 404],
  ['no id', 'POST', '/build-hooks/', 404],
  ['another method', 'DELETE', '', 405],
])('refuses %s', async (_, method, path, expected) => {
  expect((await request(path || hook(), method)).status).toBe(expected)
  expect((await status()).state).toBe('failed')
})

it('keeps its secret to the owner, and its address over a restart that builds nothing', async () => {
  const file = join(project.dataDir, 'build-hook')
  expect(existsSync(file) && statSync(file).mode & 0o777).toBe(0o600)
  const id = hook()
  const versions = version
  await host.close()
  host = await start()
  expect(hook()).toBe(id)
  expect([await home(), version]).toEqual(['version 2', versions])
})

it('builds again for another address, its own with another port included', async () => {
  siteUrl = undefined
  const before = version
  for (const built of [1, 2]) {
    await host.close()
    host = await start()
    expect(version).toBe(before + built)
  }
  siteUrl = host.url
})

it('serves the older build when sources changed and no longer build', async () => {
  await host.close()
  project.write('src/pages/index.astro', 'broken')
  fail = true
  const live = `version ${version}`
  host = await start()
  expect(await home()).toBe(live)
  expect((await status()).state).toBe('failed')
})
