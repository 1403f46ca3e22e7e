import { expect, it } from 'vitest'
import { inlineScripts, scriptNamed } from './inlineScript.ts'

it('names every file of a script, which the development server watches', async () => {
  const { code, files } = await scriptNamed('virtual:first-paint')
  expect(code).not.toContain('</')
  expect(files.some(file => file.endsWith('/prayer/paint/notices.ts'))).toBe(true)
})

it('has the development server load a script again when one of its files changed', async () => {
  const { plugin, codesOf } = inlineScripts({})
  const { files } = await scriptNamed('virtual:first-paint')
  await codesOf('virtual:first-paint')
  const module = { id: '\0virtual:first-paint' }
  const environment = { moduleGraph: { getModuleById: (id: string) => id === module.id && module } }
  const update = plugin.hotUpdate as unknown as (this: unknown, of: object) => unknown
  const changed = (file = '') => update.call({ environment }, { file, modules: [] })
  expect(changed('/other.ts')).toEqual([])
  expect(changed(files[0])).toEqual([module])
})
