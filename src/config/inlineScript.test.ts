import { expect, it } from 'vitest'
import { scriptNamed } from './inlineScript.ts'

it('names every file of a script, which the development server watches', async () => {
  const { code, files } = await scriptNamed('virtual:first-paint')
  expect(code).not.toContain('</')
  expect(files.some(file => file.endsWith('/prayer/paint/notices.ts'))).toBe(true)
})
