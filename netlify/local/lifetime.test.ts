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
  const { env } = await import(${JSON.stringify(`${directory}/../server/env.ts`)})
  const host = await startHost({
    root, dataDir, port: 0, sockets: env().sockets, siteUrl: 'https://masjid.example',
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
  liveWithProcess(host, (level, event, detail) => console.error(event, JSON.stringify(detail)))
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

/** `socket`: a listening one for the process, as a supervisor passes it. */
async function start(
  waitMs: number,
  text: string,
  socket?: number,
): Promise<{ port: number; hook: string }> {
  const code = SERVE(new URL('.', import.meta.url).pathname.replace(/\/$/, ''))
  const args = ['--input-type=module', '-e', code, project.root, project.dataDir, `${waitMs}`, text]
  const passing = ['-c', 'LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" "$@"', process.execPath, ...args]
  child =
    socket === undefined
      ? spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
      : spawn('sh', passing, { stdio: ['ignore', 'pipe', 'pipe', socket] })
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

interface BoundSocket {
  readonly fd: number
  bind(address: string, port: number): number
  close(): void
}

/** A socket with an address, as a supervisor holds it: a server of this process would accept connections. */
function boundSocket(): BoundSocket {
  const { binding } = process as unknown as {
    binding(name: string): { TCP: new (type: number) => BoundSocket }
  }
  const socket = new (binding('tcp_wrap').TCP)(0)
  socket.bind('127.0.0.1', 0)
  return socket
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
  expect(errors).toMatch(
    /^started \{"version":"\d+\.\d+\.\d+".*\nstopping \{"why":"SIGTERM"\}\nstopped/,
  )
})

it('leaves no connection without a response while one process follows another', async () => {
  const socket = boundSocket()
  try {
    const { port } = await start(0, 'one', socket.fd)
    let switched = false
    const statuses: number[] = []
    const visitor = async () => {
      while (!switched)
        statuses.push((await rawRequest({ port, path: '/', newConnection: true })).status)
    }
    const visitors = [visitor(), visitor(), visitor()]
    const exit = once(child!, 'exit')
    child!.kill('SIGTERM')
    expect((await exit)[0]).toBe(0)
    await start(0, 'two', socket.fd)
    switched = true
    await Promise.all(visitors)
    expect(new Set(statuses)).toEqual(new Set([200]))
  } finally {
    socket.close()
  }
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
