import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

const PACKAGE = {
  name: 'starlight',
  private: true,
  type: 'module',
  dependencies: {
    '@astrojs/starlight': '0.42.4',
    astro: dependencies.astro,
    sharp: dependencies.sharp,
  },
}

const CONFIG = `
import { defineConfig } from 'astro/config'
import starlight from '@astrojs/starlight'
export default defineConfig({
  site: 'http://localhost',
  integrations: [
    starlight({
      title: 'My Docs',
      social: [{ icon: 'github', label: 'GitHub', href: 'https://example.org/docs' }],
      sidebar: [
        { label: 'Guides', items: [{ label: 'Example Guide', slug: 'guides/example' }] },
        { label: 'Reference', items: [{ autogenerate: { directory: 'reference' } }] },
      ],
    }),
  ],
})
`

const COLLECTIONS = `
import { defineCollection } from 'astro:content'
import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`

const HOME = `---
title: Welcome to our docs
description: How to write documentation with this project.
template: splash
hero:
  tagline: A new documentation project, ready to write in.
  image:
    file: ../../assets/mascot.webp
  actions:
    - text: Example guide
      link: /guides/example/
      icon: right-arrow
    - text: Read more
      link: https://example.org/docs
      icon: external
      variant: minimal
---

import { Card, CardGrid } from '@astrojs/starlight/components';

## Next steps

<CardGrid stagger>
  <Card title="Change this page" icon="pencil">Its text is in one file of the project.</Card>
  <Card title="Add pages" icon="add-document">Each Markdown file in the folder becomes a page.</Card>
  <Card title="Configure the site" icon="setting">Its menu and links are in one file too.</Card>
  <Card title="Read the docs" icon="open-book">There is more in [the documentation](https://example.org).</Card>
</CardGrid>
`

const page = (title: string) => `---
title: ${title}
description: A page of the project.
---

A page like those that the project starts with.

## Further reading

- Read about how to write pages.
`

/**
 * Writes and builds a documentation site like the one that Starlight's starter makes, in a folder,
 * and returns its pages' folder. Downloads packages.
 */
export async function buildStarlight(folder: string): Promise<string> {
  const files: Record<string, string | Uint8Array> = {
    'package.json': JSON.stringify(PACKAGE),
    'astro.config.mjs': CONFIG,
    'src/content.config.ts': COLLECTIONS,
    'src/content/docs/index.mdx': HOME,
    'src/content/docs/guides/example.md': page('Example Guide'),
    'src/content/docs/reference/example.md': page('Example Reference'),
    'src/assets/mascot.webp': await mascot(),
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  run('npm', 'install', '--no-audit', '--no-fund')
  run('npx', 'astro', 'build')
  return join(folder, 'dist')
}

/** A picture of the size and weight of the starter's mascot: a rounded figure with soft light. */
function mascot(): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800">
    <defs><radialGradient id="g" cx="40%" cy="30%"><stop stop-color="#fff"/><stop offset="1" stop-color="#63f"/></radialGradient></defs>
    <rect x="90" y="120" width="620" height="560" rx="180" fill="url(#g)"/>
    <circle cx="300" cy="380" r="60"/><circle cx="500" cy="380" r="60"/></svg>`
  return sharp(Buffer.from(svg)).webp({ quality: 95 }).toBuffer()
}
