import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Config } from '@netlify/functions'
import { expect, it } from 'vitest'
import { netlifyBuild } from '../support/netlifyBuild.ts'

const root = join(import.meta.dirname, '../..')

it('Netlify bundles every function and finds the route that its config says', async () => {
  const bundled = await netlifyBuild(root)
  const files = (await readdir(join(root, 'netlify/functions'))).filter(file =>
    file.endsWith('.ts'),
  )
  expect(bundled.map(({ name }) => name).sort()).toEqual(
    files.map(file => basename(file, '.ts')).sort(),
  )
  for (const { name, routes = [], schedule, runtimeVersion } of bundled) {
    const { config }: { config: Config } = await import(join(root, `netlify/functions/${name}.ts`))
    const paths = [config.path ?? []].flat()
    expect(routes.map(route => route.pattern).sort(), name).toEqual(paths.toSorted())
    expect(schedule, name).toBe('schedule' in config ? config.schedule : undefined)
    expect(runtimeVersion, name).toBe('nodejs24.x')
  }
}, 120_000)
