import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { getStore } from '@netlify/blobs'
import { afterAll, expect, it } from 'vitest'
import { startBlobs } from './server.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'blobs-kill-'))
const TOKEN = 'durability'
let child: ChildProcess | undefined

afterAll(() => {
  child?.kill('SIGKILL')
  rmSync(dataDir, { recursive: true })
})

const SERVE = `
  import { startBlobs } from ${JSON.stringify(new URL('./server.ts', import.meta.url).href)}
  const { url } = await startBlobs({ dataDir: process.argv[1], token: ${JSON.stringify(TOKEN)} })
  console.log(url)
`

async function serveInChild(): Promise<string> {
  child = spawn(process.execPath, ['--input-type=module', '-e', SERVE, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout!, 'data')) as [Buffer]
  return line.toString().trim()
}

it('keeps every acknowledged write through kill -9 in the middle of writes', async () => {
  const acknowledged = new Map<string, string>()
  for (let round = 0; round < 4; round += 1) {
    const url = await serveInChild()
    const before = acknowledged.size
    const writer = async (name: string) => {
      for (let n = 0; ; n += 1) {
        const key = `round${round}/${name}/${n % 40}`
        const value = `${n}:${'x'.repeat(n % 7 === 0 ? 60_000 : 200)}`
        const response = await fetch(`${url}/local/site:kill/${key}`, {
          method: 'PUT',
          body: value,
          headers: { authorization: `Bearer ${TOKEN}` },
        }).catch(() => undefined)
        // A write whose response was lost may or may not have landed: so the test expects nothing
        // of it.
        if (response?.status !== 200) return acknowledged.delete(key)
        acknowledged.set(key, value)
      }
    }
    const writers = ['a', 'b', 'c', 'd'].map(writer)
    while (acknowledged.size < before + 30 + round * 7) await setTimeout(5)
    child?.kill('SIGKILL')
    await Promise.all([...writers, once(child!, 'exit')])
  }

  const blobs = await startBlobs({ dataDir, token: TOKEN })
  const store = getStore({ name: 'kill', siteID: 'local', token: TOKEN, edgeURL: blobs.url })
  for (const [key, value] of acknowledged) expect(await store.get(key), key).toBe(value)
  await blobs.close()
})
