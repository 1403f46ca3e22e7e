import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A throw-away project in the temp folder, for tests that need real files. */
export interface TestProject {
  readonly root: string
  readonly dataDir: string
  write(path: string, content: string | Buffer): void
  remove(): void
}

/** Writes `files` (path to content) into a new folder; remove it when the test is done. */
export function testProject(files: Readonly<Record<string, string>> = {}): TestProject {
  const root = mkdtempSync(join(tmpdir(), 'project-'))
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  for (const [path, content] of Object.entries(files)) write(path, content)
  return {
    root,
    dataDir: join(root, '.data'),
    write,
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
