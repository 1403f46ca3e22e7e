import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { SectionPath } from '#domain/content/registry.ts'
import { startBlobs } from '#local/blobs/server.ts'
import { contentDocument, sectionVersionStore } from '../storage/content.ts'
import { forgetDocuments, read } from '../storage/documents.ts'
import { pointStorageAt } from '../storage/store.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'content-kill-'))
let child: ChildProcess | undefined

afterAll(() => {
  child?.kill('SIGKILL')
  rmSync(dataDir, { recursive: true })
})

const PATHS: SectionPath[] = ['home/hero', 'about/mission-vision', 'schoolCalendar/schoolEvents']
const at = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)

/** Storage and the saves' own code in one process, as the host has them; says each save that is done. */
const SAVE = `
  import { startBlobs } from ${at('../../local/blobs/server.ts')}
  import { pointStorageAt } from ${at('../storage/store.ts')}
  import { storeTexts } from ${at('./store.ts')}
  const [dataDir, round] = process.argv.slice(1)
  const blobs = await startBlobs({ dataDir })
  pointStorageAt(blobs.context)
  const writer = async (name, path) => {
    for (let n = 0; ; n++) {
      const text = [round, name, n, 'x'.repeat(n % 5 === 0 ? 20000 : 10)].join(' ')
      const { content } = await storeTexts({ id: name, name }, { [path]: text })
      console.log(JSON.stringify({ path, text, revision: content.sections[path].revision }))
    }
  }
  await Promise.all([['a', 0], ['b', 0], ['c', 1], ['d', 2]].map(([name, index]) => writer(name, ${JSON.stringify(PATHS)}[index])))
`

interface Done {
  path: SectionPath
  text: string
  revision: number
}

it('keeps every acknowledged save readable through kill -9 in the middle of saves', async () => {
  const done: Done[] = []
  for (const round of [1, 2, 3]) {
    child = spawn(process.execPath, ['--input-type=module', '-e', SAVE, dataDir, String(round)], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, SESSION_SECRET: '' },
    })
    let said = ''
    child.stdout?.setEncoding('utf8').on('data', text => {
      said += text
    })
    while (said.split('\n').length <= 8) await once(child.stdout!, 'data')
    await new Promise(resolve => setTimeout(resolve, round * 130))
    child.kill('SIGKILL')
    await once(child, 'close')
    const lines = said.split('\n').slice(0, -1)
    expect(lines.length).toBeGreaterThan(0)
    done.push(...lines.map(line => JSON.parse(line) as Done))
  }
  expect(done.length).toBeGreaterThan(20)

  const blobs = await startBlobs({ dataDir })
  pointStorageAt(blobs.context)
  forgetDocuments()
  const { value, revision } = await read(contentDocument)
  expect(revision).toBeGreaterThanOrEqual(Math.max(...done.map(save => save.revision)))
  // Of a section the newest hundred are kept; some of them were stored and not acknowledged.
  const isKept = ({ path, revision }: Done) =>
    done.filter(save => save.path === path && save.revision > revision).length < 80
  for (const save of done.filter(isKept)) {
    const current = value.sections[save.path]
    const kept =
      current?.revision === save.revision
        ? current
        : await sectionVersionStore.read(save.path, save.revision)
    expect(kept?.content, `${save.path} ${save.revision}`).toBe(save.text)
  }
  expect(new Set(done.map(save => save.revision)).size).toBe(done.length)
  await blobs.close()
})
