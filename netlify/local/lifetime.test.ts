import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type TestProject, testProject } from './testing/project.ts'
import { rawRequest } from './testing/rawRequest.ts'

/*
 * A host in a process of its own. Its build command writes half a page, waits for as long as the
 * snapshot says, and then the rest, so that a crash can fall into the middle of it.
 */
const SERVE = (directory: string) => `
  import { writeFileSync, existsSync, readFileSync, appendFileSync } from 'node:fs'
  import { getStore } from ${JSON.stringify(import.meta.resolve('@netlify/blobs'))}
  import { startHost } from ${JSON.stringify(`${directory}/host.ts`)}
  import { liveWithProcess } from ${JSON.stringify(`${directory}/lifetime.ts`)}
  const [root, dataDir, waitMs, text] = process.argv.slice(1)
  const host = await startHost({
    root, dataDir, port: 0, siteUrl: 'https://masjid.example',
    pages: {
      writeSnapshot: async file => writeFileSync(file, text),
      command: async ({ folder, snapshotFile }) => {
        writeFileSync(folder + '/index.html', 'half of ')
        await new Promise(resolve => setTimeout(resolve, Number(waitMs)))
        appendFileSync(folder + '/index.html', readFileSync(snapshotFile))
      },
    },
    prepare: async () => {
      const starts = getStore({ name: 'starts', consistency: 'strong' })
      await starts.setJSON('count', ((await starts.get('count', { type: 'json' })) ?? 0) + 1)
      globalThis.starts = await starts.get('count')
    },
  })
  liveWithProcess(host, (level, event) => console.error(event))
  console.log(JSON.stringify({ port: host.port, hook: new URL(host.buildHookUrl).pathname }))
`

let project: TestProject
let child: ChildProcess | undefined
let errors: string
beforeEach(() => {
  project = testProject({
    'netlify/functions/slow.ts': `
      import { appendFileSync } from 'node:fs'
      const wait = ms => new Promise(resolve => setTimeout(resolve, ms))
      export default async (request, context) => {
        const { searchParams } = new URL(request.url)
        if (searchParams.has('stray')) setTimeout(() => Promise.reject(new Error('stray')), 1)
        context.waitUntil(wait(600).then(() => appendFileSync(searchParams.get('file'), 'after')))
        await wait(300)
        return new Response(starts)
      }
      export const config = { path: '/api/slow' }
    `,
  })
})
afterEach(() => {
  child?.kill('SIGKILL')
  project.remove()
})

async function start(waitMs: number, text: string): Promise<{ port: number; hook: string }> {
  const code = SERVE(new URL('.', import.meta.url).pathname.replace(/\/$/, ''))
  const args = ['--input-type=module', '-e', code, project.root, project.dataDir, `${waitMs}`, text]
  child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  errors = ''
  child.stderr!.on('data', part => {
    errors += part
  })
  const [line] = (await Promise.race([once(child.stdout!, 'data'), once(child, 'exit')])) as [
    Buffer,
  ]
  if (!Buffer.isBuffer(line)) throw new Error(`The host did not start: ${errors}`)
  return JSON.parse(line.toString())
}

it('finishes the request and the work after it on SIGTERM, then exits 0', async () => {
  const { port } = await start(0, 'one')
  const file = `${project.root}/after.txt`
  const response = rawRequest({ port, path: `/api/slow?file=${encodeURIComponent(file)}` })
  await new Promise(resolve => setTimeout(resolve, 100))
  const since = Date.now()
  child!.kill('SIGTERM')
  const exit = once(child!, 'exit')
  expect((await response).body.toString()).toBe('1')
  await expect(rawRequest({ port, path: '/', newConnection: true })).rejects.toThrow()
  expect((await exit)[0]).toBe(0)
  expect(Date.now() - since).toBeLessThan(3000)
  expect(readFileSync(file, 'utf8')).toBe('after')
})

it('logs an unhandled rejection of a function and continues', async () => {
  const { port } = await start(0, 'one')
  await rawRequest({ port, path: `/api/slow?stray&file=${project.root}/x` })
  expect((await rawRequest({ port, path: '/' })).body.toString()).toBe('half of one')
  expect(errors).toContain('unhandled rejection')
})

it('keeps the site and the storage when a build is killed', async () => {
  const first = await start(0, 'one')
  child!.kill('SIGKILL')
  await once(child!, 'exit')

  const second = await start(60_000, 'two')
  expect(second.hook).toBe(first.hook)
  await rawRequest({ port: second.port, path: second.hook, method: 'POST' })
  const status = await rawRequest({ port: second.port, path: second.hook })
  expect(JSON.parse(status.body.toString()).state).toBe('building')
  expect((await rawRequest({ port: second.port, path: '/' })).body.toString()).toBe('half of one')
  child!.kill('SIGKILL')
  await once(child!, 'exit')

  const { port } = await start(0, 'three')
  expect((await rawRequest({ port, path: '/' })).body.toString()).toBe('half of one')
  const slow = await rawRequest({ port, path: `/api/slow?file=${project.root}/x` })
  expect(slow.body.toString()).toBe('3')
})
