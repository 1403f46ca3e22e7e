import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { VERSION } from './version.ts'

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')

it('is the release of package.json, the lockfile and the changelog', () => {
  expect(JSON.parse(read('package.json')).version).toBe(VERSION)
  expect(JSON.parse(read('package-lock.json')).version).toBe(VERSION)
  expect(/^## \[(\d.*?)\]/m.exec(read('CHANGELOG.md'))?.[1]).toBe(VERSION)
})
