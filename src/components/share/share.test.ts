import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { draw } from './draw.ts'
import {
  APP_ICONS,
  BADGE,
  requestPicture,
  requestSiteFiles,
  type ShareFile,
  type SharePicture,
  shareFiles,
} from './requests.ts'

const HALAQA: SharePicture = {
  color: 'green',
  title: 'Family halaqa',
  detail: 'Every Friday · 7:45 PM – 9:00 PM',
  site: 'Mercy Islamic Center',
}
const LONG =
  'Annual fundraising dinner for the expansion of the weekend school and the sisters’ prayer hall, with guests from five cities '
const ARABIC = 'حلقة القرآن الكريم (2026) للأسرة المسلمة كل يوم جمعة بعد صلاة المغرب '
const logo = async (color: string) => ({
  name: `${color}.png`,
  data: (
    await sharp({ create: { width: 300, height: 90, channels: 3, background: color } })
      .png()
      .toBuffer()
  ).toString('base64'),
})

afterAll(() => shareFiles().clear())

describe('the path of a picture', () => {
  it('stays while nothing changes that is drawn', async () => {
    const path = requestPicture(HALAQA)
    expect(path).toMatch(/^\/_astro\/share\.[\w-]{12}\.png$/)
    expect(requestPicture({ ...HALAQA })).toBe(path)
    const others = [
      requestPicture({ ...HALAQA, title: 'Family tea' }),
      requestPicture({ ...HALAQA, detail: 'Every Saturday' }),
      requestPicture({ ...HALAQA, site: 'Masjid An-Noor' }),
      requestPicture({ ...HALAQA, color: 'red' }),
      requestPicture({ ...HALAQA, typefaces: 'source' }),
      requestPicture({ ...HALAQA, logo: await logo('red') }),
      requestPicture({ ...HALAQA, logo: await logo('blue') }),
    ]
    expect(new Set([path, ...others]).size).toBe(8)
  })

  it('leaves out signs without a drawing', () => {
    expect(requestPicture({ ...HALAQA, title: '🌙 Family  halaqa ✨' })).toBe(
      requestPicture(HALAQA),
    )
  })

  it.each(['Семейный вечер', '家庭聚会', 'পরিবার', '🌙', '\u200b', ''])(
    'is that of the general picture for letters that no font has: %s',
    title => {
      expect(requestPicture({ ...HALAQA, title })).toBe('/og.png')
    },
  )
})

