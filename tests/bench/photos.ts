import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { pictureAt } from '#domain/pictures/responsive.ts'
import { get } from './get.ts'
import { LIMITS } from './limits.ts'
import { hostPeer } from './peer.ts'
import { type Figure, report } from './report.ts'

const [WIDTH, HEIGHT] = [8000, 6000]
const EVERY_MS = 100

/** Kinds of files that a large photo comes in. */
const KINDS: Record<string, (large: Sharp) => Sharp> = {
  'JPEG turned by 90 degrees': large =>
    large.withMetadata({ orientation: 6 }).jpeg({ quality: 50 }),
  PNG: large => large.png(),
}

/** A large photo in few bytes: a small noisy picture drawn larger. */
async function photo(kind: (large: Sharp) => Sharp, sigma: number): Promise<Uint8Array> {
  const noise = { type: 'gaussian', mean: 128, sigma } as const
  const small = await sharp({
    create: { width: 400, height: 300, channels: 3, background: '#000', noise },
  })
    .png()
    .toBuffer()
  const large = sharp(small).resize(WIDTH, HEIGHT, { kernel: 'nearest', fit: 'fill' })
  return new Uint8Array(await kind(large).toBuffer())
}

/** The resident set of a process and its children together, in MB. */
function residentSet(pid: number): number {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
  const processes = lines
    .trim()
    .split('\n')
    .map(line => line.trim().split(/\s+/).map(Number))
  const ours = processes.filter(([own, parent]) => own === pid || parent === pid)
  return ours.reduce((sum, [, , rss = 0]) => sum + rss, 0) / 1024
}

/** Measures the host and its children every few milliseconds; returns the largest sum. */
function watch(pid: number): () => number {
  let largest = 0
  const timer = setInterval(() => {
    largest = Math.max(largest, residentSet(pid))
  }, EVERY_MS)
  return () => {
    clearInterval(timer)
    return largest
  }
}

/** Prints what a host just started takes for four photos of 48 megapixels that are requested at once. */
export async function benchPhotos(site: string, folder: string): Promise<void> {
  const figures: Figure[] = []
  for (const [name, kind] of Object.entries(KINDS)) {
    const data = mkdtempSync(join(folder, 'photos-'))
    const photos = await Promise.all([10, 20, 30, 40].map(sigma => photo(kind, sigma)))
    const earlier = hostPeer(site, data)
    const images = await earlier.request<string[]>(photos)
    await earlier.stop()
    const host = hostPeer(site, data)
    const url = await host.request<string>('url')
    const pid = await host.request<number>('pid')
    const before = residentSet(pid)
    const largest = watch(pid)
    const started = performance.now()
    const requests = images.map(image =>
      get(url + pictureAt(`/api/uploads/${image}`, 1600), { accept: 'image/webp' }),
    )
    for (const { status } of await Promise.all(requests)) {
      if (status !== 200) throw new Error(`A photo's response had status ${status}`)
    }
    figures.push(
      { name: `${name}: time`, value: performance.now() - started, unit: 'ms' },
      { name: `${name}: host before`, value: before, unit: 'MB' },
      {
        name: `${name}: host and its children`,
        value: largest(),
        unit: 'MB',
        limit: LIMITS.memory.photos,
      },
    )
    await host.stop()
  }
  report('Four photos of 48 megapixels in a smaller size, all at once', figures)
}
