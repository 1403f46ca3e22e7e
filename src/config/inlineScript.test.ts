import { expect, it } from 'vitest'
import { inlineScript } from './inlineScript.ts'

it('names every file of a script, which the development server watches', async () => {
  const entry = new URL('../components/prayer/paint/start.ts', import.meta.url)
  const { code, files } = await inlineScript(entry)
  expect(code).not.toContain('</')
  expect(files.some(file => file.endsWith('/prayer/paint/season.ts'))).toBe(true)
})
