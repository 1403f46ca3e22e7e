import { randomBytes } from 'node:crypto'
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { VERSION } from '#config/version.ts'
import { DAY } from '#domain/time/civil.ts'

/** The finished build to serve. */
export interface Release {
  readonly folder: string
  readonly fingerprint: string
  readonly builtAt: string
}

/** The folders of builds, and which of them is live. */
export interface Releases {
  current(): Release | undefined
  /** A new, empty folder to build into. */
  begin(): string
  /** Whether a build that was made on another machine waits to be taken. */
  hasIncoming(): boolean
  /** Puts that build in place of the empty folder. Throws where it is of another release. */
  takeIncoming(folder: string): void
  /** Makes a finished folder the live one, in one step that a crash cannot split. */
  publish(folder: string, fingerprint: string): Release
  discard(folder: string): void
  /** Marks the live build as outdated, so that the next start builds again. */
  outdate(): void
  /** Hashed files of every build of the last weeks. */
  readonly assets: string
  readonly snapshotFile: string
}

interface Pointer {
  id: string
  fingerprint: string
  builtAt: string
}

/** The file that says which build is live. */
const POINTER = 'current.json'
const HASHED = '_astro'
/** Where a maintainer puts a build that was made on another machine. */
const INCOMING = 'incoming'
/** Pages stay open in browsers for days; their scripts and styles stay as long. */
const KEEP_ASSETS_MS = 30 * DAY

/**
 * Opens the builds in a folder. Deletes what a crash left behind; keeps the live build and the one
 * before it.
 */
export function openReleases(directory: string): Releases {
  const builds = join(directory, 'builds')
  const assets = join(directory, 'assets')
  const pointerFile = join(directory, POINTER)
  const incoming = join(directory, INCOMING)
  mkdirSync(builds, { recursive: true })
  mkdirSync(assets, { recursive: true })

  function readPointer(): Pointer | undefined {
    try {
      const pointer = JSON.parse(readFileSync(pointerFile, 'utf8')) as Pointer
      return existsSync(join(builds, pointer.id, 'index.html')) ? pointer : undefined
    } catch {
      return undefined
    }
  }

  function writePointer(pointer: Pointer): void {
    const draft = `${pointerFile}.new`
    const file = openSync(draft, 'w')
    writeSync(file, JSON.stringify(pointer))
    fsyncSync(file)
    closeSync(file)
    renameSync(draft, pointerFile)
  }

  function clear(keep: readonly (string | undefined)[]): void {
    for (const id of readdirSync(builds))
      if (!keep.includes(id)) rmSync(join(builds, id), { recursive: true, force: true })
  }

  clear([readPointer()?.id])

  return {
    assets,
    snapshotFile: join(directory, 'snapshot.json'),
    current() {
      const pointer = readPointer()
      return pointer && { ...pointer, folder: join(builds, pointer.id) }
    },
    begin() {
      const folder = join(builds, `${Date.now()}-${randomBytes(4).toString('hex')}`)
      mkdirSync(folder)
      return folder
    },
    hasIncoming: () => existsSync(join(incoming, 'index.html')),
    takeIncoming(folder) {
      const version = versionOf(incoming)
      if (version !== VERSION)
        throw new Error(
          `The build in ${incoming} is of release ${version}; this one is ${VERSION}.`,
        )
      rmSync(folder, { recursive: true })
      renameSync(incoming, folder)
    },
    publish(folder, fingerprint) {
      if (!existsSync(join(folder, 'index.html'))) throw new Error('The build made no index.html')
      keepAssets(join(folder, HASHED), assets)
      const before = readPointer()?.id
      const id = folder.slice(builds.length + 1)
      const pointer = { id, fingerprint, builtAt: new Date().toISOString() }
      writePointer(pointer)
      // Responses that are being sent may still read from the previous build.
      clear([id, before])
      return { ...pointer, folder }
    },
    outdate() {
      const pointer = readPointer()
      if (pointer) writePointer({ ...pointer, fingerprint: '' })
    },
    discard: folder => rmSync(folder, { recursive: true, force: true }),
  }
}

/** The release that a build was made with, by its build.json. */
function versionOf(folder: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8')).version
  } catch {
    return undefined
  }
}

/** Whether a build was ever published in a folder; changes nothing. */
export const hasBuild = (directory: string): boolean => existsSync(join(directory, POINTER))

/** Copies a build's hashed files aside and drops those that no build of the last weeks had. */
function keepAssets(from: string, to: string): void {
  const now = new Date()
  if (existsSync(from)) {
    for (const name of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
      if (!statSync(join(from, name)).isFile()) continue
      const copy = join(to, name)
      mkdirSync(dirname(copy), { recursive: true })
      if (!existsSync(copy)) {
        copyFileSync(join(from, name), `${copy}.new`)
        renameSync(`${copy}.new`, copy)
      }
      utimesSync(copy, now, now)
    }
  }
  for (const name of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    const stats = statSync(join(to, name))
    if (stats.isFile() && now.getTime() - stats.mtimeMs > KEEP_ASSETS_MS) rmSync(join(to, name))
  }
}
