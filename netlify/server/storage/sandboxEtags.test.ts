import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setEnvironmentContext } from '@netlify/blobs'
import { BlobsServer } from '@netlify/blobs/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetEnv } from '../env.ts'
import { forgetDocuments, read, update } from './documents.ts'
import { StorageError } from './errors.ts'
import { themeDocument } from './theme.ts'

let directory: string
let server: BlobsServer

/** The sandbox is this server of the package. */
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sandbox-'))
  server = new BlobsServer({ directory, token: 'token' })
  const { port } = await server.start()
  const edgeURL = `http://localhost:${port}`
  setEnvironmentContext({ siteID: 'a', token: 'token', edgeURL, uncachedEdgeURL: edgeURL })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  forgetEnv()
  forgetDocuments()
  await server.stop()
  await rm(directory, { recursive: true, force: true })
})

const save = async (theme: 'theme-red' | 'theme-blue' | 'theme-green') => {
  forgetDocuments()
  return (await update(themeDocument, () => ({ theme }))).revision
}

it('lets documents be saved and read in netlify dev, with one warning', async () => {
  vi.stubEnv('NETLIFY_DEV', 'true')
  forgetEnv()
  expect([await save('theme-red'), await save('theme-blue')]).toEqual([1, 2])
  forgetDocuments()
  expect((await read(themeDocument)).value).toEqual({ theme: 'theme-blue' })
  const lines = vi.mocked(console.error).mock.calls.flat().map(String)
  expect(lines.filter(line => line.includes('are not safe in the Blobs sandbox'))).toHaveLength(1)
})

it('refuses a save on top of what was written after the read', async () => {
  vi.stubEnv('NETLIFY_DEV', 'true')
  forgetEnv()
  await save('theme-red')
  let runs = 0
  const { value, revision } = await update(themeDocument, async () => {
    runs += 1
    if (runs === 1) {
      await new Promise(resolve => setTimeout(resolve, 5))
      await save('theme-green')
    }
    return { theme: 'theme-blue' }
  })
  expect([runs, revision, value]).toEqual([2, 3, { theme: 'theme-blue' }])
})

it('is not used outside of netlify dev: a save needs the ETag of what it replaces', async () => {
  await save('theme-red')
  await expect(save('theme-blue')).rejects.toThrow(StorageError)
  await expect(save('theme-blue')).rejects.toThrow('without an ETag')
})
