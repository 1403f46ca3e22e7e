import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { createResizer } from './resizer.ts'

const resizer = createResizer()
afterAll(() => resizer.stop())

const job = async (width: number, height: number) => {
  const drawn = sharp({ create: { width, height, channels: 3, background: '#2a6f5b' } })
  return { input: new Uint8Array(await drawn.png().toBuffer()), type: 'image/png', webp: true }
}

it('makes large and small pictures one after the other', async () => {
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

it('refuses what is no picture and what has more than 50 megapixels, and goes on', async () => {
  const small = await job(400, 300)
  const cut = { ...small, input: small.input.subarray(0, 60) }
  await expect(resizer.resize({ ...cut, width: 200 })).rejects.toThrow('no picture')
  await expect(resizer.resize({ ...(await job(8000, 6400)), width: 200 })).rejects.toThrow()
  expect((await resizer.resize({ ...small, width: 200 })).type).toBe('image/webp')
})
