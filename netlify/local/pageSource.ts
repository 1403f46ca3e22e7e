import { resolve } from 'node:path'
import { env } from '#server/env.ts'
import { astroBuild } from './builds/astroBuild.ts'
import { type BuildCommand, type Builder, createBuilder } from './builds/builder.ts'
import { fingerprint } from './builds/fingerprint.ts'
import { openReleases, type Release } from './builds/releases.ts'
import type { Pages } from './http/pages.ts'
import type { OnUpgrade } from './listen.ts'
import type { WriteLog } from './log.ts'
import type { HeaderRule } from './rules/headers.ts'
import { createBodies } from './static/bodies.ts'
import { openSite } from './static/site.ts'
import { siteFolder } from './storageProblem.ts'

/** Where pages come from: a finished folder, builds of this project, or another server. */
export type PageSource =
  | { readonly folder: string }
  | {
      /** Default: `astro build` of the project. */
      readonly command?: BuildCommand
      /** Writes the stored content for a build to read. */
      readonly writeSnapshot?: (file: string) => Promise<void>
    }
  | { readonly pages: Pages; readonly onUpgrade?: OnUpgrade }

interface OpenedPages {
  /** The current pages: another build replaces them. */
  current(): Pages
  /** Absent where pages are not built here. */
  readonly builder: Builder | undefined
  /** Whether they were made from other sources than there are now. */
  readonly areOutdated: boolean
}

interface Surroundings {
  readonly root: string
  readonly dataDir: string
  /** The public address: it is built into the pages. */
  readonly siteUrl: string
  readonly headers: readonly HeaderRule[]
  readonly log: WriteLog
  readonly onProgress: ((line: string) => void) | undefined
  /** Called before a build without which there is nothing to serve. */
  readonly onFirstBuild: () => void
  /** Called after another build has taken the place of the one before. */
  readonly onSwap: () => void
}

/** Whether this source makes its pages on this machine, so that a hook makes sense. */
export const isBuilt = (source: PageSource): boolean => !('folder' in source || 'pages' in source)

/**
 * Opens a source of pages, building first where there is no build. Rejects when there is nothing to
 * serve. An outdated build is served as it is: pages work with functions of newer releases.
 */
export async function openPages(
  source: PageSource,
  surroundings: Surroundings,
): Promise<OpenedPages> {
  const { root, dataDir, siteUrl, headers, log, onFirstBuild, onSwap } = surroundings
  const finished = { builder: undefined, areOutdated: false }
  if ('pages' in source) return { ...finished, current: () => source.pages }

  const bodies = createBodies()
  if ('folder' in source) {
    const site = openSite({ folder: resolve(source.folder), headers, bodies })
    return { ...finished, current: () => site }
  }

  let { onProgress } = surroundings
  let pages: Pages | undefined
  const releases = openReleases(siteFolder(dataDir))
  const show = ({ folder }: Release) => {
    pages = openSite({ folder, olderAssets: releases.assets, headers, bodies })
    onSwap()
  }
  const builder = createBuilder({
    releases,
    command:
      source.command ?? astroBuild(root, siteUrl, env().serviceWorker, line => onProgress?.(line)),
    writeSnapshot: source.writeSnapshot,
    // The pages ask for videos only where there is a channel.
    fingerprint: () =>
      fingerprint(root, [siteUrl, env().youtubeChannelId ?? '', env().serviceWorker]),
    onPublished: show,
    log,
  })
  const live = releases.current()
  if (live !== undefined) show(live)
  else {
    onFirstBuild()
    await builder.build()
  }
  // No one waits for later builds.
  onProgress = undefined
  return { current: () => pages!, builder, areOutdated: !builder.isCurrent() }
}

/**
 * The pages of the last build, to be served as they are while there is a problem. Throws an Error
 * with the problem if there is no build.
 */
export function openLastBuild(
  source: PageSource,
  { dataDir, headers }: Pick<Surroundings, 'dataDir' | 'headers'>,
  problem: string,
): OpenedPages {
  const releases = openReleases(siteFolder(dataDir))
  const live = isBuilt(source) ? releases.current() : undefined
  if (live === undefined) throw new Error(problem)
  const { folder } = live
  const bodies = createBodies()
  const pages = openSite({ folder, olderAssets: releases.assets, headers, bodies })
  return { current: () => pages, builder: undefined, areOutdated: false }
}
