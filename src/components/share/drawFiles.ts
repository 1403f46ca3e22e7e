import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { AstroIntegration } from 'astro'
import { draw } from './draw.ts'
import { type ShareFile, shareFiles, shareKey } from './requests.ts'

const TYPES: Record<ShareFile['kind'], string> = {
  picture: 'image/png',
  'icon.svg': 'image/svg+xml',
  'icon.ico': 'image/x-icon',
  'touch.png': 'image/png',
  'app.png': 'image/png',
  'badge.png': 'image/png',
}

/**
 * Draws the pictures and icons that the pages have requested: after a build into its folder, in
 * development when they are asked for. Drawn files are kept in Astro's cache by what they are
 * drawn from, so that a rebuild draws only what is new.
 */
export function drawShareFiles(): AstroIntegration {
  let kept: URL | undefined
  return {
    name: 'share-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        kept = new URL('share/', config.cacheDir)
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(async (request, response, next) => {
          const file = shareFiles().get((request.url ?? '').split('?')[0] ?? '')
          if (!file) return next()
          response.setHeader('content-type', TYPES[file.kind])
          response.end(await draw(file))
        })
      },
      'astro:build:generated': async ({ dir, logger }) => {
        const started = Date.now()
        let drawn = 0
        for (const [path, file] of shareFiles()) {
          const name = shareKey(file)
          let bytes = read(kept, name)
          if (!bytes) {
            bytes = await draw(file)
            keep(kept, name, bytes)
            drawn += 1
          }
          writeFileSync(new URL(`.${path}`, dir), bytes)
        }
        forget(kept, [...shareFiles().values()].map(shareKey))
        logger.info(`${shareFiles().size} files, ${drawn} drawn in ${Date.now() - started} ms`)
      },
    },
  }
}

function read(folder: URL | undefined, name: string): Buffer | undefined {
  try {
    return folder && readFileSync(new URL(name, folder))
  } catch {
    return undefined
  }
}

/** A machine may keep its packages read-only: then every build draws. */
function keep(folder: URL | undefined, name: string, bytes: Buffer): void {
  if (!folder) return
  try {
    mkdirSync(folder, { recursive: true })
    const draft = new URL(`${name}.${process.pid}`, folder)
    writeFileSync(draft, bytes)
    renameSync(draft, new URL(name, folder))
  } catch {
    // Nothing is lost but time.
  }
}

function forget(folder: URL | undefined, used: readonly string[]): void {
  try {
    for (const name of folder ? readdirSync(folder) : []) {
      if (folder && !used.includes(name)) rmSync(new URL(name, folder), { force: true })
    }
  } catch {
    // See keep.
  }
}
