import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type Host, startHost } from '../host.ts'
import { type TestProject, testProject } from './project.ts'
import { type RawRequest, type RawResponse, rawRequest } from './rawRequest.ts'

/** A project that a host serves from the first test of a file to its last. */
interface ServedProject {
  readonly project: TestProject
  /** Only within tests. */
  readonly host: Host
  /** What the host logged since the test began. */
  readonly lines: readonly { event: string; detail: Record<string, unknown> }[]
  request(path: string, options?: Omit<RawRequest, 'port' | 'path'>): Promise<RawResponse>
}

/** Serves `files` (path to content) with their functions and the pages in their dist. */
export function servedProject(
  files: Readonly<Record<string, string>>,
  options: Partial<Parameters<typeof startHost>[0]> = {},
): ServedProject {
  const project = testProject(files)
  const lines: { event: string; detail: Record<string, unknown> }[] = []
  let host: Host
  beforeAll(async () => {
    host = await startHost({
      root: project.root,
      dataDir: project.dataDir,
      pages: { folder: `${project.root}/dist` },
      port: 0,
      log: (_, event, detail) => lines.push({ event, detail: { ...detail } }),
      ...options,
    })
  })
  beforeEach(() => {
    lines.length = 0
  })
  afterAll(async () => {
    await host?.close()
    project.remove()
  })
  return {
    project,
    lines,
    get host() {
      return host
    },
    request: (path, options = {}) => rawRequest({ port: host.port, path, ...options }),
  }
}
