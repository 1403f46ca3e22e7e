import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { testProject } from '../testing/project.ts'
import { headersFor } from './headers.ts'
import { readHeadersFile } from './headersFile.ts'

const project = testProject()
const file = join(project.root, '_headers')
afterAll(() => project.remove())

it('reads paths, headers, comments and repeated names', () => {
  writeFileSync(
    file,
    `# written by the build
/*
  Content-Security-Policy: default-src 'self'; img-src https://a.example:8443
/embed/*
  Content-Security-Policy: default-src 'none'
  Vary: A
  Vary: B
`,
  )
  const rules = readHeadersFile(project.root)
  expect(Object.fromEntries(headersFor(rules, '/about'))).toEqual({
    'content-security-policy': "default-src 'self'; img-src https://a.example:8443",
  })
  expect(Object.fromEntries(headersFor(rules, '/embed/today'))).toEqual({
    'content-security-policy': "default-src 'none'",
    vary: 'A, B',
  })
})

it('reads no rules without the file', () => {
  rmSync(file, { force: true })
  expect(readHeadersFile(project.root)).toEqual([])
})

it.each([
  ['a header before any path', 'X-A: 1\n', 'line 1'],
  ['a line without a value', '/*\n  X-A:\n', 'line 2'],
])('names %s', (_, text, message) => {
  writeFileSync(file, text)
  expect(() => readHeadersFile(project.root)).toThrow(message)
})
