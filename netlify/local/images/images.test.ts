import sharp from 'sharp'
import { expect, it } from 'vitest'
import { pictureAt } from '#domain/pictures/responsive.ts'
import { servedProject } from '../testing/servedProject.ts'

const site = servedProject({
  'netlify.toml': '',
  'dist/index.html': 'home',
  'dist/404.html': 'no such page',
  'dist/drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'netlify/functions/upload.ts': `
    import { readFileSync } from 'node:fs'
    export default (request, { params }) =>
      /^(a|p\\d+)\\.png$/.test(params.image)
        ? new Response(readFileSync(new URL('../../a.png', import.meta.url)), {
            headers: { 'content-type': 'image/png' },
          })
        : new Response('no', { status: 404 })
    export const config = { path: '/api/uploads/:image' }
  `,
})

const picture = sharp({ create: { width: 1000, height: 500, channels: 3, background: '#2a6f5b' } })
site.project.write('a.png', await picture.png().toBuffer())

const get = (path: string, accept = 'image/webp,*/*') =>
  fetch(new URL(path, site.host.url), { headers: { accept } })

/** Requests for uploads `${name}0.png` and so on. */
const many = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => get(pictureAt(`/api/uploads/${name}${at}.png`, 320)))

it.each([
  [320, 'image/webp,*/*', 'webp', 320],
  [640, '*/*', 'png', 640],
  [1600, 'image/webp,*/*', 'webp', 1000],
] as const)('makes the width %i for %s', async (width, accept, format, made) => {
  const response = await get(pictureAt('/api/uploads/a.png', width), accept)
  expect(response.status).toBe(200)
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('vary')).toBe('Accept')
  const found = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  expect([found.format, found.width, found.height]).toEqual([format, made, made / 2])
})

it.each([
  ['no picture', '?w=320', 400],
  ['another host', '?w=320&url=https%3A%2F%2Fexample.org%2Fa.png', 400],
  ['another host without a scheme', '?w=320&url=%2F%2Fexample.org%2Fa.png', 400],
  ['a host in disguise', '?w=320&url=%2F%5Cexample.org%2Fa.png', 400],
  ['itself', '?w=320&url=%2F.netlify%2Fimages%3Fw%3D320', 400],
  ['other responses of the API', '?w=320&url=%2Fapi%2Fevents', 400],
  ['a page', '?w=320&url=%2F', 400],
  ['a drawing', '?w=320&url=%2Fdrawing.svg', 400],
  ['a picture there is not', '?w=320&url=%2Fapi%2Fuploads%2Fb.png', 404],
  ['a width of its own', '?w=321&url=%2Fapi%2Fuploads%2Fa.png', 400],
  ['a picture under an encoded name', '?w=320&url=%2Fapi%2Fuploads%2F%2561.png', 400],
  ['no width', '?url=%2Fapi%2Fuploads%2Fa.png', 400],
])('refuses %s', async (_, query, status) => {
  expect((await get(`/.netlify/images${query}`)).status).toBe(status)
})

it('resizes one picture at a time, and gives a client that requests many 503 with a time to wait', async () => {
  const responses = await Promise.all(many('p', 60))
  const busy = responses.filter(({ status }) => status === 503)
  expect(busy.length).toBeGreaterThan(0)
  expect(busy[0]?.headers.get('retry-after')).toBe('5')
  expect(responses.filter(({ status }) => status === 200).length).toBe(60 - busy.length)
})

it('serves others while a client requests sizes of uploads that do not exist', async () => {
  const flood = Array.from({ length: 5 }, () => many('missing', 50)).flat()
  const response = await site.request(pictureAt('/api/uploads/a.png', 960), { from: '127.0.0.2' })
  expect(response.status).toBe(200)
  const statuses = new Set((await Promise.all(flood)).map(({ status }) => status))
  expect([...statuses]).toEqual([404])
})

it('makes the first picture of a client before the second one of another', async () => {
  let done = 0
  const flood = many('p1', 40).map(request => request.finally(() => done++))
  // Once the flood waits.
  await flood[0]
  const response = await site.request(pictureAt('/api/uploads/p7.png', 640), { from: '127.0.0.2' })
  expect(response.status).toBe(200)
  expect(done).toBeLessThan(20)
  await Promise.all(flood)
})

it.each(['/./', '/a/../', '/%2e/'])('does not resolve %s to another host', async start => {
  const source = `${start}/${new URL(site.host.url).host}/api/uploads/a.png`
  const response = await get(`/.netlify/images?w=320&url=${encodeURIComponent(source)}`)
  expect(response.status).toBe(400)
})