describe('a picture', () => {
  it.each([
    ['a short title', 'Tea'],
    ['a long title', LONG],
    ['a title too long for any size', LONG.repeat(4)],
    ['an Arabic title', ARABIC.repeat(2)],
    ['both scripts', 'Tafsīr of Sūrat al-Kahf (سورة الكهف)'],
    ['markup', '<b>A & B</b>'],
    ['marks piled up on a letter', `a${'\u0301'.repeat(149)}`],
    ['nothing to see', '\u200e'],
  ])('has the size that readers of links ask for, and few bytes: %s', async (_, title) => {
    const picture = await draw({ kind: 'picture', of: { ...HALAQA, title } })
    const { width, height, format } = await sharp(picture).metadata()
    expect([width, height, format]).toEqual([1200, 630, 'png'])
    expect(picture.length).toBeLessThan(150_000)
  })

  it('joins Arabic letters without fonts of the machine', async () => {
    const widthOf = async (title: string) => {
      const picture = await draw({ kind: 'picture', of: { ...HALAQA, title, detail: '' } })
      const area = { left: 40, top: 170, width: 1120, height: 430 }
      const text = await sharp(picture).extract(area).threshold(200).png().toBuffer()
      const { info } = await sharp(text).trim().toBuffer({ resolveWithObject: true })
      return info.width
    }
    // The same letters, kept apart by U+200C.
    expect(await widthOf('سسسسسس')).toBeLessThan(
      0.8 * (await widthOf([...'سسسسسس'].join('\u200c'))),
    )
  })

  it('has the typefaces of the site', async () => {
    const drawn = await Promise.all(
      ([undefined, 'source', 'newsreader'] as const).map(typefaces =>
        draw({ kind: 'picture', of: { ...HALAQA, typefaces } }),
      ),
    )
    expect(new Set(drawn.map(picture => picture.toString('base64'))).size).toBe(3)
  })

  it.each<[string, { r: number; g: number; b: number; alpha?: number }, boolean]>([
    ['a logo in white on nothing', { r: 255, g: 255, b: 255, alpha: 0 }, true],
    ['a logo in white on white', { r: 255, g: 255, b: 255 }, false],
    ['a logo in red on nothing', { r: 200, g: 0, b: 0, alpha: 0 }, false],
  ])('has %s on a plate that shows it', async (name, background, isOnBand) => {
    const ground = { ...background, alpha: background.alpha ?? 1 }
    const shape = await sharp({
      create: { width: 60, height: 60, channels: 4, background: { ...ground, alpha: 1 } },
    })
      .png()
      .toBuffer()
    const drawn = await sharp({
      create: { width: 90, height: 90, channels: 4, background: ground },
    })
      .composite([{ input: shape }])
      .png()
      .toBuffer()
    const own = { name: `${name}.png`, data: drawn.toString('base64') }
    const pixelOf = async (kind: 'picture' | 'touch.png', at: number) => {
      const file = { kind, of: { ...HALAQA, logo: own } } as ShareFile
      const { data } = await sharp(await draw(file))
        .extract({ left: at, top: at, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true })
      return (data[0] ?? 0) < 128
    }
    expect([await pixelOf('picture', 92), await pixelOf('touch.png', 4)]).toEqual([
      isOnBand,
      isOnBand,
    ])
  })

  it('shows the center’s own logo', async () => {
    const picture = await draw({ kind: 'picture', of: { ...HALAQA, logo: await logo('#ff0000') } })
    const { data } = await sharp(picture)
      .extract({ left: 128, top: 114, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([...data.subarray(0, 3)]).toEqual([255, 0, 0])
  })
})

describe('the files of a site', () => {
  it('are the general picture and icons in the site’s color or with its logo', async () => {
    requestSiteFiles({ color: 'blue' }, 'Masjid An-Noor', 'Prayer times')
    const drawn = async (path: string) => draw(shareFiles().get(path)!)
    expect((await drawn('/favicon.svg')).toString()).toContain('#214b98')
    const ico = await drawn('/favicon.ico')
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
    expect((await sharp(ico.subarray(22)).metadata()).width).toBe(32)
    expect((await sharp(await drawn('/apple-touch-icon.png')).metadata()).width).toBe(180)
    const app = await Promise.all(
      Object.keys(APP_ICONS).map(async path => sharp(await drawn(path))),
    )
    const facts = await Promise.all(
      app.map(async one => {
        const { width, height } = await one.metadata()
        return [width, height, (await one.stats()).isOpaque]
      }),
    )
    expect(facts).toEqual([
      [192, 192, false],
      [512, 512, false],
      [512, 512, true],
    ])
    const { data: badge, info } = await sharp(await drawn(BADGE))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([96, 96])
    const alphaAt = (x: number, y: number) => badge[(y * 96 + x) * info.channels + 3]
    // The corner, the star, the dome inside it.
    expect([alphaAt(2, 2), alphaAt(48, 10), alphaAt(48, 66)]).toEqual([0, 255, 0])
    expect(shareFiles().get('/og.png')).toMatchObject({ of: { title: 'Masjid An-Noor' } })
    const domed = await drawn('/favicon.svg')
    requestSiteFiles({ color: 'blue', building: 'hall' }, 'Masjid An-Noor', 'Prayer times')
    expect((await drawn('/favicon.svg')).equals(domed)).toBe(false)
    requestSiteFiles({ color: 'blue', logo: await logo('red') }, 'Masjid An-Noor', 'Prayer times')
    expect((await drawn('/favicon.svg')).toString()).toContain('data:image/png;base64,')
  })
})
