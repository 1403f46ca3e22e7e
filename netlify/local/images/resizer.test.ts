import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { createResizer } from './resizer.ts'

const resizer = createResizer()
afterAll(() => resizer.stop())

const job = async (width: number, height: number) => {
  const drawn = sharp({ create: { width, height, channels: 3, background: '#2a6f5b' } })
  return { input: new Uint8Array(await drawn.png().toBuffer()), type: 'image/png', webp: true }
}

it('resizes large and small pictures one after the other', async () => {
  for (const [width, height] of [
    [400, 300],
    [3000, 2100],
    [3000, 2100],
    [400, 300],
  ] as const) {
    const { bytes, type } = await resizer.resize({ ...(await job(width, height)), width: 200 })
    expect(type).toBe('image/webp')
    expect((await sharp(bytes).metadata()).width).toBe(200)
  }
})

it('refuses what is not a picture, and goes on', async () => {
  const small = await job(400, 300)
  const cut = { ...small, input: small.input.subarray(0, 60) }
  await expect(resizer.resize({ ...cut, width: 200 })).rejects.toThrow('no picture')
  expect((await resizer.resize({ ...small, width: 200 })).type).toBe('image/webp')
})

it('resizes an AVIF that the first release stored', async () => {
  const drawn = sharp({ create: { width: 400, height: 300, channels: 3, background: '#2a6f5b' } })
  const input = new Uint8Array(await drawn.avif().toBuffer())
  const { bytes } = await resizer.resize({ input, type: 'image/avif', webp: true, width: 200 })
  expect((await sharp(bytes).metadata()).width).toBe(200)
})

it('leaves a picture with too many pixels as it is', async () => {
  const large = await job(8000, 6400)
  const { bytes, type } = await resizer.resize({ ...large, width: 200 })
  expect(type).toBe('image/png')
  expect(bytes.byteLength).toBe(large.input.byteLength)
})
